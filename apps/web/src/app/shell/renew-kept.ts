/**
 * What the service worker keeps may itself be what is broken: it fetches it anew, and keeps it where that fails. Sent as its own
 * text beside the start guard, so it names nothing from outside.
 */
export async function renewKept(): Promise<void> {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  const isAnswered = await new Promise<boolean>((resolve) => {
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), 5_000);
    worker.postMessage('renew', [port2]);
  });
  // A worker of an older build does not know the word.
  if (!isAnswered) for (const name of await caches.keys()) await caches.delete(name);
}
