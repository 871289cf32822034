import ReconnectingWebSocket from "partysocket/ws";

type Followed = {
  roomUrl: string;
  /** The newest: each lives for a minute. */
  token(): string;
  look(): void;
  setAlive(isAlive: boolean): void;
};

/** Looks whenever the room says so, and after every time nobody listened; answers what ends it. */
export function followRoom({ roomUrl, token, look, setAlive }: Followed): () => void {
  const socket = new ReconnectingWebSocket(() => `${roomUrl}?token=${token()}`, [], {
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
  const close = () => setAlive(false);
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
