import { type Connection, routePartykitRequest, Server, type WSMessage } from "partyserver";
import { admit, createRoom, type RoomSettings } from "./room.ts";

type Env = RoomSettings & { Catalogue: DurableObjectNamespace<Catalogue> };

export class Catalogue extends Server<Env> {
  static override options = { hibernate: true };

  #room = createRoom();

  override onMessage(connection: Connection, message: WSMessage) {
    this.#room.hear(connection, message, Date.now());
  }

  override onRequest(request: Request) {
    return this.#room.publish(request, this.getConnections());
  }
}

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const admitted = await admit(request, env);
    if (admitted instanceof Response) return admitted;
    const answer = await routePartykitRequest(admitted, env);
    return answer ?? new Response("Not found", { status: 404 });
  },
};
