import { expect, test, vi } from 'vitest';
import { type PushWorker, openPush, renewPush, showPush } from './push-handlers.ts';

const origin = 'https://nukkad.example';
const windowAt = (url: string) => ({
  url,
  focus: vi.fn(async () => undefined),
  navigate: vi.fn(async () => undefined),
  postMessage: vi.fn(),
});
function aWorker(windows: ReturnType<typeof windowAt>[] = []) {
  return {
    location: { origin },
    navigator: { setAppBadge: vi.fn(async () => undefined) },
    clients: { matchAll: vi.fn(async () => windows), openWindow: vi.fn(async () => undefined) },
    registration: {
      showNotification: vi.fn(async () => undefined),
      pushManager: { subscribe: vi.fn(async () => undefined) },
    },
  } satisfies PushWorker;
}
const note = {
  title: 'Booking NK12',
  body: 'A partner has accepted it.',
  count: 2,
  link: '/buyer/bookings/1',
  id: '1',
};

test('a push is shown with its words and the count on the badge', async () => {
  const worker = aWorker();
  await showPush(worker, JSON.stringify(note));
  expect(worker.registration.showNotification).toHaveBeenCalledWith(
    'Booking NK12',
    expect.objectContaining({ body: note.body, tag: '1', data: { link: note.link } }),
  );
  expect(worker.navigator.setAppBadge).toHaveBeenCalledWith(2);
  await showPush(worker, 'not ours');
  expect(worker.registration.showNotification).toHaveBeenCalledTimes(1);
});

test('a tap opens the record in a window that is open, which comes to the front', async () => {
  const open = windowAt(`${origin}/home`);
  const worker = aWorker([open]);
  await openPush(worker, note.link);
  expect(open.focus).toHaveBeenCalled();
  expect(open.navigate).toHaveBeenCalledWith(`${origin}/buyer/bookings/1`);
  expect(worker.clients.openWindow).not.toHaveBeenCalled();
});

test('a window that shows the record already is not loaded again', async () => {
  const there = windowAt(`${origin}/buyer/bookings/1`);
  await openPush(aWorker([windowAt(`${origin}/home`), there]), note.link);
  expect(there.focus).toHaveBeenCalled();
  expect(there.navigate).not.toHaveBeenCalled();
});

test('without a window, or where it cannot be led, a new one is opened', async () => {
  const worker = aWorker();
  await openPush(worker, note.link);
  expect(worker.clients.openWindow).toHaveBeenCalledWith(`${origin}/buyer/bookings/1`);
  const stubborn = windowAt(`${origin}/home`);
  stubborn.navigate.mockRejectedValue(new Error('not controlled'));
  const other = aWorker([stubborn]);
  await openPush(other, note.link);
  expect(other.clients.openWindow).toHaveBeenCalledWith(`${origin}/buyer/bookings/1`);
});

test('a changed address is renewed with the same key, and open windows hear of it', async () => {
  const open = windowAt(`${origin}/home`);
  const worker = aWorker([open]);
  const key = new ArrayBuffer(65);
  await renewPush(worker, key);
  expect(worker.registration.pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  expect(open.postMessage).toHaveBeenCalledWith('push-changed', { transfer: [] });
});
