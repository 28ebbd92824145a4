import { makeDriveFolder } from '@nukkad/contract/files/drive/drive.api';
import type { EveryonesKind } from '@nukkad/contract/kernel/hit';
import { changeNetworkSettings, getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { listSearchMisses, searchGlobal } from '@nukkad/contract/office/search/search.api';
import type { HitGroup } from '@nukkad/contract/office/search/search.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingBetween, open, talkerOf } from '../../../test/fixtures/chat-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import { type WholeApp, wholeApp } from '../../../test/harness/whole-app.ts';

let whole: WholeApp;
let buyer: TestClient;
let stranger: TestClient;
let owner: TestClient;
beforeAll(async () => {
  whole = await wholeApp();
  buyer = await whole.as('9000000001', 'Buyer');
  stranger = await whole.as('9000000002', 'Buyer');
  owner = await whole.as('9000000100', 'Service Partner');
}, 120_000);
afterAll(() => whole.close());

const query = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
  (await statement.execute(whole.app.platform.db)).rows;

async function search(who: TestClient, q: string, full?: 'true'): Promise<readonly HitGroup[]> {
  const { status, body } = await who.ask(searchGlobal, { query: { q, ...(full && { full }) } });
  expect([q, status]).toEqual([q, 200]);
  return body.groups;
}
const itemsOf = async (who: TestClient, q: string, kind: EveryonesKind) =>
  (await search(who, q)).find((group) => group.kind === kind)?.items ?? [];
const idsOf = async (who: TestClient, q: string, kind: EveryonesKind) =>
  (await itemsOf(who, q, kind)).map(({ id }) => id);

interface Named {
  readonly id: string;
  readonly name: string;
  readonly hi: string;
}

test('a visitor finds a service by its name, with a mistake and in Hindi, and a partner whose page is public', async () => {
  const [service] = await query(
    sql<Named>`select service_id as id, name, name_hi as hi from service where is_active and length(name) > 8 order by service_id limit 1`,
  );
  const { id, name, hi } = required(service);
  const longest = required(name.split(' ').toSorted((one, other) => other.length - one.length)[0]);
  for (const q of [name, longest.slice(0, -1), hi])
    expect([q, await idsOf(whole.anonymous, q, 'service')]).toEqual([q, expect.arrayContaining([id])]);
  const [partner] = await query(
    sql<Named>`select organisation_id as id, company_name as name from organisation where status = 'Active' order by organisation_id limit 1`,
  );
  const known = required(partner);
  const turned = known.name.slice(0, -2) + known.name.slice(-1);
  expect(await idsOf(whole.anonymous, known.name, 'partner')).toContain(known.id);
  expect(await idsOf(whole.anonymous, turned, 'partner')).toContain(known.id);
  await query(sql`update organisation set status = 'Suspended' where organisation_id = ${known.id}`);
  expect(await idsOf(whole.anonymous, known.name, 'partner')).not.toContain(known.id);
  await query(sql`update organisation set status = 'Active' where organisation_id = ${known.id}`);
});

test('a booking is found by its customer and its partner, by number, work and company, and by no one else', async () => {
  const { bookingId } = await bookingBetween(whole, {
    buyer: '9000000001',
    owner: '9000000100',
    status: 'Assigned',
  });
  const [row] = await query(sql<{
    number: string;
    work: string;
    company: string;
  }>`select b.booking_number as number, l.name as work, o.company_name as company from booking b
    join booking_line l using (booking_id) join organisation o using (organisation_id) where booking_id = ${bookingId} limit 1`);
  const { number, work, company } = required(row);
  for (const q of [number, number.slice(-4), work, company]) {
    expect([q, await idsOf(buyer, q, 'booking')]).toEqual([q, expect.arrayContaining([bookingId])]);
    expect([q, await idsOf(stranger, q, 'booking')]).toEqual([q, []]);
    expect([q, await idsOf(whole.anonymous, q, 'booking')]).toEqual([q, []]);
  }
  expect(await idsOf(owner, number, 'booking')).toContain(bookingId);
});

test('messages are found by both who write to each other, and by no third person', async () => {
  const booking = await bookingBetween(whole, {
    buyer: '9000000001',
    owner: '9000000100',
    status: 'Assigned',
  });
  const talker = await talkerOf(whole, '9000000001', 'Buyer');
  try {
    const { conversationId } = await open(talker, booking);
    await talker.say(conversationId, 'The quokka behind the kitchen tap');
    const hit = { kind: 'message', id: `${conversationId}/1` };
    for (const who of [buyer, owner]) {
      const [found] = await itemsOf(who, 'quokka kitchen', 'message');
      expect(found).toMatchObject(hit);
      expect(found?.facts.join(' ')).toContain('quokka');
    }
    expect(await itemsOf(stranger, 'quokka kitchen', 'message')).toEqual([]);
    expect(await itemsOf(whole.anonymous, 'quokka kitchen', 'message')).toEqual([]);
  } finally {
    talker.leave();
  }
});

test('a folder is found by its owner alone', async () => {
  const made = await buyer.call(makeDriveFolder, {
    body: { space: 'own', parentId: null, name: 'Warranties' },
  });
  for (const q of ['warranties', 'warrantees'])
    expect([q, await idsOf(buyer, q, 'document')]).toEqual([q, [`folder/${made.itemId}`]]);
  expect(await idsOf(stranger, 'warranties', 'document')).toEqual([]);
});

test('a person is found as they let themselves be seen: by members, then by connections alone, then by everyone', async () => {
  await query(sql`update user_account set full_name = 'Zubeda Quraishi' where mobile_number = '9000000002'`);
  const { member } = await stranger.call(getNetworkSettings);
  const found = async (who: TestClient, q = 'zubeda') => idsOf(who, q, 'networkMember');
  const settle = async (seenBy: 'everyone' | 'members' | 'connections') => {
    const { version } = await stranger.call(getNetworkSettings);
    await stranger.call(changeNetworkSettings, { body: { seenBy, version } });
  };
  expect(await found(buyer)).toEqual([member.handle]);
  expect(await found(buyer, 'zubaida')).toEqual([member.handle]);
  expect(await found(buyer, 'Zubeda Quraishi')).toEqual([member.handle]);
  expect(await found(buyer, 'ज़ुबेदा')).toEqual([member.handle]);
  expect(await found(whole.anonymous)).toEqual([]);
  expect(await found(stranger)).toEqual([]);
  await settle('connections');
  expect(await found(buyer)).toEqual([]);
  await settle('everyone');
  expect(await found(whole.anonymous)).toEqual([member.handle]);
});

test('help is found in either language and said to be so', async () => {
  const [faq] = await query(
    sql<Named>`select faq_id as id, question as name, question_hi as hi from faq where is_shown order by position limit 1`,
  );
  const { id, name, hi } = required(faq);
  for (const q of [name, hi])
    expect([q, await idsOf(whole.anonymous, q, 'help')]).toEqual([q, expect.arrayContaining([`faq/${id}`])]);
});

test('of a kind five are shown, and twenty on the page, with how many there are', async () => {
  const some = await search(whole.anonymous, 'cleaning');
  const all = await search(whole.anonymous, 'cleaning', 'true');
  const [few, many] = [some, all].map((groups) => groups.find(({ kind }) => kind === 'service'));
  expect(few?.items.length).toBeLessThanOrEqual(5);
  expect(few?.total).toEqual(many?.total);
  expect(many?.items).toHaveLength(Math.min(20, required(many).total.count));
});

test('what the page of results does not find is counted by words and role, without numbers; what is typed on the way is not', async () => {
  const typed = 'Xylofonn Tuninngg 9876543210';
  expect(await search(whole.anonymous, typed)).toEqual([]);
  for (const who of [whole.anonymous, buyer, buyer]) expect(await search(who, typed, 'true')).toEqual([]);
  expect(await search(buyer, '9811122233', 'true')).toEqual([]);
  const rows = await query(
    sql<{
      words: string;
      askedBy: string;
      times: number;
    }>`select words, asked_by as "askedBy", times from search_miss order by asked_by`,
  );
  expect(rows).toEqual([
    { words: 'xylofonn tuninngg', askedBy: 'Buyer', times: 2 },
    { words: 'xylofonn tuninngg', askedBy: 'Visitor', times: 1 },
  ]);
  expect((await buyer.ask(listSearchMisses)).status).toBe(403);
});

test('words of one letter and signs find nothing and break nothing', async () => {
  for (const q of [
    'a',
    '%',
    '_',
    "'; drop table search_miss; --",
    '<script>alert(1)</script>',
    '\u202eabc',
    '👩‍🔧👩‍🔧',
  ])
    expect((await whole.anonymous.askLoosely(searchGlobal, { query: { q, full: 'true' } })).status).toBe(200);
  expect((await whole.anonymous.askLoosely(searchGlobal, { query: { q: '' } })).status).toBe(400);
});
