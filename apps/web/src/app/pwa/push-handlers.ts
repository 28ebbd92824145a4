import { addressOf, noteOf } from './push.rules.ts';

interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown, options: { readonly transfer: [] }): void;
}
/** What of the service worker's world these handlers use. */
export interface PushWorker {
  readonly location: { readonly origin: string };
  readonly navigator: { setAppBadge?(count: number): Promise<void> };
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
    readonly pushManager: {
      subscribe(options: {
        readonly userVisibleOnly: true;
        readonly applicationServerKey: ArrayBuffer | null;
      }): Promise<unknown>;
    };
  };
}

const windowsOf = ({ clients }: PushWorker) =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Every push is shown: browsers take the permission away from who pushes unseen. */
export async function showPush(worker: PushWorker, text: string | undefined): Promise<void> {
  const note = noteOf(text);
  if (!note) return;
  const { title, body, count, link, id } = note;
  await worker.registration.showNotification(title, {
    body,
    tag: id,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    data: { link },
  });
  // Behind the note: a device without badges holds up nothing.
  await worker.navigator.setAppBadge?.(count).catch(() => undefined);
}

/** An open window of ours goes there; else one is opened. */
export async function openPush(worker: PushWorker, link: unknown): Promise<void> {
  const address = addressOf(link, worker.location.origin);
  const open = await windowsOf(worker);
  const window = open.find(({ url }) => url === address) ?? open[0];
  if (!window) {
    await worker.clients.openWindow(address);
    return;
  }
  // Without a click of a person's own the browser refuses it; the page is led there all the same.
  await window.focus().catch(() => undefined);
  // A window that this worker does not control cannot be led anywhere.
  if (window.url !== address) await window.navigate(address).catch(() => worker.clients.openWindow(address));
}

/** The browser has changed its address: a new one is asked for, and an open window tells the server, else the next visit. */
export async function renewPush(worker: PushWorker, key: ArrayBuffer | null): Promise<void> {
  if (!key) return;
  await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  for (const window of await windowsOf(worker)) window.postMessage('push-changed', { transfer: [] });
}
