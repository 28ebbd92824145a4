import * as api from '@nukkad/contract/talk/chat/chat.api';
import * as socket from '@nukkad/contract/talk/chat/chat.socket';
import { chatLimits } from '@nukkad/contract/talk/chat/session-types';
import { listNotifications } from '@nukkad/contract/talk/notification/notification.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
const stranger = '9000000002';

async function talkAt(status: string) {
  const booking = await bookingBetween(whole, { buyer, owner, status });
  const [asha, lakshmi] = [await at(buyer, 'Buyer'), await at(owner, 'Service Partner')];
  const { conversationId } = await open(asha, booking);
  return { booking, asha, lakshmi, conversationId };
}
const read = async (talker: Talker, conversationId: string, seq: number) =>
  required((await talker.ask(socket.getMessage, { conversationId, after: seq - 1, limit: 1 }))[0]);
const listed = async (talker: Talker, query: object = {}) =>
  (await talker.client.ask(api.listConversations, { query: { limit: 50, ...query } })).body.items;
const why = (talker: Talker) => talker.heard.map(({ data }) => data.why);

test('an answer carries the message that it answers, as each side reads it, also where that was deleted meanwhile', async () => {
  const { asha, lakshmi, conversationId } = await talkAt('Partner Assigned');
  const asked = await asha.say(conversationId, 'Call 98765 43210 before you come?');
  const body = { messageId: newId(), conversationId, text: 'I will.', replySeq: asked.seq };
  const answered = await lakshmi.ask(socket.sendMessage, body);
  expect(answered.message.reply).toMatchObject({ seq: 1, side: 'other', text: 'Call ••• before you come?' });
  await until(() => asha.messages().length > 0);
  expect(asha.messages()[0]?.['reply']).toMatchObject({
    side: 'own',
    text: 'Call 98765 43210 before you come?',
  });
  expect((await read(lakshmi, conversationId, 2)).reply?.text).toBe('Call ••• before you come?');
  const again = await lakshmi.ask(socket.sendMessage, body);
  expect(again.message.reply?.seq).toBe(1);
  await asha.ask(socket.deleteMessage, { messageId: asked.messageId, for: 'all' });
  expect((await read(lakshmi, conversationId, 2)).reply).toMatchObject({ deleted: true, text: '' });
});

test('a message that is not in the conversation is not answered', async () => {
  const { asha, conversationId } = await talkAt('Assigned');
  const send = (replySeq: number) =>
    asha.refused(socket.sendMessage, { messageId: newId(), conversationId, text: 'Yes', replySeq });
  expect([await send(1), await send(0)]).toEqual(['message_not_found', 'message_not_found']);
  expect(await asha.ask(socket.getMessage, { conversationId })).toEqual([]);
});

test('its sender corrects a message for fifteen minutes, both sides see that it was edited, and no one else may', async () => {
  const { asha, lakshmi, conversationId } = await talkAt('Accepted');
  const { messageId } = await asha.say(conversationId, 'Come at 4 PM.');
  await asha.ask(socket.editMessage, { messageId, text: 'Come at 5 PM.' });
  await until(() => why(lakshmi).includes('edited'));
  expect(await read(lakshmi, conversationId, 1)).toMatchObject({ text: 'Come at 5 PM.', edited: true });
  expect((await listed(lakshmi, { conversationId }))[0]?.lastMessage?.text).toBe('Come at 5 PM.');
  const change = { messageId, text: 'Come at once.' };
  expect(await lakshmi.refused(socket.editMessage, change)).toBe('forbidden');
  expect(await (await at(stranger, 'Buyer')).refused(socket.editMessage, change)).toBe('message_not_found');
  await sql`update message set at = at - interval '16 minutes' where message_id = ${messageId}`.execute(
    whole.app.platform.db,
  );
  expect(await asha.refused(socket.editMessage, change)).toBe('message_edit_too_late');
  const gone = await asha.say(conversationId, 'Never mind.');
  await asha.ask(socket.deleteMessage, { messageId: gone.messageId, for: 'all' });
  expect(await asha.refused(socket.editMessage, { ...change, messageId: gone.messageId })).toBe(
    'message_not_found',
  );
});

test('words of a message that is deleted for all are gone, though a correction of it was under way', async () => {
  const { asha, conversationId } = await talkAt('Accepted');
  const { messageId } = await asha.say(conversationId, 'The key is under the mat.');
  const { db } = whole.app.platform;
  const waiting = () =>
    sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  let corrected: Promise<string> | undefined;
  await db.transaction().execute(async (tx) => {
    await sql`select from conversation where conversation_id = ${conversationId} for update`.execute(tx);
    corrected = asha.refused(socket.editMessage, { messageId, text: 'The key is with the guard.' });
    expect(await until(async () => (await waiting()).rows[0]?.count === 1)).toBe(true);
    await sql`update message set text = '', deleted_at = now() where message_id = ${messageId}`.execute(tx);
    await sql`update conversation set last_text = '' where conversation_id = ${conversationId}`.execute(tx);
  });
  expect(await corrected).toBe('message_not_found');
  const { rows } = await sql`select m.text, c.last_text as last from message m
    join conversation c using (conversation_id) where m.message_id = ${messageId}`.execute(db);
  expect(rows).toEqual([{ text: '', last: '' }]);
});

test('promise 48: a number that is written by corrections, over one or several messages, is hidden as if it were sent so', async () => {
  const { asha, lakshmi, conversationId } = await talkAt('Partner Assigned');
  const first = await asha.say(conversationId, 'Hello');
  const second = await asha.say(conversationId, '43210');
  expect((await read(lakshmi, conversationId, 2)).text).toBe('43210');
  await asha.ask(socket.editMessage, { messageId: first.messageId, text: '98765' });
  expect((await read(lakshmi, conversationId, 2)).text).not.toContain('43210');
  await asha.ask(socket.editMessage, { messageId: first.messageId, text: 'Call 98765 43210' });
  expect((await read(lakshmi, conversationId, 1)).text).toBe('Call •••');
  await asha.ask(socket.editMessage, { messageId: first.messageId, text: 'Hello' });
  await asha.ask(socket.editMessage, { messageId: second.messageId, text: '98765' });
  await asha.say(conversationId, '43210');
  expect((await read(lakshmi, conversationId, 3)).text).not.toContain('43210');
  expect(await read(asha, conversationId, 2)).toMatchObject({ text: '98765', edited: true });
});

test('each person has one sign at a message, which both sides count; taken back it is gone', async () => {
  const { asha, lakshmi, conversationId } = await talkAt('Accepted');
  const { messageId } = await asha.say(conversationId, 'The tap is fixed.');
  await lakshmi.ask(socket.reactToMessage, { messageId, emoji: '😊' });
  await lakshmi.ask(socket.reactToMessage, { messageId, emoji: '👍' });
  await until(() => why(asha).includes('reacted'));
  await asha.ask(socket.reactToMessage, { messageId, emoji: '👍' });
  expect((await read(asha, conversationId, 1)).reactions).toEqual([{ emoji: '👍', count: 2, own: true }]);
  await lakshmi.ask(socket.reactToMessage, { messageId, emoji: null });
  expect((await read(lakshmi, conversationId, 1)).reactions).toEqual([{ emoji: '👍', count: 1, own: false }]);
  const other = await at(stranger, 'Buyer');
  expect(await other.refused(socket.reactToMessage, { messageId, emoji: '👍' })).toBe('message_not_found');
});

test('where no more may be written, nothing is corrected and no one reacts', async () => {
  const { booking, asha, conversationId } = await talkAt('Accepted');
  const { messageId } = await asha.say(conversationId, 'Thank you!');
  await setStatus(whole, booking, 'Closed', 15);
  expect([
    await asha.refused(socket.editMessage, { messageId, text: 'Thanks!' }),
    await asha.refused(socket.reactToMessage, { messageId, emoji: '🙏' }),
  ]).toEqual(['conversation_closed', 'conversation_closed']);
});

test('a pinned conversation is listed first for the one who pinned it, page by page, and no more than five are', async () => {
  const talks = [];
  for (let more = 0; more <= chatLimits.pins; more += 1) talks.push(await talkAt('Accepted'));
  const [oldest] = talks;
  const { asha, lakshmi, conversationId } = required(oldest);
  const choose = (body: { conversationId: string; pinned?: boolean; muted?: boolean }) =>
    asha.client.askLoosely(api.chooseForConversation, { body });
  expect((await choose({ conversationId, pinned: true })).body).toMatchObject({ pinned: true, muted: false });
  const ids: string[] = [];
  for (let cursor: string | undefined, pages = 0; pages < 20; pages += 1) {
    const { body } = await asha.client.ask(api.listConversations, { query: { limit: 2, cursor } });
    ids.push(...body.items.map((one) => one.conversationId));
    if (body.nextCursor === null) break;
    cursor = body.nextCursor;
  }
  expect([ids[0], new Set(ids).size]).toEqual([conversationId, ids.length]);
  expect(ids).toEqual(expect.arrayContaining(talks.map((one) => one.conversationId)));
  expect((await listed(lakshmi))[0]?.conversationId).not.toBe(conversationId);
  const pin = async (talk: { conversationId: string } | undefined) =>
    (await choose({ conversationId: required(talk).conversationId, pinned: true })).status;
  for (const talk of talks.slice(1, 4)) expect(await pin(talk)).toBe(200);
  // One place is left, and two ask for it at one instant.
  expect((await Promise.all(talks.slice(4).map(pin))).toSorted()).toEqual([200, 409]);
  const other = await at(stranger, 'Buyer');
  expect(
    (await other.client.askLoosely(api.chooseForConversation, { body: { conversationId, pinned: true } }))
      .status,
  ).toBe(404);
});

test('a muted conversation is told by no notice until its person hears of it again', async () => {
  const { asha, lakshmi, conversationId } = await talkAt('Accepted');
  const quiet = await talkAt('Accepted');
  const told = async () =>
    (await lakshmi.client.ask(listNotifications, { query: { tag: 'messages', limit: 50 } })).body.items.map(
      ({ link }) => link,
    );
  const mute = (muted: boolean) =>
    lakshmi.client.ask(api.chooseForConversation, { body: { conversationId: quiet.conversationId, muted } });
  expect((await mute(true)).body.muted).toBe(true);
  await asha.say(quiet.conversationId, 'Are you there?');
  await asha.say(conversationId, 'And here?');
  const has = async (id: string) => (await told()).some((link) => link.includes(id));
  await vi.waitFor(async () => expect(await has(conversationId)).toBe(true), { timeout: 20_000 });
  expect(await has(quiet.conversationId)).toBe(false);
  expect((await listed(lakshmi, { conversationId: quiet.conversationId }))[0]?.unread).toBe(1);
  await lakshmi.ask(socket.readMessage, { conversationId: quiet.conversationId, seq: 1 });
  await mute(false);
  await asha.say(quiet.conversationId, 'Hello?');
  await vi.waitFor(async () => expect(await has(quiet.conversationId)).toBe(true), { timeout: 20_000 });
});
