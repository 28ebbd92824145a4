import { randomUUID } from 'node:crypto';
import * as api from '@nukkad/contract/talk/chat/chat.api';
import * as socket from '@nukkad/contract/talk/chat/chat.socket';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Talker,
  bookingBetween,
  open,
  setStatus,
  talkerOf,
  until,
} from '../../../test/fixtures/chat-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { type WholeApp, wholeApp } from '../../../test/harness/whole-app.ts';
import { newId } from '../../platform/id.ts';

let whole: WholeApp;
const talkers: Talker[] = [];
beforeAll(async () => {
  whole = await wholeApp();
}, 120_000);
afterAll(async () => {
  for (const talker of talkers) talker.leave();
  await whole.close();
});

async function at(mobileNumber: string, role?: 'Buyer' | 'Service Partner' | 'subUser'): Promise<Talker> {
  const talker = await talkerOf(whole, mobileNumber, role);
  talkers.push(talker);
  return talker;
}

const buyer = '9000000001';
const owner = '9000000100';

/** A booking of its own, in this state, with both sides at the socket and the conversation open. */
async function talkAt(status: string) {
  const booking = await bookingBetween(whole, { buyer, owner, status });
  const [asha, lakshmi] = [await at(buyer, 'Buyer'), await at(owner, 'Service Partner')];
  const { conversationId } = await open(asha, booking);
  return { booking, asha, lakshmi, conversationId };
}

test('Asha opens the conversation about her booking, writes, and both sides have the same message', async () => {
  const { booking, asha, lakshmi, conversationId } = await talkAt('Assigned');
  const again = await open(lakshmi, booking);
  expect(again).toMatchObject({
    conversationId,
    referenceNo: booking.bookingNumber,
    online: true,
    unread: 0,
  });
  expect(again.quickReplies.map(({ code }) => code)).toContain('on_my_way');
  const { seq } = await asha.say(conversationId, 'When will you come?');
  expect(seq).toBe(1);
  await until(() => lakshmi.messages().length > 0);
  const first = { seq: 1, side: 'other', text: 'When will you come?', status: 'sent' };
  expect(lakshmi.messages()).toMatchObject([{ ...first, referenceNo: booking.bookingNumber }]);
  const { body } = await lakshmi.client.ask(api.listConversations, { query: { count: 'true' } });
  expect(body.items[0]).toMatchObject({
    conversationId,
    unread: 1,
    lastMessage: { text: 'When will you come?' },
  });
  expect((await lakshmi.client.ask(api.countUnread)).body).toMatchObject({ unread: 1, conversations: 1 });
  const read = await lakshmi.ask(socket.readMessage, { conversationId, seq: 1 });
  expect(read).toEqual({ conversationId, readSeq: 1, unread: 0 });
  await until(() => asha.heard.some(({ word }) => word === 'response'));
  expect(asha.heard.find(({ word }) => word === 'response')?.data).toEqual({
    conversationId,
    deliveredSeq: 1,
    readSeq: 1,
  });
  expect(await asha.ask(socket.getMessage, { conversationId })).toMatchObject([{ seq: 1, status: 'read' }]);
});

test('a conversation can be read for ever, and written in for two weeks after the end of the booking', async () => {
  const { booking, asha, conversationId } = await talkAt('Assigned');
  await asha.say(conversationId, 'Thank you!');
  const send = { messageId: newId(), conversationId, text: 'One more thing' };
  await setStatus(whole, booking, 'Closed', 15);
  expect(await asha.refused(socket.sendMessage, send)).toBe('conversation_closed');
  expect((await open(asha, booking)).can).toEqual({ send: false });
  expect(await asha.ask(socket.getMessage, { conversationId })).toHaveLength(1);
  await setStatus(whole, booking, 'Closed', 13);
  expect(await asha.refused(socket.sendMessage, send)).toBe('ok');
});

test('promise 52: a message that is sent again is stored once and answered as before; a known id with other words too', async () => {
  const { asha, lakshmi, conversationId } = await talkAt('Assigned');
  const messageId = newId();
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => asha.say(conversationId, 'Are you there?', messageId)),
  );
  expect(new Set(tries.map(({ seq }) => seq))).toEqual(new Set([1]));
  expect(await lakshmi.refused(socket.sendMessage, { messageId, conversationId, text: 'Mine' })).toBe(
    'message_id_taken',
  );
  expect(await asha.ask(socket.getMessage, { conversationId })).toHaveLength(1);
  await until(() => lakshmi.messages().length > 0);
  expect(lakshmi.messages()).toHaveLength(1);
});

test('a message of a client that makes no id is given one, and an id of any version is taken', async () => {
  const { asha, conversationId } = await talkAt('Assigned');
  const first = await asha.ask(socket.sendMessage, { conversationId, text: 'Hello' });
  const messageId = randomUUID();
  const second = await asha.ask(socket.sendMessage, { messageId, conversationId, text: 'Again' });
  expect([first.seq, second.seq, second.messageId]).toEqual([1, 2, messageId]);
  expect(first.messageId).toMatch(/^[0-9a-f-]{36}$/);
});

test('many at once from both sides are numbered without a gap, and each side hears each once', async () => {
  const { asha, lakshmi, conversationId } = await talkAt('Assigned');
  const tablet = await at(buyer, 'Buyer');
  const sent = await Promise.all(
    Array.from({ length: 120 }, (_, nth) => (nth % 2 ? asha : lakshmi).say(conversationId, `Word ${nth}`)),
  );
  expect(sent.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(sent.map((_, nth) => nth + 1));
  await until(() => tablet.messages().length >= 120);
  expect(tablet.messages().map(({ seq }) => seq)).toEqual(sent.map((_, nth) => nth + 1));
  // The socket that sent one knows it by the answer.
  for (const [own, talker] of [lakshmi, asha].entries()) {
    await until(() => talker.messages().length >= 60);
    const answered = sent.filter((_, nth) => nth % 2 === own);
    const known = [...talker.messages(), ...answered].map(({ seq }) => seq).toSorted((a, b) => a - b);
    expect(known).toEqual(sent.map((_, nth) => nth + 1));
  }
  const page = await asha.ask(socket.getMessage, { conversationId, before: 41, limit: 10 });
  expect(page.map(({ seq }) => seq)).toEqual([31, 32, 33, 34, 35, 36, 37, 38, 39, 40]);
  const after = await asha.ask(socket.getMessage, { conversationId, after: 115, limit: 10 });
  expect(after.map(({ seq }) => seq)).toEqual([116, 117, 118, 119, 120]);
  const { body } = await asha.client.ask(api.getMessages, { query: { conversationId, limit: 3 } });
  expect([body.lastSeq, body.items.map(({ seq }) => seq)]).toEqual([120, [118, 119, 120]]);
});

test('what another node changed in the conversation meanwhile is seen by the next message', async () => {
  const { asha, lakshmi, conversationId } = await talkAt('Assigned');
  const { db } = whole.app.platform;
  await asha.say(conversationId, 'When will you come?');
  const messageId = newId();
  await sql`with elsewhere as (update conversation set last_seq = 2, a_count = 2, b_read_seq = 2
      where conversation_id = ${conversationId} returning *)
    insert into message (conversation_id, seq, message_id, at, side, user_id, text, a_count, b_count)
    select conversation_id, 2, ${messageId}, now(), 'a', a_user_id, 'Hello', 2, 0 from elsewhere`.execute(db);
  expect(await asha.say(conversationId, 'Again', messageId)).toMatchObject({ seq: 2 });
  expect(await lakshmi.say(conversationId, 'At ten')).toMatchObject({ seq: 3 });
  await sql`update conversation set closed_at = now() where conversation_id = ${conversationId}`.execute(db);
  const late = await asha.refused(socket.sendMessage, { messageId: newId(), conversationId, text: 'Late' });
  expect(late).toBe('conversation_closed');
});

test('what is unread is the same on all devices of a person, and each person of a partner has their own', async () => {
  const { asha, lakshmi, conversationId } = await talkAt('Assigned');
  const tablet = await at(owner, 'Service Partner');
  const ravi = await at('9000000300', 'subUser');
  for (const text of ['One', 'Two', 'Three']) await asha.say(conversationId, text);
  const unreadOf = async (talker: Talker) =>
    (await talker.client.ask(api.listConversations, { query: { conversationId } })).body.items[0]?.unread;
  await ravi.ask(socket.readMessage, { conversationId, seq: 1 });
  expect([await unreadOf(lakshmi), await unreadOf(ravi)]).toEqual([2, 2]);
  expect(await lakshmi.ask(socket.readMessage, { conversationId, seq: 2 })).toMatchObject({ unread: 1 });
  await until(() => tablet.heard.some(({ data }) => data.why === 'read'));
  expect(tablet.heard.find(({ data }) => data.why === 'read')?.data).toMatchObject({ readSeq: 2, unread: 1 });
  await lakshmi.client.ask(api.updateStatus, { body: { conversationId, status: 'read', seq: 3 } });
  expect([await unreadOf(lakshmi), await unreadOf(tablet), await unreadOf(ravi)]).toEqual([0, 0, 2]);
  expect(await unreadOf(asha)).toBe(0);
});

test('deleted for oneself it is gone for one, for everyone it is gone for all within a quarter of an hour', async () => {
  const { asha, lakshmi, conversationId } = await talkAt('Assigned');
  const [first, second] = [await asha.say(conversationId, 'One'), await asha.say(conversationId, 'Two')];
  await lakshmi.ask(socket.deleteMessage, { messageId: first.messageId, for: 'me' });
  const words = async (talker: Talker) =>
    (await talker.ask(socket.getMessage, { conversationId })).map(
      ({ text, deleted }) => `${text} ${deleted}`,
    );
  expect(await words(lakshmi)).toEqual([' for-me', 'Two no']);
  expect(await words(asha)).toEqual(['One no', 'Two no']);
  expect(await lakshmi.refused(socket.deleteMessage, { messageId: second.messageId, for: 'all' })).toBe(
    'forbidden',
  );
  await asha.ask(socket.deleteMessage, { messageId: second.messageId, for: 'all' });
  expect(await words(lakshmi)).toEqual([' for-me', ' for-all']);
  await until(() =>
    lakshmi.heard.some(({ data }) => data.messageId === second.messageId && data.why === 'deleted'),
  );
  const { body } = await lakshmi.client.ask(api.listConversations, { query: { conversationId } });
  expect(body.items[0]?.lastMessage).toMatchObject({ text: '', deleted: true });
  await sql`update message set at = at - interval '16 minutes' where message_id = ${first.messageId}`.execute(
    whole.app.platform.db,
  );
  expect(await asha.refused(socket.deleteMessage, { messageId: first.messageId, for: 'all' })).toBe(
    'message_delete_too_late',
  );
});

test('files go with one message, of their sender and this conversation alone', {
  timeout: 30_000,
}, async () => {
  const { asha, lakshmi, conversationId } = await talkAt('Assigned');
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b5462f' } })
    .jpeg()
    .toBuffer();
  const add = async (talker: Talker, content: Buffer, name = 'my tap.jpg') => {
    const body = new FormData();
    body.append('files', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name);
    return talker.client.send('POST', `message/documents?conversationId=${conversationId}`, { body });
  };
  const { status, body } = await add(asha, picture);
  expect([status, body.documents]).toMatchObject([
    200,
    [{ fileName: 'my tap.jpg', mediaType: 'image/webp', width: 64, height: 48 }],
  ]);
  const { documentId } = body.documents[0] as { documentId: string };
  const message = (more: object) => ({
    messageId: newId(),
    conversationId,
    documents: [documentId],
    ...more,
  });
  expect(await lakshmi.refused(socket.sendMessage, message({}))).toBe('chat_document_not_found');
  expect(await asha.refused(socket.sendMessage, message({}))).toBe('ok');
  expect(await asha.refused(socket.sendMessage, message({}))).toBe('chat_document_not_found');
  await until(() => lakshmi.messages().length > 0);
  const url = required(lakshmi.messages()[0]?.documents[0]).url;
  expect((await fetch(new URL(url, whole.url))).headers.get('content-type')).toBe('image/webp');
  expect((await fetch(new URL(`${url}x`, whole.url))).status).toBe(403);
  expect((await add(asha, Buffer.from('no picture'))).status).toBe(400);
});

test('the list is searched by name and number, and filtered by kind and by what is unread', async () => {
  const { booking, asha, lakshmi, conversationId } = await talkAt('Assigned');
  await asha.say(conversationId, 'Hello');
  const ids = async (query: object) =>
    (await lakshmi.client.askLoosely(api.listConversations, { query })).body.items.map(
      (row: { conversationId: string }) => row.conversationId,
    );
  const { referenceNo } = required(
    (await lakshmi.client.ask(api.listConversations, { query: { conversationId } })).body.items[0],
  );
  expect(await ids({ q: booking.bookingNumber.slice(0, 6) })).toEqual([conversationId]);
  expect(await ids({ q: 'asha' })).toContain(conversationId);
  expect(await ids({ q: 'no such name' })).toEqual([]);
  expect(await ids({ referenceNo: referenceNo ?? '' })).toEqual([conversationId]);
  expect(await ids({ sessionType: 'job' })).toEqual([]);
  expect(await ids({ unread: 'true', conversationId })).toEqual([conversationId]);
  await lakshmi.ask(socket.readMessage, { conversationId, seq: 1 });
  expect(await ids({ unread: 'true', conversationId })).toEqual([]);
  const first = (await lakshmi.client.ask(api.listConversations, { query: { limit: 1, count: 'true' } }))
    .body;
  const next = (
    await lakshmi.client.ask(api.listConversations, { query: { limit: 1, cursor: first.nextCursor ?? '' } })
  ).body;
  expect(next.items[0]?.conversationId).not.toBe(first.items[0]?.conversationId);
  expect(first.total?.count).toBeGreaterThan(1);
});

test('a hundred messages are one event for the side that has not read them, and reading makes room for the next', async () => {
  const { asha, lakshmi, conversationId } = await talkAt('Assigned');
  const told = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from outbox
      where name = 'chat.message_sent' and payload ->> 'conversationId' = ${conversationId}`.execute(
      whole.app.platform.db,
    );
    return rows[0]?.count;
  };
  await Promise.all(Array.from({ length: 30 }, (_, nth) => asha.say(conversationId, `Word ${nth}`)));
  expect(await told()).toBe(1);
  await lakshmi.ask(socket.readMessage, { conversationId, seq: 30 });
  await asha.say(conversationId, 'Once more');
  await asha.say(conversationId, 'And again');
  expect(await told()).toBe(2);
});

test('who writes and who is there is told to the other side, and a stranger to the record is not', async () => {
  const { asha, lakshmi, conversationId } = await talkAt('Assigned');
  expect(await asha.ask(socket.presence, { conversationIds: [conversationId] })).toEqual([
    { conversationId, online: true },
  ]);
  await asha.ask(socket.typing, { conversationId });
  await until(() => lakshmi.heard.some(({ word }) => word === 'typing'));
  expect(lakshmi.heard.find(({ word }) => word === 'typing')?.data).toMatchObject({
    conversationId,
    side: 'other',
  });
  for (const talker of talkers) if (talker !== asha) talker.leave();
  const isAway = () => asha.heard.some(({ word, data }) => word === 'presence' && data.online === false);
  expect(await until(isAway)).toBe(true);
});
