import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { projectLifecycle, projectStatuses } from '@nukkad/contract/work/project/project.noun';
import * as plan from '@nukkad/contract/work/project/project-plan.api';
import * as api from '@nukkad/contract/work/project/project.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aViewer } from '../../../test/harness/mounted.ts';
import { projectMarket } from '../../../test/fixtures/project-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { Viewer } from '../../platform/viewer.ts';

let market: Awaited<ReturnType<typeof projectMarket>>;
let meera: Viewer;
let partyId: string;
beforeAll(async () => {
  market = await projectMarket();
  meera = await market.anOwner();
  partyId = await market.aParty(meera);
});
afterAll(() => market.app.close());

const part = (title: string, dueOn: string) => ({ title, amount: 10_000_00, taxPercent: 18 as const, dueOn });
const opened = async (
  owner: Viewer,
  of: string,
  title: string,
  startsOn: string,
  dueOn: string,
  parts: readonly ReturnType<typeof part>[],
) => {
  const body = { partyId: of, title, startsOn, dueOn, milestones: [...parts] };
  return (await market.app.as(owner).ask(api.openProjectByHand, { body, headers: key() })).body;
};
const monthOf = async (viewer: Viewer, year: number, month: number) =>
  (await market.app.as(viewer).ask(plan.readProjectMonth, { query: { year, month } })).body;

test('a month tells on which days projects begin and end and milestones are due, and of no other month', async () => {
  const { projectId } = await opened(meera, partyId, 'Painting', '2026-02-01', '2026-03-01', [
    part('Outside', '2026-02-28'),
    part('Stairs', '2026-03-01'),
  ]);
  const of = (month: Awaited<ReturnType<typeof monthOf>>) =>
    month.items.map(({ day, kind, milestoneTitle }) => [day, kind, milestoneTitle]);
  const february = await monthOf(meera, 2026, 2);
  expect(of(february)).toEqual([
    ['2026-02-01', 'begins', null],
    ['2026-02-28', 'milestone', 'Outside'],
  ]);
  expect(february.items[1]).toMatchObject({ projectId, projectTitle: 'Painting', isDone: false });
  expect(february.items[1]?.counterpart).toBe('Green Park Apartments');
  expect(of(await monthOf(meera, 2026, 3))).toEqual([
    ['2026-03-01', 'milestone', 'Stairs'],
    ['2026-03-01', 'ends', null],
  ]);
  expect(of(await monthOf(meera, 2026, 1))).toEqual([]);
  expect(of(await monthOf(meera, 2025, 2))).toEqual([]);
});

test('what was cancelled is on no day', async () => {
  const { projectId } = await opened(meera, partyId, 'Never done', '2024-05-02', '2024-05-20', [
    part('All', '2024-05-20'),
  ]);
  expect((await monthOf(meera, 2024, 5)).items).toHaveLength(3);
  const seen = { projectStatus: 'Project Created', milestonesOpen: 1 };
  await market.app.as(meera).ask(api.cancelProject, { body: { projectId, seen } });
  expect((await monthOf(meera, 2024, 5)).items).toEqual([]);
});

test('a milestone is late in the calendar and on the line where it is late in the list', async () => {
  await opened(meera, partyId, 'Late work', '2023-01-02', '2023-02-20', [part('Walls', '2023-01-20')]);
  const days = (await monthOf(meera, 2023, 1)).items;
  expect(days.map(({ kind, isLate }) => [kind, isLate])).toEqual([
    ['begins', false],
    ['milestone', true],
  ]);
  const { app } = market;
  const listed = (await app.as(meera).ask(api.listProjects, { query: { q: 'Late work' } })).body.items[0];
  const { items } = (await app.as(meera).ask(plan.listPlannedProjects, { query: {} })).body;
  const planned = items.find(({ title }) => title === 'Late work');
  expect([listed?.isLate, planned?.isLate, planned?.milestones[0]?.isLate]).toEqual([true, true, true]);
});

test('the line begins with the project that begins first, in pages that miss and repeat none', async () => {
  const owner = await market.anOwner('Lakshmi Plumbing');
  const of = await market.aParty(owner);
  const days = ['2026-06-05', '2026-06-01', '2026-06-09', '2026-06-01', '2026-06-03'];
  for (const [at, startsOn] of days.entries())
    await opened(owner, of, `Pipes ${at}`, startsOn, '2026-07-01', [part('All', '2026-07-01')]);
  const seen: string[] = [];
  let cursor: string | null = '';
  do {
    const query = { limit: 2, ...(cursor && { cursor }) };
    const page: Awaited<ReturnType<typeof read>> = await read(query);
    seen.push(...page.items.map(({ startsOn }) => startsOn));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(days.toSorted());
  async function read(query: { limit: number; cursor?: string }) {
    return (await market.app.as(owner).ask(plan.listPlannedProjects, { query })).body;
  }
  const strange = await market.app
    .as(owner)
    .askLoosely(plan.listPlannedProjects, { query: { cursor: 'WyJ4Il0' } });
  expect(strange.status).toBe(400);
});

test('the columns of the board hold each project once, and say how many there are', async () => {
  const owner = await market.anOwner('Sunrise Electric');
  const of = await market.aParty(owner);
  const { app } = market;
  for (const [at, status] of projectStatuses.entries())
    for (let turn = 0; turn <= at; turn += 1) {
      const { projectId } = await opened(owner, of, `${status} ${turn}`, '2026-06-01', '2026-07-01', []);
      const isOver = status === 'Completed' || status === 'Cancelled';
      await sql`update project set status = ${status}, ended_at = case when ${isOver} then now() end
        where project_id = ${projectId}`.execute(app.platform.db);
    }
  for (const [at, status] of projectStatuses.entries()) {
    const query = { status, count: 'true' };
    const { body } = await app.as(owner).askLoosely(api.listProjects, { query });
    expect([status, body.total?.count, new Set(body.items.map((one) => one.status))]).toEqual([
      status,
      at + 1,
      new Set([status]),
    ]);
  }
  const wrong = await app.as(owner).askLoosely(api.listProjects, { query: { status: 'Paused' } });
  expect(wrong.status).toBe(400);
});

test('work is begun by hand where its life allows it, as it was read, once of ten at a time', async () => {
  const { app, byHand } = market;
  for (const status of projectStatuses) {
    const { projectId, version } = await byHand(meera, partyId);
    const isOver = status === 'Completed' || status === 'Cancelled';
    await sql`update project set status = ${status}, ended_at = case when ${isOver} then now() end
      where project_id = ${projectId}`.execute(app.platform.db);
    const read = await market.read(meera, projectId);
    const allowed = canMove(projectLifecycle, 'start', status);
    expect([status, read.can.start]).toEqual([status, allowed]);
    const old = await app
      .as(meera)
      .askLoosely(api.startProject, { body: { projectId, version: version + 1 } });
    expect([status, old.status]).toEqual([status, 409]);
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.as(meera).askLoosely(api.startProject, { body: { projectId, version } }),
      ),
    );
    expect([status, all.filter((one) => one.status === 200).length]).toEqual([status, allowed ? 1 : 0]);
    if (allowed) expect(await market.read(meera, projectId)).toMatchObject({ status: 'Inprogress' });
  }
});

test('a client does not begin the work; another shop and staff without the permission reach none of it', async () => {
  const { app, anOwner, aClient, agreed } = market;
  const asha = await aClient();
  const projectId = await agreed(meera, asha);
  const { version, can } = await market.read(asha, projectId);
  expect(can.start).toBe(false);
  const start = (viewer: Viewer) =>
    app.as(viewer).askLoosely(api.startProject, { body: { projectId, version } });
  expect((await start(asha)).status).toBe(403);
  const other = await anOwner('Fresh Walls');
  expect((await start(other)).status).toBe(404);
  const { startsOn } = await market.read(meera, projectId);
  const [year, month] = startsOn.split('-').map(Number);
  expect((await monthOf(other, year ?? 0, month ?? 0)).items).toEqual([]);
  expect((await app.as(other).ask(plan.listPlannedProjects, { query: {} })).body.items).toEqual([]);
  const desk = aViewer({ role: 'subUser', organisationId: meera.organisationId, permissions: new Set() });
  expect((await start(desk)).status).toBe(403);
  expect(
    (await app.as(desk).askLoosely(plan.readProjectMonth, { query: { year: 2026, month: 2 } })).status,
  ).toBe(403);
  expect((await app.as(desk).askLoosely(plan.listPlannedProjects, { query: {} })).status).toBe(403);
  const reader = aViewer({
    role: 'subUser',
    organisationId: meera.organisationId,
    permissions: new Set(['customers.view']),
  });
  expect((await start(reader)).status).toBe(403);
  expect((await monthOf(reader, year ?? 0, month ?? 0)).items.length).toBeGreaterThan(0);
});
