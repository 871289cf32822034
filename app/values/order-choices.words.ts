export const words = {
  leave: "Skip it",
  swap: "Replace with something similar",
  call: "Call me",
};
