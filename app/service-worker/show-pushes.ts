type Pushed = { title: string; body: string; tag: string; navigate: string };
type Lasting = { waitUntil(work: Promise<unknown>): void };
type PushEvents = {
  push: { data: { json(): { notification: Pushed } } };
  notificationclick: { notification: Notification };
};

/** What a service worker is to who shows messages. */
export type PushScope = {
  registration: Pick<ServiceWorkerRegistration, "showNotification">;
  clients: { openWindow(address: string): Promise<unknown> };
  addEventListener<Type extends keyof PushEvents>(
    type: Type,
    listen: (event: PushEvents[Type] & Lasting) => void,
  ): void;
};

/** Browsers that show such a message by themselves do not ask here. */
export function showPushes(worker: PushScope): void {
  worker.addEventListener("push", (event) => {
    const { title, navigate, ...options } = event.data.json().notification;
    event.waitUntil(worker.registration.showNotification(title, { ...options, data: navigate }));
  });
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(worker.clients.openWindow(String(event.notification.data)));
  });
}
