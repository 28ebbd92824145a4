import { countInvites, inviteCandidate } from '@nukkad/contract/hiring/application/application.api';
import * as candidates from '@nukkad/contract/hiring/candidate/candidate.api';
import * as api from '@nukkad/contract/hiring/talent-pool/talent-pool.api';
import { mostTalents } from '@nukkad/contract/hiring/talent-pool/talent-pool.model';
import { dayMs } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPlumberJob, anApplicant, move } from '../../../test/fixtures/application-fixture.ts';
import { deskOf, seeker } from '../../../test/fixtures/candidate-fixture.ts';
import { type PoolFixture, poolFixture } from '../../../test/fixtures/pool-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import { permitted } from '../../../test/walks/permitted.ts';
import { addStaff } from '../../identity/partner/partner.store.ts';
import { newId } from '../../platform/id.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { talentPoolPersonal } from './talent-pool.store.ts';

let fixture: PoolFixture;
let lakshmi: TestClient;
let raju: Viewer;
beforeAll(async () => {
  fixture = await poolFixture();
  lakshmi = fixture.lakshmi;
});
beforeEach(async () => {
  await sql`delete from talent_pool`.execute(fixture.app.platform.db);
  raju = await seeker(fixture.app, 'Raju Yadav');
  fixture.app.clock.advance(60_000);
});
afterAll(() => fixture.app.close());

const body = (userId: string, tags: readonly string[] = [], words?: string) => ({
  body: { userId, tags: [...tags], ...(words && { words }) },
});
const keep = (userId: string, tags: readonly string[] = [], words?: string) =>
  lakshmi.call(api.keepCandidate, body(userId, tags, words));
const refused = async (client: TestClient, userId: string) =>
  (await client.refused(api.keepCandidate, body(userId))).code;
const pool = async (query: { tradeId?: string; tag?: string } = {}, client = lakshmi) =>
  (await client.call(api.listTalents, { query: { ...query, count: 'true' } })).items.map(
    ({ candidate }) => candidate.userId,
  );
const own = (viewer: Viewer) => fixture.app.as(viewer);
const privacy = (viewer: Viewer, chosen: object) =>
  own(viewer).askLoosely(candidates.setCandidatePrivacy, { body: chosen });

test('Lakshmi keeps a candidate she finds, with tags and a word of why; Vikram’s pool is another', async () => {
  const kept = await keep(raju.userId, ['Night  shift', 'night shift', 'AC'], 'Good with old pipes.');
  expect(kept).toMatchObject({ tags: ['Night shift', 'AC'], words: 'Good with old pipes.', version: 1 });
  const { items } = await lakshmi.call(api.listTalents, { query: {} });
  expect(items).toMatchObject([
    {
      candidate: { userId: raju.userId, name: 'Raju Y.', isNamed: false },
      keptBy: 'Meera Shetty',
      can: { change: true, remove: true, invite: true },
    },
  ]);
  expect(await lakshmi.call(api.getTalent, { query: { userId: raju.userId } })).toMatchObject({
    kept: { words: 'Good with old pipes.' },
    can: { keep: false, change: true, remove: true },
  });
  expect(await refused(lakshmi, raju.userId)).toBe('talent_kept_already');
  const { vikram } = fixture;
  expect(await pool({}, vikram)).toEqual([]);
  expect(await vikram.call(api.getTalent, { query: { userId: raju.userId } })).toEqual({
    kept: null,
    can: { keep: true, change: false, remove: false },
  });
  for (const refusal of [
    await vikram.refused(api.changeTalent, { body: { userId: raju.userId, version: 1, tags: [] } }),
    await vikram.refused(api.removeTalent, { query: { userId: raju.userId } }),
  ])
    expect([refusal.status, refusal.code]).toEqual([404, 'talent_not_found']);
});

test('the pool is filtered by trade and tag, counted and paged; a tag keeps the spelling that is there', async () => {
  const salma = await seeker(fixture.app, 'Salma Khan', { tradeIds: ['electrician'] });
  await keep(raju.userId, ['Sundays']);
  fixture.app.clock.advance(1_000);
  await keep(salma.userId, ['sundays', 'AC']);
  expect(await pool()).toEqual([salma.userId, raju.userId]);
  expect(await pool({ tradeId: 'plumber' })).toEqual([raju.userId]);
  expect(await pool({ tag: 'AC' })).toEqual([salma.userId]);
  expect(await pool({ tag: 'AC', tradeId: 'plumber' })).toEqual([]);
  expect(await pool({ tag: 'Sundays' })).toEqual([salma.userId, raju.userId]);
  expect((await lakshmi.call(api.listTalentTags)).items).toEqual([
    { tag: 'Sundays', count: 2 },
    { tag: 'AC', count: 1 },
  ]);
  const first = await lakshmi.call(api.listTalents, { query: { limit: 1, count: 'true' } });
  expect(first).toMatchObject({ total: { count: 2, isMore: false } });
  const second = await lakshmi.call(api.listTalents, {
    query: { limit: 1, cursor: first.nextCursor ?? '' },
  });
  expect(second.items.map(({ candidate }) => candidate.userId)).toEqual([raju.userId]);
  expect(second.nextCursor).toBeNull();
});

test('tags and words are changed by who read the last ones, and the candidate is taken out again', async () => {
  await keep(raju.userId, ['AC']);
  const change = { userId: raju.userId, version: 1, tags: ['AC', 'Sundays'], words: 'Call in May.' };
  expect(await lakshmi.call(api.changeTalent, { body: change })).toMatchObject({
    tags: ['AC', 'Sundays'],
    version: 2,
  });
  expect((await lakshmi.refused(api.changeTalent, { body: change })).code).toBe('talent_moved_on');
  await lakshmi.call(api.removeTalent, { query: { userId: raju.userId } });
  expect(await pool()).toEqual([]);
  expect((await lakshmi.refused(api.removeTalent, { query: { userId: raju.userId } })).code).toBe(
    'talent_not_found',
  );
});

test('who is shown only where they applied is kept and invited with their consent alone, and by this business alone', async () => {
  const job = await aPlumberJob(lakshmi);
  const { viewer, applicationId } = await anApplicant(fixture, job, 'Salma Khan');
  await privacy(viewer, { visibility: 'applied' });
  expect(await refused(lakshmi, viewer.userId)).toBe('talent_not_open');
  const other = await aPlumberJob(lakshmi, { title: 'Plumber for offices' });
  const invitation = {
    body: { jobId: other.jobId, userId: viewer.userId, words: 'Would this one suit you?' },
    headers: key(),
  };
  expect((await lakshmi.refused(api.keepCandidate, body(viewer.userId))).status).toBe(404);
  expect((await lakshmi.refused(inviteCandidate, invitation)).code).toBe('candidate_not_found');
  await privacy(viewer, { keptForLater: true });
  expect(await refused(fixture.vikram, viewer.userId)).toBe('talent_not_open');
  await move(lakshmi, 'shortlist', applicationId);
  await keep(viewer.userId);
  const { items } = await lakshmi.call(api.listTalents, { query: {} });
  expect(items[0]?.candidate).toMatchObject({ name: 'Salma Khan', isNamed: true });
  const before = await lakshmi.call(countInvites);
  await lakshmi.call(inviteCandidate, { ...invitation, headers: key() });
  expect((await lakshmi.call(countInvites)).left).toBe(before.left - 1);
});

test('who hides, withdraws or takes the consent back leaves at once and for good', async () => {
  const job = await aPlumberJob(lakshmi);
  const ways: readonly ((viewer: Viewer) => Promise<unknown>)[] = [
    (viewer) => privacy(viewer, { keptForLater: false }),
    (viewer) => privacy(viewer, { visibility: 'hidden' }),
    (viewer) => own(viewer).call(candidates.withdrawCandidate),
    (viewer) =>
      own(viewer).call(candidates.hideFromBusiness, {
        body: { organisationId: fixture.shop.organisationId },
      }),
  ];
  const backAgain = async (viewer: Viewer) => {
    await privacy(viewer, { keptForLater: true, visibility: 'employers' });
    await own(viewer).call(candidates.returnCandidate);
    await own(viewer).call(candidates.showToBusiness, {
      query: { organisationId: fixture.shop.organisationId },
    });
  };
  for (const leave of ways) {
    const { viewer } = await anApplicant(fixture, job);
    await privacy(viewer, { visibility: 'applied', keptForLater: true });
    await keep(viewer.userId);
    expect(await pool()).toEqual([viewer.userId]);
    await leave(viewer);
    expect(await pool()).toEqual([]);
    await backAgain(viewer);
    expect(await pool()).toEqual([]);
  }
});

test('who works for the business now is not shown, and the night takes them out', async () => {
  await keep(raju.userId);
  const { app, shop } = fixture;
  const member = permitted({
    staffId: newId(),
    organisationId: shop.organisationId,
    userId: raju.userId,
    fullName: 'Raju Yadav',
    isProfessional: true,
  });
  await app.platform.db.transaction().execute((tx) => addStaff(tx, member, [], app.clock.now()));
  const held = async () => (await sql`select 1 from talent_pool`.execute(app.platform.db)).rows.length;
  const salma = await seeker(app, 'Salma Khan');
  await keep(salma.userId);
  expect([await pool(), await held()]).toEqual([[salma.userId], 2]);
  await fixture.round('talent_pool.drop_closed');
  expect([await pool(), await held()]).toEqual([[salma.userId], 1]);
});

test('who was kept by consent leaves with the application, once its time is over', async () => {
  const job = await aPlumberJob(lakshmi);
  const { viewer, applicationId } = await anApplicant(fixture, job);
  await privacy(viewer, { visibility: 'applied', keptForLater: true });
  await keep(viewer.userId);
  await move(own(viewer), 'withdraw', applicationId);
  fixture.app.clock.advance(181 * dayMs);
  await fixture.round('application.erase_ended');
  expect(await pool()).toEqual([]);
});

test('each of the team does what the permission says', async () => {
  const { app, shop } = fixture;
  const desk = (...more: readonly ('create' | 'update' | 'delete')[]) =>
    app.as(deskOf(shop, 'hireTalent.view', ...more.map((one) => `hireTalent.${one}` as const)));
  const { userId } = raju;
  expect((await desk('update', 'delete').refused(api.keepCandidate, body(userId))).status).toBe(403);
  await desk('create').call(api.keepCandidate, body(userId));
  const change = { body: { userId, version: 1, tags: [] } };
  expect((await desk('create', 'delete').refused(api.changeTalent, change)).status).toBe(403);
  await desk('update').call(api.changeTalent, change);
  expect((await desk('create', 'update').refused(api.removeTalent, { query: { userId } })).status).toBe(403);
  expect(await desk().call(api.getTalent, { query: { userId } })).toMatchObject({
    can: { keep: false, change: false, remove: false },
  });
  await desk('delete').call(api.removeTalent, { query: { userId } });
  for (const stranger of [raju, deskOf(shop, 'hireTalent.create'), { ...raju, role: 'Buyer' } as const])
    expect((await app.as(stranger).ask(api.listTalents)).status).toBe(403);
});

test('a pool holds so many, and the same candidate once, also at one moment', async () => {
  const { app, shop } = fixture;
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => lakshmi.askLoosely(api.keepCandidate, body(raju.userId))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(409)]);
  await sql`insert into user_account (user_id, mobile_number, full_name, created_at, updated_at)
    select gen_random_uuid(), (7000000000 + n)::text, 'Kept', now(), now()
    from generate_series(1, ${mostTalents - 1}) n`.execute(app.platform.db);
  await sql`insert into talent_pool (organisation_id, user_id, words, tags, kept_at)
    select ${shop.organisationId}, user_id, '', '{}', now() from user_account where full_name = 'Kept'`.execute(
    app.platform.db,
  );
  const salma = await seeker(app, 'Salma Khan');
  expect(await refused(lakshmi, salma.userId)).toBe('talent_pool_full');
});

test('a person reads which business keeps them, and nothing that the team wrote; both go with the account', async () => {
  await keep(raju.userId, ['AC'], 'Too slow for offices.');
  const { db } = fixture.app.platform;
  const copy = await exportOf(talentPoolPersonal, db, raju.userId);
  expect(copy).toEqual({
    'Businesses that keep your job profile for other jobs': [
      { organisation_id: fixture.shop.organisationId, user_id: raju.userId, kept_at: expect.any(String) },
    ],
  });
  await db.transaction().execute((tx) => eraseFrom(talentPoolPersonal, tx, fixture.shop.ownerUserId));
  expect((await lakshmi.call(api.listTalents, { query: {} })).items[0]?.keptBy).toBeNull();
  await db.transaction().execute((tx) => eraseFrom(talentPoolPersonal, tx, raju.userId));
  expect(await pool()).toEqual([]);
});
