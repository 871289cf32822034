import type * as Party from "partykit/server";
import { admit, createRoom } from "./room.ts";

export default class Catalogue {
  readonly options = { hibernate: true };

  #party: Party.Room;
  #room = createRoom();

  constructor(party: Party.Room) {
    this.#party = party;
  }

  static onBeforeConnect(request: Request, lobby: Party.Lobby) {
    return admit(request, lobby.env);
  }

  static onBeforeRequest(request: Request, lobby: Party.Lobby) {
    return admit(request, lobby.env);
  }

  onMessage(message: string | ArrayBuffer | ArrayBufferView, sender: Party.Connection) {
    this.#room.hear(sender, message, Date.now());
  }

  onRequest(request: Request) {
    return this.#room.publish(request, this.#party.getConnections());
  }
}
