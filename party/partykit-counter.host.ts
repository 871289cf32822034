import { createCounterRoom } from "./counter-room.ts";
import Catalogue from "./partykit.host.ts";

export default class Counter extends Catalogue {
  protected override readonly room = createCounterRoom();
}
