import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChannel } from './channel.ts';

type Listener = (...given: readonly unknown[]) => void;

/** What a page's socket is to the channel. */
function aSocket() {
  const listeners = new Map<string, Listener[]>();
  const socket = {
    active: true,
    connected: false,
    tries: 0,
    on: (event: string, listener: Listener) =>
      void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    onAny: () => undefined,
    connect: () => void (socket.tries += 1),
    hear: (event: string) => {
      for (const listener of listeners.get(event) ?? []) listener();
    },
  };
  return socket;
}

let socket: ReturnType<typeof aSocket>;
vi.mock('socket.io-client', () => ({ io: () => socket }));

const token = `a.${btoa(JSON.stringify({ userId: 'asha' }))}.c`;
let stored: string | null;
beforeEach(() => {
  vi.useFakeTimers();
  socket = aSocket();
  stored = token;
  vi.stubGlobal('localStorage', { getItem: () => stored, removeItem: () => (stored = null) });
  vi.stubGlobal('location', new URL('https://nukkad.example/message_center'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a connection that the server refused is tried again, later each time until it holds', async () => {
  await createChannel('/messages').open();
  socket.active = false;
  socket.hear('connect_error');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(socket.tries).toBe(1);
  socket.hear('connect_error');
  await vi.advanceTimersByTimeAsync(1_900);
  expect(socket.tries).toBe(1);
  await vi.advanceTimersByTimeAsync(4_200);
  expect(socket.tries).toBe(2);
  socket.hear('connect');
  socket.hear('connect_error');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(socket.tries).toBe(3);
});

test('where the library tries again by itself, or no one is signed in any more, nothing is tried', async () => {
  await createChannel('/messages').open();
  socket.hear('connect_error');
  await vi.advanceTimersByTimeAsync(60_000);
  socket.active = false;
  socket.hear('connect_error');
  stored = null;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(socket.tries).toBe(0);
});
