export const words = {
  camera: "Camera",
  stopCamera: "Stop the camera",
  code: "Code on the pack",
  codeHint: "Scan it, or type its digits",
  whichHasIt: (code: string) => `No pack has the code ${code} yet. Which of these has it?`,
  ownerKeepsIt: (code: string) => `No pack has the code ${code} yet. Please tell the owner.`,
};
