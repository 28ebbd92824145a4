import * as api from '@nukkad/contract/talk/chat/chat.api';
import * as socket from '@nukkad/contract/talk/chat/chat.socket';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type TalkedBooking,
  type Talker,
  atSocket,
  bookingBetween,
  open,
  setStatus,
  talkerOf,
  until,
} from '../../../test/fixtures/chat-fixture.ts';
import { recordPromise } from '../../../test/faults/record-promise.ts';
import { required } from '../../../test/harness/required.ts';
import { type WholeApp, wholeApp } from '../../../test/harness/whole-app.ts';
import { newId } from '../../platform/id.ts';

const buyer = '9000000001';
const otherBuyer = '9000000002';
const owner = '9000000100';
const desk = '9000000300';
const rounds = Number(process.env['CHAT_ROUNDS'] ?? 4);

let whole: WholeApp;
let booking: TalkedBooking;
let asha: Talker;
let lakshmi: Talker;
let conversationId: string;
let documentTo: string;
const talkers: Talker[] = [];
const at = async (...person: Parameters<typeof talkerOf> extends [unknown, ...infer Rest] ? Rest : never) => {
  const talker = await talkerOf(whole, ...person);
  talkers.push(talker);
  return talker;
};
beforeAll(async () => {
  whole = await wholeApp();
  booking = await bookingBetween(whole, { buyer, owner, status: 'Assigned' });
  asha = await at(buyer, 'Buyer');
  lakshmi = await at(owner, 'Service Partner');
  ({ conversationId } = await open(asha, booking));
  documentTo = `message/documents?conversationId=${conversationId}`;
  await asha.say(conversationId, 'When will you come?');
}, 120_000);
afterAll(async () => {
  for (const talker of talkers) talker.leave();
  await whole.close();
});

const one = async <Value>(query: ReturnType<typeof sql<{ value: Value }>>): Promise<Value> =>
  required((await query.execute(whole.app.platform.db)).rows[0]).value;
const numberOf = (of: ReturnType<typeof sql>) =>
  one<string>(sql`select mobile_number as value from user_account where user_id = (${of})`);
const userIdOf = (mobileNumber: string) =>
  one<string>(sql`select user_id as value from user_account where mobile_number = ${mobileNumber}`);
const stored = () =>
  one<number>(sql`select count(*)::int as value from message where conversation_id = ${conversationId}`);

/** Every way to reach the conversation, over the socket and over HTTP. */
async function reached(stranger: Talker, messageId: string): Promise<string[]> {
  const ways: readonly (readonly [{ readonly name: string }, object])[] = [
    [socket.addUser, { sessionType: 'booking', referenceNo: booking.bookingNumber }],
    [socket.getMessage, { conversationId }],
    [socket.getMessage, { sessionType: 'booking', referenceNo: booking.bookingNumber }],
    [socket.sendMessage, { messageId: newId(), conversationId, text: 'Let me in' }],
    [socket.readMessage, { conversationId, seq: 1 }],
    [socket.readMessage, { messageId }],
    [socket.delivered, { conversationId, seq: 1 }],
    [socket.deleteMessage, { messageId, for: 'me' }],
    [socket.deleteMessage, { messageId, for: 'all' }],
    [socket.typing, { conversationId }],
  ];
  const found: string[] = [];
  for (const [call, sent] of ways) if ((await stranger.refused(call, sent)) === 'ok') found.push(call.name);
  const check = await stranger.emit('checkuser', {
    sessionType: 'booking',
    referenceNo: booking.bookingNumber,
  });
  if (check.ok && check.data.userExists) found.push('checkuser');
  const present = await stranger.emit('presence', { conversationIds: [conversationId] });
  if (present.ok && present.data.length > 0) found.push('presence');
  const { client } = stranger;
  const query = { conversationId };
  const about = { sessionType: 'booking', referenceNo: booking.bookingNumber };
  const calls = [
    await client.askLoosely(api.getMessages, { query }),
    await client.askLoosely(api.getMessagesWith, { params: { userId: newId() }, query: about }),
    await client.askLoosely(api.getContactConfig, { query }),
    await client.askLoosely(api.updateStatus, { body: { ...query, status: 'read', seq: 1 } }),
    await client.send('POST', documentTo, { body: new FormData() }),
  ];
  for (const { status } of calls) if (status < 400) found.push(`HTTP ${status}`);
  for (const call of [api.listConversations, api.listMessagingUsers]) {
    const { body } = await client.askLoosely(call, { query: { conversationId } });
    if ((body.items ?? []).length > 0) found.push('listed');
  }
  const exists = await client.askLoosely(api.userExists, { query: about });
  if (exists.body.userExists) found.push('userExists');
  const verified = await client.askLoosely(api.verifyUserId, {
    query: { ...about, userId: await userIdOf(owner) },
  });
  if (verified.body.verified) found.push('verified');
  return found;
}

test('promise 57: a third party lists, reads, writes, marks, deletes and watches nothing', {
  timeout: 60_000,
}, async () => {
  const otherOwner = await numberOf(
    sql`select owner_user_id from organisation where owner_user_id <> ${await userIdOf(owner)} and status = 'Active' limit 1`,
  );
  const strangers = [await at(otherBuyer, 'Buyer'), await at(otherOwner, 'Service Partner')];
  const { messageId } = required((await asha.ask(socket.getMessage, { conversationId }))[0]);
  const before = await stored();
  for (const stranger of strangers) expect(await reached(stranger, messageId)).toEqual([]);
  expect(await stored()).toBe(before);
  for (const stranger of strangers) expect(stranger.messages()).toEqual([]);
  recordPromise(57, strangers.length * 22, 0);
});

test('promise 57: staff without the right to messages have none, and the professional of the job has this one', {
  timeout: 60_000,
}, async () => {
  const { db } = whole.app.platform;
  await sql`delete from staff_permission where permission like 'message_centre.%' or permission like 'admin_access.%'`.execute(
    db,
  );
  const ravi = await at(desk, 'subUser');
  const { messageId } = required((await asha.ask(socket.getMessage, { conversationId }))[0]);
  expect(await reached(ravi, messageId)).toEqual([]);
  const professional = await numberOf(
    sql`select user_id from staff_member where staff_id = ${booking.staffId}`,
  );
  const imran = await at(professional, 'subUser');
  const opened = await open(imran, booking);
  expect(opened).toMatchObject({ conversationId, can: { send: true } });
  const { body } = await imran.client.ask(api.listConversations, {});
  expect(body.items.map((row) => row.conversationId)).toEqual([conversationId]);
  const { seq } = await imran.say(conversationId, 'I am on my way');
  await until(() => asha.messages().some((message) => message.seq === seq));
  expect(asha.messages().find((message) => message.seq === seq)).toMatchObject({ side: 'other' });
  // The job goes to a colleague: from then on it is not there.
  await setStatus(whole, booking, 'Accepted');
  expect(await imran.refused(socket.getMessage, { conversationId })).toBe('conversation_not_found');
  await setStatus(whole, booking, 'Assigned');
});

test('promise 55: sender, role and side come from the session, whatever a message says of itself', {
  timeout: 60_000,
}, async () => {
  const ashaId = await userIdOf(buyer);
  const forged = [await userIdOf(owner), await userIdOf(otherBuyer), newId(), 'support', null, { $ne: 1 }, 7];
  let wrong = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const from of forged) {
      const sent = {
        from,
        senderId: from,
        side: 'b',
        recieverRole: 'Admin',
        userId: undefined,
        seq: 999,
        at: '1990-01-01T00:00:00Z',
      };
      const { message } = await asha.ask(socket.sendMessage, {
        messageId: newId(),
        conversationId,
        text: 'Me',
        ...sent,
      });
      const kept = await one<string>(
        sql`select side || ' ' || user_id as value from message where message_id = ${message.messageId}`,
      );
      if (kept !== `a ${ashaId}` || message.senderId !== ashaId || message.seq === 999) wrong += 1;
    }
  expect(wrong).toBe(0);
  recordPromise(55, rounds * forged.length, wrong);
});

test('promise 54: only the recipient turns sent into read, and it never goes back', {
  timeout: 60_000,
}, async () => {
  const mine = await asha.say(conversationId, 'Read me');
  const statusNow = async () =>
    (await asha.ask(socket.getMessage, { conversationId, after: mine.seq - 1 })).find(
      ({ seq }) => seq === mine.seq,
    )?.status;
  await asha.ask(socket.readMessage, { conversationId, seq: mine.seq });
  await asha.ask(socket.delivered, { conversationId, seq: mine.seq });
  expect(await statusNow()).toBe('sent');
  await lakshmi.ask(socket.delivered, { conversationId, seq: mine.seq });
  expect(await statusNow()).toBe('delivered');
  await lakshmi.ask(socket.readMessage, { messageId: mine.messageId });
  expect(await statusNow()).toBe('read');
  const back = Array.from({ length: 10 * rounds }, (_, seq) =>
    lakshmi.ask(socket.readMessage, { conversationId, seq }),
  );
  const read = await Promise.all(back);
  expect(Math.min(...read.map(({ readSeq }) => readSeq))).toBeGreaterThanOrEqual(mine.seq);
  await lakshmi.ask(socket.delivered, { conversationId, seq: 0 });
  expect(await statusNow()).toBe('read');
  // Beyond the end is the end.
  expect((await lakshmi.ask(socket.readMessage, { conversationId, seq: 2_000_000_000 })).unread).toBe(0);
  recordPromise(54, back.length, 0);
});

test('promise 56: no socket without a verified token, the device type and our own origin', {
  timeout: 60_000,
}, async () => {
  const good = { accessToken: asha.accessToken, sessionId: asha.sessionId, client: asha.client };
  const [head = '', body = '', sign = ''] = asha.accessToken.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  const forged: readonly object[] = [
    { token: undefined },
    { token: '' },
    { token: claims },
    { token: undefined, ...claims },
    { token: `${unsigned}.${body}.` },
    {
      token: `${head}.${Buffer.from(JSON.stringify({ ...claims, role: 'Admin' })).toString('base64url')}.${sign}`,
    },
    { token: `${head}.${body}.${sign.slice(0, -4)}AAAA` },
    { token: [asha.accessToken] },
    { deviceType: undefined },
    { deviceType: 'mobile' },
    { deviceType: ['web'] },
  ];
  let entered = 0;
  for (const auth of forged)
    await atSocket(whole.url, good, auth as Record<string, unknown>).then(
      (talker) => {
        entered += 1;
        talker.leave();
      },
      () => undefined,
    );
  expect(entered).toBe(0);
  const from = (origin: string) =>
    fetch(`${whole.url}/socket.io/?EIO=4&transport=polling`, { headers: { origin } }).then(
      ({ status }) => status,
    );
  for (const origin of ['https://evil.example', 'null', `${whole.url}.evil.example`, 'http://localhost:1'])
    expect([origin, await from(origin)]).toEqual([origin, 403]);
  expect(await from(whole.url)).toBe(200);
  recordPromise(56, forged.length + 4, entered);
});

test('the calls of a socket ask for the right as those of HTTP do: without the right to write, words are refused', async () => {
  const { db } = whole.app.platform;
  const staffId = await one<string>(
    sql`select staff_id as value from staff_member where user_id = ${await userIdOf(desk)}`,
  );
  await sql`insert into staff_permission (staff_id, permission, granted_at) values (${staffId}, 'message_centre.view', now()) on conflict do nothing`.execute(
    db,
  );
  const ravi = await at(desk, 'subUser');
  expect(await ravi.ask(socket.getMessage, { conversationId })).not.toEqual([]);
  expect(await ravi.refused(socket.sendMessage, { messageId: newId(), conversationId, text: 'Hello' })).toBe(
    'forbidden',
  );
});
