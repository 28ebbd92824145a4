import * as socket from '@nukkad/contract/talk/chat/chat.socket';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { chatLimits } from '@nukkad/contract/talk/chat/session-types';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type Talker,
  atSocket,
  bookingBetween,
  open,
  talkerOf,
  until,
} from '../../../test/fixtures/chat-fixture.ts';
import { recordPromise } from '../../../test/faults/record-promise.ts';
import { type WholeApp, wholeApp } from '../../../test/harness/whole-app.ts';
import { newId } from '../../platform/id.ts';

const buyer = '9000000001';
const owner = '9000000100';
const rounds = Number(process.env['CHAT_FLOOD'] ?? 2);
const storm = Number(process.env['CHAT_STORM'] ?? 100);

/** So that what is sent is read, and not refused for its number. */
const scale = 5;
const limit = chatLimits.perSecond * scale;

let whole: WholeApp;
let asha: Talker;
let lakshmi: Talker;
let conversationId: string;
beforeAll(async () => {
  whole = await wholeApp({ RATE_LIMIT_SCALE: String(scale) });
  const booking = await bookingBetween(whole, { buyer, owner, status: 'Assigned' });
  asha = await talkerOf(whole, buyer, 'Buyer');
  lakshmi = await talkerOf(whole, owner, 'Service Partner');
  ({ conversationId } = await open(asha, booking));
}, 120_000);
afterAll(async () => {
  asked.mockRestore();
  asha.leave();
  lakshmi.leave();
  await whole.close();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const asked = vi.spyOn(pg.Client.prototype, 'query');
/** Statements about sessions since the last clearing. */
const sessionReads = () =>
  asked.mock.calls.filter(([first]: unknown[]) =>
    (typeof first === 'string' ? first : (first as { text: string }).text).includes('from user_session'),
  ).length;
const names = [
  ...Object.values(socket.chatSocket).map(({ name }) => name),
  'nothing',
  '__proto__',
  'constructor',
];

/** What programs send that mean no good. */
const payloads: readonly (readonly unknown[])[] = [
  [],
  [null],
  ['text'],
  [7],
  [[]],
  [{}],
  [{ __proto__: { admin: true } }],
  [JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}')],
  [{ conversationId: { $gt: '' } }],
  [{ conversationId: "' or 1=1 --", text: 'x', messageId: 'x' }],
  [{ conversationIds: Array.from({ length: 3_000 }, () => 'x') }],
  [{ messageId: newId(), text: '\u0000' }],
  [{ messageId: newId(), text: '\uD800' }],
  [{ seq: -1 }, { seq: Number.MAX_VALUE }, 'more'],
  [{ seq: 1e308, after: -0, before: 2 ** 53, limit: 1e9 }],
  [Buffer.alloc(200, 7)],
  [{ text: Buffer.alloc(20), documents: Buffer.alloc(3) }],
  [JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`)],
];

test('promise 58: whatever is sent on any event, the process lives, answers with a code, and others are served', {
  timeout: 120_000,
}, async () => {
  let served = 0;
  let sent = 0;
  let unanswered = 0;
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await pause(1_000);
    for (const payload of payloads) {
      const flood = names.map(async (name) => {
        const ack = await asha.emit(name, ...payload).catch(() => null);
        sent += 1;
        if (!ack) unanswered += 1;
      });
      if ((await lakshmi.client.ask(getMyProfile)).status === 200) served += 1;
      await Promise.all(flood);
    }
  }
  expect(unanswered).toBe(0);
  expect(asha.socket.connected).toBe(true);
  expect(served).toBe(rounds * payloads.length);
  recordPromise(58, sent, unanswered);
});

/** Frames that no client library makes. */
const rawFrames = [
  `2/messages,1["message",${'['.repeat(30_000)}${']'.repeat(30_000)}]`,
  '2/messages,1["message",{"text":',
  '2/messages,99999999999999999999["message",{}]',
  '51-/messages,1["message",{"_placeholder":true,"num":7}]',
  '59999999-/messages,["message",{"_placeholder":true,"num":0}]',
  '7/messages,["x"]',
  '2/nowhere,["x"]',
  '0/messages,{"token":{"deep":1}}',
];

test('promise 58: broken frames end at most their own connection', { timeout: 60_000 }, async () => {
  for (const frame of rawFrames) {
    const own = await talkerOf(whole, buyer, 'Buyer');
    own.socket.io.engine.write(frame);
    await pause(50);
    own.leave();
    expect(await lakshmi.ask(socket.getMessage, { conversationId })).toEqual([]);
  }
  expect(asha.socket.connected).toBe(true);
  recordPromise(58, rawFrames.length, 0);
});

test('promise 58: a frame of more than 64 KB ends its connection and no other', {
  timeout: 30_000,
}, async () => {
  const own = await talkerOf(whole, buyer, 'Buyer');
  own.socket.emit('message', { text: 'x'.repeat(70_000) });
  expect(await until(() => !own.socket.connected)).toBe(true);
  expect(asha.socket.connected).toBe(true);
});

test(`promise 58: at most ${chatLimits.perSecond} messages a second of one person, over all their sockets`, {
  timeout: 30_000,
}, async () => {
  const tablet = await talkerOf(whole, owner, 'Service Partner');
  await pause(1_100);
  const begun = performance.now();
  const said = await Promise.all(
    Array.from({ length: 3 * limit }, (_, at) =>
      (at % 2 ? tablet : lakshmi).refused(socket.sendMessage, {
        messageId: newId(),
        conversationId,
        text: `Word ${at}`,
      }),
    ),
  );
  const seconds = (performance.now() - begun) / 1_000;
  const stored = said.filter((one) => one === 'ok').length;
  expect(said.filter((one) => one !== 'ok' && one !== 'too_many_requests')).toEqual([]);
  expect(stored).toBeLessThanOrEqual(Math.ceil(limit * (1 + seconds)));
  expect(stored).toBeGreaterThanOrEqual(limit);
  tablet.leave();
});

test(`promise 58: ${storm} sockets that come back at one moment are let in`, {
  timeout: 60_000,
}, async () => {
  const come = () => Promise.allSettled(Array.from({ length: storm }, () => atSocket(whole.url, asha)));
  const letIn = (came: Awaited<ReturnType<typeof come>>) =>
    came.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  for (const talker of letIn(await come())) talker.leave();
  asked.mockClear();
  const again = letIn(await come());
  const reads = sessionReads();
  const answers = await Promise.all(
    again.slice(0, 20).map((one) => one.emit('checkuser', { sessionType: 'booking' })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
  for (const talker of again) talker.leave();
  recordPromise(58, storm, storm - again.length);
  expect(again).toHaveLength(storm);
  // They are let in by what is known of their session, and do not each ask the database.
  expect(reads).toBeLessThan(storm / 2);
});

test('one id in two conversations at one instant is stored or refused, never an error of the server', async () => {
  const other = await bookingBetween(whole, { buyer, owner, status: 'Assigned' });
  const both = [conversationId, (await open(asha, other)).conversationId];
  for (let round = 0; round < 12; round += 1) {
    const messageId = newId();
    const answers = await Promise.all(
      both.map((to) => asha.refused(socket.sendMessage, { messageId, conversationId: to, text: 'Once' })),
    );
    expect(answers).toContain('ok');
    expect(answers.filter((answer) => answer !== 'ok' && answer !== 'message_id_taken')).toEqual([]);
  }
}, 60_000);
