export const words = {
  ofCart: "Keep my cart as a list",
  ofLastOrder: (day: string) => `List from my order of ${day}`,
  browseAll: "Browse all products",
  countPacks: (most: number) => `Choose 1 to ${most} packs.`,
  noPack: "There is no such pack.",
  noItems: "A list needs at least one item.",
  eachOnce: "Please list each pack only once.",
  enterName: "Please give the list a name.",
  atMost: (characters: number) => `At most ${characters} characters.`,
  noList: "There is no such list.",
  tooManyLists: (most: number) => `You have ${most} lists. Please remove one first.`,
  tooManyLines: (most: number) => `A list has at most ${most} lines.`,
};
