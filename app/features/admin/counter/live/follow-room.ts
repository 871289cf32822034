import ReconnectingWebSocket from "partysocket/ws";
import { counterEnded } from "#party/messages.ts";

type Followed = {
  roomUrl: string;
  /** One that still lives. */
  token(): Promise<string>;
  look(): void;
  setAlive(isAlive: boolean): void;
};

/** Looks whenever the room says so, and after every time nobody listened; answers what ends it. */
export function followRoom({ roomUrl, token, look, setAlive }: Followed): () => void {
  const socket = new ReconnectingWebSocket(async () => `${roomUrl}?token=${await token()}`, [], {
    connectionTimeout: 20_000,
    minReconnectionDelay: 1000 + Math.random() * 1000,
    maxReconnectionDelay: 4000 + Math.random() * 1000,
    maxRetries: Infinity,
    maxEnqueuedMessages: 0,
  });
  const open = () => {
    setAlive(true);
    look();
  };
  // The room ends each socket after some minutes; the next one is as good.
  const close = ({ code }: { code: number }) => code !== counterEnded && setAlive(false);
  const tryAgain = () => socket.reconnect();
  socket.addEventListener("open", open);
  socket.addEventListener("message", look);
  socket.addEventListener("close", close);
  addEventListener("online", tryAgain);
  return () => {
    removeEventListener("online", tryAgain);
    socket.close();
  };
}
