import {
  type Connection,
  type ConnectionContext,
  routePartykitRequest,
  Server,
  type WSMessage,
} from "partyserver";
import { createCounterRoom } from "./counter-room.ts";
import { addressTags, admit, createRoom, limitNeighbours, type RoomSettings } from "./room.ts";

type Env = RoomSettings & {
  Catalogue: DurableObjectNamespace<Catalogue>;
  Counter: DurableObjectNamespace<Counter>;
};

abstract class Party extends Server<Env> {
  static override options = { hibernate: true };

  protected abstract readonly room: Pick<ReturnType<typeof createRoom>, "hear" | "publish">;

  override getConnectionTags(_: Connection, { request }: ConnectionContext) {
    return addressTags(request);
  }

  override onConnect(connection: Connection, { request }: ConnectionContext) {
    for (const tag of addressTags(request))
      limitNeighbours(connection, this.getConnections(tag), this.env);
  }

  override onMessage(connection: Connection, message: WSMessage) {
    this.room.hear(connection, message, Date.now());
  }

  override onRequest(request: Request) {
    return this.room.publish(request, this.getConnections());
  }
}

export class Catalogue extends Party {
  protected readonly room = createRoom();
}

export class Counter extends Party {
  protected readonly room = createCounterRoom();

  override async onConnect(connection: Connection, context: ConnectionContext) {
    super.onConnect(connection, context);
    this.room.join(connection, this.env, Date.now());
    await this.onAlarm();
  }

  override async onAlarm() {
    const next = this.room.closeEnded(this.getConnections(), Date.now());
    if (next !== null) await this.ctx.storage.setAlarm(next);
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
