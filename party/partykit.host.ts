import type * as Party from "partykit/server";
import { addressTags, admit, createRoom, limitNeighbours } from "./room.ts";

export default class Catalogue {
  readonly options = { hibernate: true };

  protected readonly party: Party.Room;
  protected readonly room: Pick<ReturnType<typeof createRoom>, "hear" | "publish"> = createRoom();

  constructor(party: Party.Room) {
    this.party = party;
  }

  static onBeforeConnect(request: Request, lobby: Party.Lobby) {
    return admit(request, lobby.env);
  }

  static onBeforeRequest(request: Request, lobby: Party.Lobby) {
    return admit(request, lobby.env);
  }

  getConnectionTags(_: Party.Connection, { request }: Party.ConnectionContext) {
    return addressTags(request as unknown as Request);
  }

  onConnect(connection: Party.Connection, { request }: Party.ConnectionContext) {
    for (const tag of addressTags(request as unknown as Request))
      limitNeighbours(connection, this.party.getConnections(tag), this.party.env);
  }

  onMessage(message: string | ArrayBuffer | ArrayBufferView, sender: Party.Connection) {
    this.room.hear(sender, message, Date.now());
  }

  onRequest(request: Request) {
    return this.room.publish(request, this.party.getConnections());
  }
}
