import type * as Party from "partykit/server";
import { createCounterRoom } from "./counter-room.ts";
import Catalogue from "./partykit.host.ts";

export default class Counter extends Catalogue {
  protected override readonly room = createCounterRoom();

  override async onConnect(connection: Party.Connection, context: Party.ConnectionContext) {
    super.onConnect(connection, context);
    this.room.join(connection, this.party.env, Date.now());
    await this.onAlarm();
  }

  async onAlarm() {
    const next = this.room.closeEnded(this.party.getConnections(), Date.now());
    if (next !== null) await this.party.storage.setAlarm(next);
  }
}
