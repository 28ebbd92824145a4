import { listSkills } from '@nukkad/contract/hiring/skill/skill.api';
import {
  addSkill,
  changeSkill,
  listOfficeSkills,
  restoreSkill,
  retireSkill,
} from '@nukkad/contract/hiring/skill/skill-office.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminBrowser } from '../../../test/harness/admin.ts';
import { type BackOffice, mountedBackOffice } from '../../../test/harness/back-office.ts';
import type { Wire } from '../../../test/harness/test-client.ts';
import { createSkillDomain } from './index.ts';
import type { SkillInterface } from './skill.interface.ts';

let app: BackOffice;
let office: AdminBrowser;
let skills: SkillInterface;
beforeAll(async () => {
  app = await mountedBackOffice((platform, account) => {
    const skill = createSkillDomain({ platform, account });
    skills = skill;
    return [skill];
  });
  office = (await app.admin()).browser;
});
beforeEach(async () => {
  await sql`delete from skill where changed_by is not null and skill_id like 'drone%'`.execute(
    app.platform.db,
  );
});
afterAll(() => app.close());

const pilot = {
  kind: 'trade',
  name: 'Drone pilot',
  nameHi: 'ड्रोन पायलट',
  spellings: ['drone chalane wala'],
  tradeId: null,
  wageLevel: 'skilled',
} as const;

const list = async (query: object = {}, lang = 'en'): Promise<Wire> =>
  (await app.as(null).askLoosely(listSkills, { query, headers: { lang } })).body;
const names = async (query: object, lang = 'en'): Promise<string[]> =>
  (await list(query, lang)).items.map(({ name }: Wire) => name);
const inOffice = async (query: object = {}): Promise<Wire> =>
  (await office.askLoosely(listOfficeSkills, { query })).body;
const add = (more: object = {}) => office.askLoosely(addSkill, { body: { ...pilot, ...more } });
const change = ({ skillId, version }: Wire, more: object) =>
  office.askLoosely(changeSkill, { params: { skillId }, body: { ...pilot, version, ...more } });
const retire = ({ skillId, version }: Wire) =>
  office.askLoosely(retireSkill, { params: { skillId }, body: { version } });
const restore = ({ skillId, version }: Wire) =>
  office.askLoosely(restoreSkill, { params: { skillId }, body: { version } });

test('anyone reads the trades and skills, by name in their own language, page by page to the end', async () => {
  const trades = await names({ kind: 'trade', limit: 100 });
  expect(trades.length).toBeGreaterThan(30);
  expect(trades).toEqual(trades.toSorted(new Intl.Collator('en-IN').compare));
  for (const name of await names({ kind: 'trade', limit: 100 }, 'hi')) expect(name).toMatch(/[ऀ-ॿ]/);
  const first = await list({ limit: 100 });
  const second = await list({ limit: 100, cursor: first.nextCursor });
  const third = await list({ limit: 100, cursor: second.nextCursor });
  const ids = [first, second, third].flatMap(({ items }) => items.map(({ skillId }: Wire) => skillId));
  expect([new Set(ids).size, third.nextCursor]).toEqual([ids.length, null]);
  expect(ids.length).toBeGreaterThan(180);
});

test('the skills of a trade come first, then those of every trade', async () => {
  const { items } = await list({ tradeId: 'plumber', limit: 100 });
  const trades = items.map(({ tradeId }: Wire) => tradeId);
  expect(trades.slice(0, 5)).toEqual(['plumber', 'plumber', 'plumber', 'plumber', 'plumber']);
  expect(trades.slice(5).every((tradeId: string | null) => tradeId === null)).toBe(true);
  expect(items[0]).toMatchObject({ kind: 'skill', tradeName: 'Plumber', wageLevel: null });
});

test.each([
  ['plumber', 'Plumber'],
  ['plambar', 'Plumber'],
  ['nal mistri ka kaam', 'Plumber'],
  ['बिजली मिस्त्री', 'Electrician'],
  ['bijlee mistri', 'Electrician'],
  ['elektrishan', 'Electrician'],
  ['chowkidaar', 'Security guard'],
  ['चौकीदार', 'Security guard'],
  ['watchman', 'Security guard'],
  ['driver ki naukri', 'Driver'],
  ['khana banane wala', 'Cook'],
  ['kaamwali bai', 'Domestic help'],
  ['ac mechanic', 'AC technician'],
  ['office boy', 'Office assistant'],
  ['delivery boy', 'Delivery rider'],
  ['data entry', 'Computer operator'],
  ['maalee', 'Gardener'],
  ['darzi', 'Tailor'],
  ['helper', 'Loader and helper'],
  ['recepsionist', 'Receptionist'],
])('who looks for “%s” finds %s first', async (q, trade) => {
  expect((await names({ q, kind: 'trade' }))[0]).toBe(trade);
});

test('words that mean nothing here find nothing, and signs are no wildcards', async () => {
  expect(await names({ q: 'qqzzx' })).toEqual([]);
  expect(await names({ q: '%%%' })).toEqual([]);
  expect((await inOffice({ q: '%' })).items).toEqual([]);
});

test('other domains find the trades of searched words, also by what one does in them, and name retired ones', async () => {
  const taxonomy = await skills.taxonomy();
  expect(taxonomy.findTrades('tally')[0]).toMatchObject({ tradeId: 'accountant' });
  expect(taxonomy.findTrades('plumber')[0]).toEqual({ tradeId: 'plumber', closeness: 1 });
  for (const nothing of ['', 'zzzzzz', 'qqqq']) expect(taxonomy.findTrades(nothing), nothing).toEqual([]);
  expect([taxonomy.isTrade('plumber'), taxonomy.isTrade('tally'), taxonomy.tradeOf('tally')]).toEqual([
    true,
    false,
    null,
  ]);
  expect(taxonomy.unknownSkills(['tally', 'plumber', 'nothing'])).toEqual(['plumber', 'nothing']);
  expect(taxonomy.skillsOf(['tally', 'nothing']).map(({ nameHi }) => nameHi)).toEqual(['टैली']);
});

test('what an Admin adds is chosen and found at once, and has an id of its own', async () => {
  const added = await add();
  expect([added.status, added.body]).toMatchObject([
    201,
    { skillId: 'drone-pilot', changedBy: 'Nandini Iyer', version: 1, isRetired: false },
  ]);
  expect((await names({ q: 'drone chalane wala' }))[0]).toBe('Drone pilot');
  const skill = { kind: 'skill', name: 'Drone pilot', tradeId: 'drone-pilot', wageLevel: null };
  expect((await add(skill)).body).toMatchObject({ skillId: 'drone-pilot-2', tradeName: 'Drone pilot' });
  expect((await inOffice({ tradeId: 'drone-pilot' })).items).toMatchObject([
    { skillCount: 1 },
    { skillCount: 0 },
  ]);
  expect((await add({ name: 'drone PILOT' })).body.code).toBe('skill_name_taken');
});

test('a trade has a level and no trade, a skill the opposite, and its trade is one in use', async () => {
  const fields = async (more: object) => Object.keys((await add(more)).body.fields ?? {});
  expect(await fields({ wageLevel: null })).toEqual(['wageLevel']);
  expect(await fields({ tradeId: 'plumber' })).toEqual(['tradeId']);
  expect(await fields({ kind: 'skill' })).toEqual(['wageLevel']);
  const skill = { kind: 'skill', wageLevel: null };
  expect((await add({ ...skill, tradeId: 'tally' })).body.code).toBe('skill_trade_unknown');
  expect((await add({ ...skill, tradeId: 'nothing' })).body.code).toBe('skill_trade_unknown');
});

test('a change on old words is refused, and a trade stays a trade', async () => {
  const { body } = await add();
  const renamed = await change(body, { name: 'Drone operator' });
  expect(renamed.body).toMatchObject({ skillId: 'drone-pilot', name: 'Drone operator', version: 2 });
  expect((await change(body, { name: 'Drone flyer' })).body.code).toBe('skill_changed');
  expect((await change(renamed.body, { kind: 'skill', wageLevel: null })).body.code).toBe('skill_kind_stays');
  expect((await change({ skillId: 'drone-none', version: 1 }, {})).body.code).toBe('skill_not_found');
});

test('a retired trade and its skills are no longer chosen nor found, stay named, and come back', async () => {
  const { body } = await add();
  await add({ kind: 'skill', name: 'Drone repair', tradeId: 'drone-pilot', wageLevel: null });
  const retired = await retire(body);
  expect(retired.body).toMatchObject({ isRetired: true, version: 2 });
  expect([
    await names({ q: 'drone' }),
    (await inOffice({ q: 'drone pilot', retired: 'true' })).items.length,
  ]).toEqual([[], 1]);
  const taxonomy = await skills.taxonomy();
  expect([taxonomy.isTrade('drone-pilot'), taxonomy.tradeOf('drone-pilot')?.name]).toEqual([
    false,
    'Drone pilot',
  ]);
  expect(taxonomy.unknownSkills(['drone-repair'])).toEqual(['drone-repair']);
  expect((await retire(body)).body.code).toBe('skill_changed');
  await restore(retired.body);
  expect(await names({ q: 'drone' })).toEqual(['Drone pilot', 'Drone repair']);
  const { rows } = await sql<{
    action: string;
  }>`select action from audit_log where subject_id = 'drone-pilot'`.execute(app.platform.db);
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['skill.added', 'skill.retired', 'skill.restored']),
  );
});

test('the office counts and filters, and only Admins read or write there', async () => {
  const all = await inOffice({ count: 'true', limit: 1 });
  expect(all.total.count).toBeGreaterThan(180);
  const first = await inOffice({ kind: 'trade', limit: 20 });
  const rest = await inOffice({ kind: 'trade', limit: 100, cursor: first.nextCursor });
  const trades = [...first.items, ...rest.items].map(({ name }: Wire) => name);
  expect([new Set(trades).size, rest.nextCursor]).toEqual([trades.length, null]);
  expect((await inOffice({ q: 'nalsaz' })).items.map(({ skillId }: Wire) => skillId)).toEqual(['plumber']);
  for (const answer of [
    await app.as(null).askLoosely(listOfficeSkills, { query: {} }),
    await app.as(null).askLoosely(addSkill, { body: pilot }),
  ])
    expect(answer.status).toBe(401);
});

test('of two Admins who add the same trade at once, one is told that it is there', async () => {
  const answers = await Promise.all([add(), add()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});
