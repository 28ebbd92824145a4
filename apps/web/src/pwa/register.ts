import { isBusy, onBusy } from '../platform/api/busy.ts';
import { currentToken, onSession } from '../platform/session/session-store.ts';

/** Specification section 9. */
const latestMs = 30_000;

const aMoment = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });

function quietNow(): Promise<void> {
  if (!isBusy()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = onBusy(() => {
      if (isBusy()) return;
      stop();
      resolve();
    });
  });
}

const loaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise<void>((resolve) => addEventListener('load', () => resolve(), { once: true }));

/** The app is stable when it is loaded, nothing is being fetched and the browser has nothing to do; or after 30 s. */
export async function untilStable(): Promise<void> {
  const stable = loaded().then(quietNow).then(aMoment);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, latestMs)));
  await Promise.race([stable, late]);
  clearTimeout(timer);
}

/** Kept copies of pages hold nothing of anybody, but which pages somebody opened is theirs to forget. */
function forgetPagesAtLogout(): void {
  let wasIn = currentToken() !== null;
  onSession(() => {
    const isIn = currentToken() !== null;
    if (wasIn && !isIn) void caches.delete('pages');
    wasIn = isIn;
  });
}

let registering: Promise<ServiceWorkerRegistration | null> | null = null;

async function register(): Promise<ServiceWorkerRegistration | null> {
  await untilStable();
  forgetPagesAtLogout();
  // Refused where storage is blocked; the app then works as any page does.
  return navigator.serviceWorker.register('/sw.js').catch(() => null);
}

/** Once a visit, and only for what was built: in development files change under the worker's feet. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return Promise.resolve(null);
  registering ??= register();
  return registering;
}
