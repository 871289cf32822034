/** How far something is, in a word on the colour of its stand. */
export function Stand({ stand, word }: { stand: string; word: string }) {
  return (
    <span className="stand" data-stand={stand}>
      {word}
    </span>
  );
}
