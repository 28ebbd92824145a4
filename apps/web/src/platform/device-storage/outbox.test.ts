import { ApiError } from '@nukkad/contract/kernel/client';
import { expect, test } from 'vitest';
import { newOrderedId } from '../ordered-id.ts';
import { createOutbox } from './outbox.ts';

interface Waiting {
  readonly messageId: string;
  readonly conversationId: string;
  readonly text: string;
  readonly failure: string | null;
}

const written = (text: string, conversationId = 'asha'): Waiting => ({
  messageId: newOrderedId(),
  conversationId,
  text,
  failure: null,
});
const offline = new ApiError(0, 'No socket connection.');
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A device and a server that takes each id once. */
function aDevice() {
  const device = new Map<string, Waiting>();
  const server: string[] = [];
  const state = { refuses: (_item: Waiting): Error | null => null, losesAcks: false };
  const open = (more: { readonly refusedHolds?: true } = {}) =>
    createOutbox<Waiting>({
      idOf: ({ messageId }) => messageId,
      laneOf: ({ conversationId }) => conversationId,
      ...more,
      keep: async (item) => void device.set(item.messageId, item),
      forget: async (messageId) => void device.delete(messageId),
      recall: async () => [...device.values()],
      send: async (item) => {
        await turn();
        const refusal = state.refuses(item);
        if (refusal) throw refusal;
        if (!server.includes(item.text)) server.push(item.text);
        if (state.losesAcks) throw offline;
      },
    });
  const quiet = async () => {
    for (let waited = 0; waited < 40; waited += 1) await turn();
  };
  return { device, server, state, open, quiet };
}

test('what is written without a connection waits, and goes out once, in its order, when it is back', async () => {
  const { device, server, state, open, quiet } = aDevice();
  state.refuses = () => offline;
  const outbox = open();
  for (const text of ['one', 'two', 'three']) await outbox.add(written(text));
  await quiet();
  expect(server).toEqual([]);
  expect(outbox.in('asha').map(({ text }) => text)).toEqual(['one', 'two', 'three']);

  state.refuses = () => null;
  outbox.drain();
  await quiet();
  expect(server).toEqual(['one', 'two', 'three']);
  expect(outbox.in('asha')).toEqual([]);
  expect(device.size).toBe(0);
});

test('waiting messages survive a reload', async () => {
  const { server, state, open, quiet } = aDevice();
  state.refuses = () => offline;
  const before = open();
  await before.add(written('one'));
  await before.add(written('two'));
  await quiet();

  state.refuses = () => null;
  const after = open();
  await after.recall();
  await quiet();
  expect(server).toEqual(['one', 'two']);
});

test('a message whose acknowledgement was lost goes out again and is one message', async () => {
  const { server, state, open, quiet } = aDevice();
  const outbox = open();
  state.losesAcks = true;
  await outbox.add(written('one'));
  await quiet();
  expect(outbox.in('asha')).toHaveLength(1);
  state.losesAcks = false;
  outbox.drain();
  await quiet();
  expect(server).toEqual(['one']);
  expect(outbox.in('asha')).toEqual([]);
});

test('a refused message says why and holds up no other; it can be tried again or dropped', async () => {
  const { server, state, open, quiet } = aDevice();
  state.refuses = ({ text }) =>
    text === 'two' ? new ApiError(409, 'This conversation is closed.', { code: 'closed' }) : null;
  const outbox = open();
  for (const text of ['one', 'two', 'three']) await outbox.add(written(text));
  await quiet();
  expect(server).toEqual(['one', 'three']);
  const [refused] = outbox.in('asha');
  expect(refused?.failure).toBe('This conversation is closed.');

  state.refuses = () => null;
  await outbox.tryAgain(refused?.messageId ?? '');
  await quiet();
  expect(server).toEqual(['one', 'three', 'two']);
  expect(outbox.in('asha')).toEqual([]);
});

test('a conversation that waits does not hold up another', async () => {
  const { server, state, open, quiet } = aDevice();
  state.refuses = ({ conversationId }) => (conversationId === 'asha' ? offline : null);
  const outbox = open();
  await outbox.add(written('to Asha'));
  await outbox.add(written('to Ramesh', 'ramesh'));
  await quiet();
  expect(server).toEqual(['to Ramesh']);
});

test('a connection that comes back while a message is still on its way is not missed', async () => {
  const { server, state, open, quiet } = aDevice();
  let tries = 0;
  state.refuses = () => {
    tries += 1;
    return tries === 1 ? offline : null;
  };
  const outbox = open();
  await outbox.add(written('one'));
  outbox.drain();
  await quiet();
  expect(server).toEqual(['one']);
});

test('where items build on each other, a refused one holds those behind it until it is dropped or goes through', async () => {
  const { server, state, open, quiet } = aDevice();
  state.refuses = ({ text }) =>
    text === 'start' ? new ApiError(409, 'Incorrect OTP.', { code: 'start_code_wrong' }) : null;
  const outbox = open({ refusedHolds: true });
  for (const text of ['start', 'photos', 'finish']) await outbox.add(written(text));
  await quiet();
  expect(server).toEqual([]);
  expect(outbox.all().map(({ failure }) => failure)).toEqual(['Incorrect OTP.', null, null]);

  await outbox.drop(outbox.all()[0]?.messageId ?? '');
  await quiet();
  expect(server).toEqual(['photos', 'finish']);
});
