import { getCandidate } from '@nukkad/contract/hiring/candidate/candidate.api';
import { blockMember, listVisitors } from '@nukkad/contract/network/connection/connection.api';
import { changeNetworkSettings, getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCandidateDomain } from '../../src/hiring/candidate/index.ts';
import { createSkillDomain } from '../../src/hiring/skill/index.ts';
import { pictureOf } from '../../src/identity/profile/profile.store.ts';
import { listWorkedWith } from '../../src/market/booking/fulfilment/worked-with.store.ts';
import { createCatalogDomain } from '../../src/market/catalog/index.ts';
import { createConnectionDomain } from '../../src/network/connection/index.ts';
import { sweepVisits } from '../../src/network/connection/visit/record-visit.ts';
import { createMemberDomain } from '../../src/network/member/index.ts';
import type { Viewer } from '../../src/platform/viewer.ts';
import { type Employer, deskOf, employer, seeker } from '../fixtures/candidate-fixture.ts';
import { aGround } from '../harness/ground.ts';
import { type Mounted, mounted } from '../harness/mounted.ts';
import { pricing } from '../harness/played-domains.ts';
import { recording } from '../harness/recording.ts';

const dayMs = 86_400_000;
let app: Mounted;

/** Candidates, and the network that keeps for them who has looked. */
beforeAll(async () => {
  app = await mounted((platform) => {
    const ground = aGround(platform);
    const skill = createSkillDomain({ platform, ...ground });
    const candidate = createCandidateDomain({ platform, ...ground, drive: recording(), skill });
    const catalog = createCatalogDomain(platform, ground);
    const member = createMemberDomain(platform, { ...ground, catalog, profile: { pictureOf } });
    const connection = createConnectionDomain(platform, {
      ...ground,
      booking: { workedWith: listWorkedWith },
      candidate,
      catalog,
      employee: { membershipsOf: () => Promise.resolve([]) },
      member,
    });
    return [catalog, pricing(catalog), skill, candidate, member, connection];
  });
});
afterAll(() => app.close());

const settingsOf = (viewer: Viewer) => app.as(viewer).call(getNetworkSettings);
const looks = (by: Viewer, { userId }: Viewer) => app.as(by).ask(getCandidate, { query: { userId } });
const shownTo = (viewer: Viewer) => app.as(viewer).call(listVisitors, { query: {} });
const namesFor = async (viewer: Viewer) => (await shownTo(viewer)).items.map(({ member }) => member.name);

/** Someone who looks for work and takes part in the network. */
async function aSeeker(fullName: string): Promise<Viewer> {
  const viewer = await seeker(app, fullName);
  await settingsOf(viewer);
  return viewer;
}

async function anEmployer(companyName: string): Promise<Employer> {
  const found = await employer(app, companyName);
  await settingsOf(found.owner);
  return found;
}

async function blocks(by: Viewer, other: Viewer): Promise<void> {
  const { member } = await settingsOf(other);
  await app.as(by).call(blockMember, { body: { memberId: member.memberId } });
}

test('a business that opens a job profile is named to the person, once a day however many of it look, the last first', async () => {
  const asha = await aSeeker('Asha Verma');
  const [first, second] = [await anEmployer('Bright Homes'), await anEmployer('Calm Pipes')];
  expect(await shownTo(asha)).toMatchObject({ count: 0, items: [] });
  for (const by of [first.owner, first.owner, deskOf(first, 'hireTalent.view')]) await looks(by, asha);
  app.clock.advance(60_000);
  await looks(second.owner, asha);
  expect(await shownTo(asha)).toMatchObject({ count: 2, isShown: true });
  expect(await namesFor(asha)).toEqual(['Calm Pipes', 'Bright Homes']);
  const { memberId } = (await settingsOf(asha)).member;
  const { rows } = await sql`select 1 from network_visit where member_id = ${memberId}`.execute(
    app.platform.db,
  );
  expect(rows).toHaveLength(2);
  app.clock.advance(dayMs);
  await looks(first.owner, asha);
  expect(await namesFor(asha)).toEqual(['Bright Homes', 'Calm Pipes']);
  expect((await shownTo(asha)).count).toBe(2);
});

test('looks at one instant are one', async () => {
  const asha = await aSeeker('Asha Rao');
  const { owner } = await anEmployer('Dry Walls');
  await Promise.all([1, 2, 3, 4].map(() => looks(owner, asha)));
  expect(await shownTo(asha)).toMatchObject({ count: 1, items: [{ member: { name: 'Dry Walls' } }] });
});

test('who has blocked the other, in either direction, leaves no look, and one of before is shown no more', async () => {
  const asha = await aSeeker('Asha Nair');
  const [before, after] = [await anEmployer('Early Works'), await anEmployer('Late Works')];
  await looks(before.owner, asha);
  await blocks(asha, before.owner);
  await blocks(after.owner, asha);
  for (const { owner } of [before, after]) await looks(owner, asha);
  expect(await shownTo(asha)).toMatchObject({ count: 0, items: [] });
});

test('a business that hides its looks is counted and not named', async () => {
  const asha = await aSeeker('Asha Paul');
  const { owner } = await anEmployer('Quiet Works');
  const { version } = await settingsOf(owner);
  await app.as(owner).call(changeNetworkSettings, { body: { showsVisits: false, version } });
  await looks(owner, asha);
  expect(await shownTo(asha)).toMatchObject({ count: 1, isShown: true, items: [] });
});

test('a look at the own profile from the desk of a business is none', async () => {
  const asha = await aSeeker('Asha Iyer');
  const works = await anEmployer('Own Works');
  const self: Viewer = { ...deskOf(works, 'hireTalent.view'), userId: asha.userId };
  expect((await looks(self, asha)).status).toBe(200);
  expect((await shownTo(asha)).count).toBe(0);
});

test('who may not see a profile leaves no look: a stranger, someone without the permission, a visitor', async () => {
  const asha = await aSeeker('Asha Joshi');
  const works = await anEmployer('Plain Works');
  const other = await aSeeker('Bela Joshi');
  const query = { userId: asha.userId };
  for (const by of [deskOf(works, 'user.view'), other, null])
    expect((await app.as(by).askLoosely(getCandidate, { query })).status).toBeGreaterThan(400);
  expect((await shownTo(asha)).count).toBe(0);
});

test('a look of a business is forgotten after 90 days', async () => {
  const asha = await aSeeker('Asha Khan');
  const { owner } = await anEmployer('Old Works');
  await looks(owner, asha);
  app.clock.advance(89 * dayMs);
  expect(await namesFor(asha)).toEqual(['Old Works']);
  app.clock.advance(2 * dayMs);
  expect(await shownTo(asha)).toMatchObject({ count: 0, items: [] });
  await sweepVisits({ platform: app.platform });
  const { memberId } = (await settingsOf(asha)).member;
  const { rows } = await sql`select 1 from network_visit where member_id = ${memberId}`.execute(
    app.platform.db,
  );
  expect(rows).toEqual([]);
});
