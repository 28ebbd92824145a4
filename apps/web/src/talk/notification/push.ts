import * as api from '@nukkad/contract/talk/notification/notification.api';
import { call } from '../../platform/api/client.ts';
import { forget, keep, kept } from '../../platform/device-storage/device-storage.ts';
import { loadSettings } from '../../platform/settings.ts';

/** Under which the address is kept that this person allowed here; it goes with the session. */
const keptAs = 'push';

/** `refused`: by the browser, for good. `unable`: this browser cannot. `waiting`: for the worker, which starts when the page is at rest. */
export type PushState = 'on' | 'off' | 'refused' | 'unable' | 'waiting';

const isAble = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const registered = async (): Promise<ServiceWorkerRegistration | null> =>
  isAble() ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;

/** On a first visit the worker starts after the page: what can be done here is looked for again then. */
export async function whenRegistered(): Promise<void> {
  if (isAble()) await navigator.serviceWorker.ready;
}

export async function readPushState(): Promise<PushState> {
  const registration = await registered();
  if (!registration) return isAble() ? 'waiting' : 'unable';
  if (Notification.permission === 'denied') return 'refused';
  const subscription = await registration.pushManager.getSubscription();
  return subscription && (await kept(keptAs)) === subscription.endpoint ? 'on' : 'off';
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await call(api.subscribeToNotifications, {
    body: { deviceType: 'web', subscription: { endpoint: endpoint ?? '', keys: { p256dh, auth } } },
    quiet: true,
  });
  await keep(keptAs, endpoint);
}

/** At a tap that wants it: asks for the permission, subscribes, and tells the server. */
export async function turnPushOn(): Promise<PushState> {
  const registration = await registered();
  if (!registration) return readPushState();
  if ((await Notification.requestPermission()) !== 'granted') return readPushState();
  try {
    const { pushPublicKey } = await loadSettings();
    const options = { userVisibleOnly: true, applicationServerKey: pushPublicKey };
    await tellServer(await registration.pushManager.subscribe(options));
  } catch (error) {
    // oxlint-disable-next-line no-console -- specification section 8: this failure is logged only
    console.warn('Could not subscribe to notifications', error);
  }
  return readPushState();
}

export async function turnPushOff(): Promise<PushState> {
  const registration = await registered();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await call(api.unsubscribeFromNotifications, { query: { endpoint: subscription.endpoint }, quiet: true });
    await subscription.unsubscribe();
  }
  await forget(keptAs);
  return readPushState();
}

/** The browser may have changed its address since this person allowed it here. */
export async function followPush(): Promise<void> {
  const allowed = await kept(keptAs);
  const subscription = allowed ? await (await registered())?.pushManager.getSubscription() : null;
  if (subscription && subscription.endpoint !== allowed) await tellServer(subscription);
}
