let registering: Promise<ServiceWorkerRegistration | null> | null = null;

async function register(): Promise<ServiceWorkerRegistration | null> {
  // Refused where storage is blocked; the app then works as any page does.
  return navigator.serviceWorker.register('/sw.js').catch(() => null);
}

/** Once a visit, when the page has come to rest, and only for what was built: in development files change under the worker's feet. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return Promise.resolve(null);
  registering ??= register();
  return registering;
}
