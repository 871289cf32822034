export const words = {
  leave: "Leave it out",
  swap: "Choose something like it",
  call: "Call me",
};
