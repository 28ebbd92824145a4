/** Calls `tell` with a newer worker that has been fetched and waits for its turn. The first one of all is no news. */
export function watchForUpdate(
  registration: ServiceWorkerRegistration,
  tell: (waiting: ServiceWorker) => void,
): void {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) tell(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

/** Hands over to the newer worker, then opens the page anew with it. */
export function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over', { transfer: [] });
}
