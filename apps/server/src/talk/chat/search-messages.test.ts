import * as api from '@nukkad/contract/talk/chat/chat.api';
import * as socket from '@nukkad/contract/talk/chat/chat.socket';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Talker,
  bookingBetween,
  open,
  setStatus,
  talkerOf,
} from '../../../test/fixtures/chat-fixture.ts';
import { type WholeApp, wholeApp } from '../../../test/harness/whole-app.ts';

let whole: WholeApp;
const talkers: Talker[] = [];
beforeAll(async () => {
  whole = await wholeApp();
}, 120_000);
afterAll(async () => {
  for (const talker of talkers) talker.leave();
  await whole.close();
});

const buyer = '9000000001';
const owner = '9000000100';
const stranger = '9000000002';

async function at(mobileNumber: string, role?: 'Buyer' | 'Service Partner' | 'subUser'): Promise<Talker> {
  const talker = await talkerOf(whole, mobileNumber, role);
  talkers.push(talker);
  return talker;
}

async function talkAt(status: string) {
  const booking = await bookingBetween(whole, { buyer, owner, status });
  const [asha, lakshmi] = [await at(buyer, 'Buyer'), await at(owner, 'Service Partner')];
  const { conversationId } = await open(asha, booking);
  return { booking, asha, lakshmi, conversationId };
}

type Query = { q: string; conversationId?: string; cursor?: string; limit?: number };
const find = async ({ client }: Talker, query: Query) =>
  (await client.askLoosely(api.searchMessages, { query })).body;
const texts = async (talker: Talker, query: Query) =>
  (await find(talker, query)).items.map(({ text }) => text);

test('both sides find a message by parts of its words, in one conversation and in all', async () => {
  const { asha, lakshmi, conversationId } = await talkAt('Assigned');
  await asha.say(conversationId, 'The kitchen tap leaks again');
  await lakshmi.say(conversationId, 'Ramesh brings a new washer');
  await asha.say(conversationId, 'पानी टपक रहा है');
  const words = 'LEAKS kitch';
  for (const talker of [asha, lakshmi]) {
    expect(await texts(talker, { q: words, conversationId })).toEqual(['The kitchen tap leaks again']);
    const { items, conversations } = await find(talker, { q: words });
    expect(items).toMatchObject([{ conversationId, seq: 1, side: talker === asha ? 'own' : 'other' }]);
    expect(conversations.map((one) => one.conversationId)).toEqual([conversationId]);
  }
  expect(await texts(lakshmi, { q: 'टपक', conversationId })).toEqual(['पानी टपक रहा है']);
  expect(await texts(asha, { q: 'leaks washer', conversationId })).toEqual([]);
  expect(await texts(asha, { q: '%%', conversationId })).toEqual([]);
});

test('promise 48: a number that is hidden from the other side is not found by its digits, and by who wrote it it is', async () => {
  const { booking, asha, lakshmi, conversationId } = await talkAt('Partner Assigned');
  await asha.say(conversationId, 'Ring 98450 12345 or asha@example.in at the gate');
  for (const q of ['98450', '12345', '9845012345', 'asha@', 'example.in', '845'])
    expect([q, await texts(lakshmi, { q, conversationId }), await texts(lakshmi, { q })]).toEqual([
      q,
      [],
      [],
    ]);
  expect(await texts(lakshmi, { q: 'gate', conversationId })).toHaveLength(1);
  expect(await texts(asha, { q: '98450', conversationId })).toHaveLength(1);
  await setStatus(whole, booking, 'Accepted');
  expect(await texts(lakshmi, { q: '98450', conversationId })).toHaveLength(1);
});

test('a message that was deleted for everyone is found by no one; one deleted for oneself by the others alone', async () => {
  const { asha, lakshmi, conversationId } = await talkAt('Assigned');
  const gone = await asha.say(conversationId, 'Bring the marigold ladder');
  const hidden = await asha.say(conversationId, 'Bring the marigold bucket');
  const remove = (messageId: string, whom: 'all' | 'me') =>
    asha.ask(socket.deleteMessage, { messageId, for: whom });
  await remove(gone.messageId, 'all');
  await remove(hidden.messageId, 'me');
  expect(await texts(asha, { q: 'marigold' })).toEqual([]);
  expect(await texts(lakshmi, { q: 'marigold' })).toEqual(['Bring the marigold bucket']);
});

test('another person finds nothing, and is told of no conversation', async () => {
  const { asha, conversationId } = await talkAt('Assigned');
  await asha.say(conversationId, 'A word of rhubarb');
  const bela = await at(stranger, 'Buyer');
  expect(await texts(bela, { q: 'rhubarb' })).toEqual([]);
  const refused = await bela.client.refused(api.searchMessages, { query: { q: 'rhubarb', conversationId } });
  expect([refused.status, refused.code]).toEqual([404, 'conversation_not_found']);
  expect((await asha.client.askLoosely(api.searchMessages, { query: { q: ' a ' } })).status).toBe(400);
});

test('among many messages, some of months that are over and indexed, each is found once, newest first, by pages', async () => {
  const { asha, conversationId } = await talkAt('Assigned');
  const { db } = whole.app.platform;
  const many = Number(process.env['FOUND_MESSAGES'] ?? 600);
  await sql`insert into message (conversation_id, seq, message_id, at, side, user_id, text, a_count, b_count)
    select ${conversationId}, n, gen_random_uuid(), now() - interval '70 days' + n * (interval '60 days' / ${many}::int), 'b', null,
      case when n % 10 = 0 then 'A saffron pipe, number ' else 'A pipe, number ' end || n, 0, n
    from generate_series(1, ${many}::int) n`.execute(db);
  await sql`update conversation set last_seq = ${many}, b_count = ${many} where conversation_id = ${conversationId}`.execute(
    db,
  );
  const { rows } = await sql<{ made: number }>`select index_message_words(now()::date) as made`.execute(db);
  expect(rows[0]?.made).toBeGreaterThan(0);
  for (const where of [{}, { conversationId }]) {
    const seqs: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await find(asha, { q: 'saffron', limit: 17, ...where, ...(cursor && { cursor }) });
      seqs.push(...page.items.map(({ seq }) => seq));
      cursor = page.nextCursor;
    }
    expect(seqs).toEqual(Array.from({ length: many / 10 }, (_, nth) => many - nth * 10));
  }
});
