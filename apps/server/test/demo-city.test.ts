/** The demo city is a part of the product: a person who enters it can open what it holds. */
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { type RecordFolder, recordFolders } from '@nukkad/contract/files/drive/record.noun';
import { getBusinessLogo } from '@nukkad/contract/market/partnership/logo.api';
import { getMyRfq, listMyRfqs } from '@nukkad/contract/market/rfq/rfq.api';
import { getQuoteThread } from '@nukkad/contract/market/quote/quote.api';
import type { Post as FeedPost } from '@nukkad/contract/network/post/post.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoBuyers } from '../seed/city/people.ts';
import { sentencesIn } from '../seed/story/network/street/made-posts.ts';
import { auditLedger } from '../src/money/ledger/ledger.store.ts';
import { refusedWords, sizesOf, unfitRows, wrongCounts } from './city/living-street.ts';
import { peopleOf } from './city/people-of-city.ts';
import { type ToldCity, toldCity } from './city/told-city.ts';
import { nameOf, namesNoRecord, type Opened, reads, type Walker, walkCalls } from './city/walk-calls.ts';
import { recordPromise } from './faults/record-promise.ts';
import { required } from './harness/required.ts';

/** They ask for a number, a name or a secret address that only the person knows, or for papers of a year that no payroll of the brief story is in. */
const byHeart = new Set([
  'GET /user/isGstExists',
  'GET /user/isPanExists',
  'GET /geography/getDistrict',
  'GET /reviews',
  'GET /jobs/feed/{code}',
  // A link, which is asked for outside.
  'GET /feed/preview',
  // By id or by address.
  'GET /network/member',
  'GET /stories/ofMember',
  'GET /content/preview',
  'GET /sign/{code}',
  'GET /sign/{code}/comments',
  'GET /sign/{code}/copy',
  'GET /sign/{code}/document',
  'GET /qoutations/chain',
  'GET /user/salary/tax/certificate',
  'GET /user/salary/tax/statement',
]);

let city: ToldCity;
let people: readonly Walker[];
const opened: Opened[] = [];
beforeAll(async () => {
  city = await toldCity();
  const now = new Date();
  people = await peopleOf(city);
  for (const person of people) opened.push(...(await walkCalls(person, { now, turns: 2 })));
}, 1_800_000);
afterAll(() => city.close());

const saying = (broken: readonly Opened[]) =>
  broken.map(({ who, address, answer }) => `${who}: ${address} answered ${answer.status}`);

test('promise 76: nothing that a person of the demo city opens fails', () => {
  const broken = opened.filter(({ answer }) => answer.status >= 500);
  recordPromise(76, opened.length, broken.length);
  expect(saying(broken)).toEqual([]);
});

test('promise 76: what an owner of a shop reads is not refused for a permission', () => {
  const refused = opened.filter(
    ({ role, answer }) => role === 'Service Partner' && answer.body?.code === 'forbidden',
  );
  expect(saying(refused)).toEqual([]);
});

test('promise 76: every call that reads without naming a record is answered for someone', () => {
  const answered = new Set(opened.filter(({ answer }) => answer.status < 300).map(({ call }) => call));
  const open = reads.filter(namesNoRecord).map(nameOf);
  expect(open.filter((call) => !answered.has(call) && !byHeart.has(call))).toEqual([]);
});

test('two of its businesses have a logo, which their owners see', async () => {
  const logos = opened.filter(
    ({ role, call, answer }) =>
      role === 'Service Partner' && call === nameOf(getBusinessLogo) && answer.body?.logo,
  );
  expect(logos.map(({ answer }) => [answer.body.logo.width, answer.body.logo.height])).toEqual([
    [320, 160],
    [320, 160],
  ]);
  for (const { who, role } of logos) {
    // Links end after minutes; a walk over all of the city takes longer.
    const owner = required(people.find((one) => one.who === who && one.role === role));
    const { body } = await owner.get(`/api${getBusinessLogo.path}`);
    const file = await fetch(new URL(body.logo.url, city.url));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
});

test('its first resident has a quote of three packages and something to add, and has not decided yet', async () => {
  const name = required(demoBuyers[0]).fullName;
  const resident = required(people.find(({ who, role }) => who === name && role === 'Buyer'));
  const read = async (endpoint: AnyEndpoint, query: Readonly<Record<string, string>>) =>
    (await resident.get(`/api${endpoint.path}?${new URLSearchParams(query).toString()}`)).body;
  const threads = [];
  for (const { rfqId } of (await read(listMyRfqs, { limit: '50' })).items)
    for (const { leadId } of (await read(getMyRfq, { rfqId })).unlockedPartners)
      threads.push(await read(getQuoteThread, { leadId }));
  const [toChoose, ...others] = threads.filter(({ current }) => current?.content.groups?.length > 0);
  expect(others).toEqual([]);
  expect(toChoose).toMatchObject({ current: { standing: 'open' }, can: { accept: true } });
  const { groups, lines } = toChoose.current.content;
  expect(groups[0].alternatives.map((one: { name: string }) => one.name)).toEqual([
    'Basic',
    'Standard',
    'Premium',
  ]);
  expect(lines.filter((line: { isOptional?: boolean }) => line.isOptional)).toHaveLength(1);
});

/** They come with the end of a month, of a year or of a job, or are made by hand. */
const notInBrief = new Set<RecordFolder>(['payslips', 'tax_certificates', 'letters', 'list_exports']);

test('each folder of the drive that fills itself has something in it for someone, and its file opens', async () => {
  const empty = new Set(recordFolders.filter((folder) => !notInBrief.has(folder)));
  for (const person of people.filter(({ role }) => role !== null && role !== 'Admin'))
    for (const folder of empty) {
      const { body } = await person.get(`/api/drive/records?folder=${folder}&limit=1`);
      const [record] = body.items;
      if (!record) continue;
      const query = new URLSearchParams({ folder, recordId: record.recordId }).toString();
      const { body: link } = await person.get(`/api/drive/record/file?${query}`);
      const file = await fetch(new URL(link.url, city.url));
      expect([folder, file.status]).toEqual([folder, 200]);
      empty.delete(folder);
    }
  expect([...empty]).toEqual([]);
}, 300_000);

test('promise 14: the books of the city agree', async () => {
  expect(await auditLedger(city.app.platform.db)).toEqual([]);
});

test('the network of the city is a living street, whose counts, feeds and words are those that calls would have left', async () => {
  const { db } = city.app.platform;
  const sizes = await sizesOf(db);
  const { members = 0, posts = 0, comments = 0, hindi = 0 } = sizes ?? {};
  expect(posts / members).toBeGreaterThan(10);
  expect(comments).toBeGreaterThan(posts);
  expect(hindi / posts).toBeGreaterThan(0.2);
  for (const what of ['answers', 'waiting', 'openPolls', 'endedPolls'])
    expect([what, (sizes?.[what] ?? 0) > 2]).toEqual([what, true]);
  expect(await wrongCounts(db)).toEqual([]);
  expect(await unfitRows(db)).toEqual([]);
  expect(await refusedWords(db)).toEqual([]);
});

test('cards of finished jobs stand in each state, some with photos, and posts of the street carry agreed ones', async () => {
  const { rows } = await sql<
    Record<string, number>
  >`select count(*) filter (where status = 'asked')::int as asked,
      count(*) filter (where status = 'agreed')::int as agreed, count(*) filter (where status = 'withdrawn')::int as withdrawn,
      (select count(*)::int from network_job_card_photo) as photos,
      (select count(*)::int from network_post_job_card join network_post using (post_id)
        join network_job_card c using (card_id) where c.status = 'agreed') as posts from network_job_card`.execute(
    city.app.platform.db,
  );
  for (const what of ['asked', 'agreed', 'withdrawn', 'photos', 'posts'])
    expect([what, (rows[0]?.[what] ?? 0) > 0]).toEqual([what, true]);
});

test('the feed of everyone whom a start names has recent posts of many members, and says nothing twice', async () => {
  const { rows } = await sql<{ who: string; role: string }>`select full_name as who,
      case when role in ('Staff', 'Professional') then 'subUser' else role end as role from demo_person
    where role <> 'Admin'`.execute(city.app.platform.db);
  const named = rows.map(({ who, role }) =>
    required(people.find((one) => one.who === who && one.role === role)),
  );
  expect(named.length).toBeGreaterThan(8);
  for (const { who, get } of named)
    for (const order of ['latest', 'relevant']) {
      const { body } = await get(`/api/feed/getFeeds?order=${order}&limit=20`);
      const posts: FeedPost[] = body.items;
      const said = posts.flatMap((one) => sentencesIn(one.body));
      const newest = Math.max(...posts.map((one) => Date.parse(one.publishedAt ?? '')));
      expect([who, order, posts.length, new Set(said).size]).toEqual([who, order, 20, said.length]);
      expect(new Set(posts.map((one) => one.author.memberId)).size).toBeGreaterThan(9);
      expect(newest).toBeGreaterThan(Date.now() - 3_600_000);
    }
});
