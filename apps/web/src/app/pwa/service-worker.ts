/**
 * Runs beside the pages: the app opens without a network, and a page that was seen before is shown again. Written
 * by hand (docs/decisions/loading-the-web-app.md). `__FILES__`, `__SHELLS__` and `__VERSION__` are put in by
 * build-service-worker.mjs.
 */
import { type PushWorker, openPush, renewPush, showPush } from './push-handlers.ts';
import { isBareShell, mayKeepPage, treatmentOf } from './treatment.rules.ts';

declare const __FILES__: readonly string[];
/** The paths of private pages. */
declare const __SHELLS__: readonly string[];
declare const __VERSION__: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { text(): string } | null;
}
interface Tapped extends Lasting {
  readonly notification: { readonly data: { readonly link?: unknown } | null; close(): void };
}
interface AddressChanged extends Lasting {
  readonly oldSubscription: PushSubscription | null;
}
/** What of a service worker's own world is used here; the DOM's types know only windows. */
interface Worker extends Omit<PushWorker, 'clients' | 'location'> {
  readonly location: Location;
  readonly clients: PushWorker['clients'] & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(name: 'push', hear: (event: Pushed) => void): void;
  addEventListener(name: 'notificationclick', hear: (event: Tapped) => void): void;
  addEventListener(name: 'pushsubscriptionchange', hear: (event: AddressChanged) => void): void;
  addEventListener(name: 'message', hear: (event: MessageEvent & Lasting) => void): void;
}
const worker = globalThis as unknown as Worker;

const shellCache = `shell-${__VERSION__}`;
const fileCache = 'files';
const pageCache = 'pages';
const offlinePage = '/offline.html';
const mostPages = 30;
const mostFiles = 400;
const files = new Set(__FILES__);

/** The oldest go first; `keys` answers in the order of arrival. */
async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

async function fromFiles(request: Request): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const cache = await caches.open(fileCache);
    await cache.put(request, answer.clone());
    await trim(cache, mostFiles);
  }
  return answer;
}

async function keepPage(request: Request, answer: Response): Promise<void> {
  const facts = {
    status: answer.status,
    redirected: answer.redirected,
    type: answer.headers.get('content-type'),
    cacheControl: answer.headers.get('cache-control'),
  };
  if (!mayKeepPage(facts)) return;
  const cache = await caches.open(pageCache);
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, answer);
  await trim(cache, mostPages);
}

/**
 * A private page is a bare shell whatever its query says, and a step or a dialog of it may never have been opened by
 * its own address: the copy of any other one will do.
 */
async function otherStepOf(request: Request): Promise<Response | undefined> {
  if (!isBareShell(new URL(request.url).pathname, __SHELLS__)) return undefined;
  return (await caches.open(pageCache)).match(request, { ignoreVary: true, ignoreSearch: true });
}

/** The network first; without one, the copy of the same page, else the page that says so. */
async function fromNetwork(event: Fetching): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keepPage(event.request, answer.clone()));
    return answer;
  } catch {
    const known =
      (await caches.match(event.request, { ignoreVary: true })) ?? (await otherStepOf(event.request));
    return known ?? (await caches.match(offlinePage)) ?? Response.error();
  }
}

/** The root redirects to home: without asking the server, and also without a network. */
const toHome = async (request: Request) => {
  const { origin, search } = new URL(request.url);
  return Response.redirect(`${origin}/home${search}`, 301);
};

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shellCache).then((cache) => cache.addAll([...files])));
});

/** What is kept was found broken: all of it anew from the network, or nothing changes. */
async function renewKept(): Promise<void> {
  const cache = await caches.open(shellCache);
  await cache.addAll([...files].map((file) => new Request(file, { cache: 'reload' })));
  await caches.delete(fileCache);
}

worker.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('shell-') && name !== shellCache);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(clear());
});

worker.addEventListener('fetch', (event) => {
  const treatment = treatmentOf(event.request, worker.location.origin, files);
  if (treatment === 'file') event.respondWith(fromFiles(event.request));
  if (treatment === 'page') event.respondWith(fromNetwork(event));
  if (treatment === 'root') event.respondWith(toHome(event.request));
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting());
  if (event.data === 'renew')
    event.waitUntil(
      renewKept()
        .catch(() => undefined)
        .finally(() => event.ports[0]?.postMessage('renewed')),
    );
});

worker.addEventListener('push', (event) => {
  event.waitUntil(showPush(worker, event.data?.text()));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(worker, event.notification.data?.link));
});

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewPush(worker, event.oldSubscription?.options.applicationServerKey ?? null));
});
