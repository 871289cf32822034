import { type OrderAddress, doorLines } from "#app/values/address.ts";

/** What helps to find an address, below it, where it is given. */
export function AtTheDoor(address: Pick<OrderAddress, "landmark" | "doorNote">) {
  return doorLines(address).map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
