import * as client from '@nukkad/contract/work/project/client-project.api';
import type { Milestone } from '@nukkad/contract/work/project/project.model';
import { milestoneLifecycle, milestoneStatuses } from '@nukkad/contract/work/project/milestone.noun';
import * as api from '@nukkad/contract/work/project/project.api';
import { seenOfProjectCancel } from '@nukkad/contract/work/project/project.api';
import { projectLifecycle, projectStatuses } from '@nukkad/contract/work/project/project.noun';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { dayMs } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aViewer } from '../../../test/harness/mounted.ts';
import { projectMarket } from '../../../test/fixtures/project-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { Viewer } from '../../platform/viewer.ts';

let market: Awaited<ReturnType<typeof projectMarket>>;
let meera: Viewer;
let asha: Viewer;
beforeAll(async () => {
  market = await projectMarket();
  meera = await market.anOwner();
  asha = await market.aClient();
});
afterAll(() => market.app.close());

const statusOf = async (projectId: string) => (await market.read(meera, projectId)).status;

test('Asha’s kitchen: submitted, sent back, submitted again, approved; the project follows and is completed', async () => {
  const { agreed, milestoneOf, move, approve, sendBack } = market;
  const projectId = await agreed(meera, asha);
  expect(await statusOf(projectId)).toBe('Project Created');
  expect((await move(meera, 'submit', await milestoneOf(meera, projectId, 2))).body.status).toBe(
    'Inprogress',
  );
  const back = await sendBack(asha, await milestoneOf(asha, projectId, 2));
  expect(back.body.milestones[1]).toMatchObject({
    status: 'Pending',
    sentBackReason: 'Two drawers are missing.',
  });
  await move(meera, 'submit', await milestoneOf(meera, projectId, 2));
  await move(meera, 'submit', await milestoneOf(meera, projectId, 3));
  expect(await statusOf(projectId)).toBe('Project Submitted For Review');
  await sendBack(asha, await milestoneOf(asha, projectId, 3));
  expect(await statusOf(projectId)).toBe('Inprogress');
  await move(meera, 'submit', await milestoneOf(meera, projectId, 3));
  await approve(asha, projectId, await milestoneOf(asha, projectId, 2));
  const done = await approve(asha, projectId, await milestoneOf(asha, projectId, 3));
  expect(done.body).toMatchObject({ status: 'Completed', milestonesDone: 3, accepted: 200_000_00 });
});

test('an approval that was shown another amount is refused, and ten at once make one', async () => {
  const projectId = await market.agreed(meera, asha);
  await market.move(meera, 'submit', await market.milestoneOf(meera, projectId, 2));
  const milestone = await market.milestoneOf(asha, projectId, 2);
  const wrong = await market.approve(asha, projectId, milestone, { amountToPay: 1 });
  expect([wrong.status, wrong.body.code]).toEqual([409, 'confirmation_differs']);
  const all = await Promise.all(Array.from({ length: 10 }, () => market.approve(asha, projectId, milestone)));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
});

test('without an answer the clock accepts after 14 days, having told the client twice', async () => {
  const projectId = await market.agreed(meera, asha);
  await market.move(meera, 'submit', await market.milestoneOf(meera, projectId, 2));
  const { approveBy } = await market.milestoneOf(asha, projectId, 2);
  const { app } = market;
  const by = new Date(approveBy ?? '');
  await app.drain();
  app.sms.length = 0;
  const counted: unknown[] = [];
  for (const days of [8, 7, 5, 2, 1, 0]) {
    app.clock.set(new Date(by.getTime() - days * dayMs));
    await market.approveWaiting();
    await app.drain();
    counted.push([days, app.sms.length, (await market.milestoneOf(asha, projectId, 2)).status]);
  }
  const waiting = 'Project Submitted For Review';
  expect(counted).toEqual([
    [8, 0, waiting],
    [7, 1, waiting],
    [5, 1, waiting],
    [2, 2, waiting],
    [1, 2, waiting],
    // The business and the client, once each.
    [0, 4, 'Accepted'],
  ]);
  expect((await market.milestoneOf(asha, projectId, 2)).acceptedBy).toBe('System');
});

test('a project written by hand: the partner notes approvals, adds and takes out; it cannot submit to no one', async () => {
  const { app, byHand, move, milestoneOf, part } = market;
  const { projectId } = await byHand(meera);
  expect((await move(meera, 'submit', await milestoneOf(meera, projectId, 1))).body.code).toBe(
    'milestone_nobody_asks',
  );
  expect((await move(meera, 'accept', await milestoneOf(meera, projectId, 1))).body.status).toBe(
    'Inprogress',
  );
  const added = await app
    .as(meera)
    .askLoosely(api.addMilestone, { body: { projectId, ...part('Gate', 5_000) }, headers: key() });
  expect(added.body.milestones).toHaveLength(3);
  expect((await move(meera, 'drop', await milestoneOf(meera, projectId, 3))).body.milestones).toHaveLength(2);
  expect((await move(meera, 'accept', await milestoneOf(meera, projectId, 2))).body.status).toBe('Completed');
});

test('what a client agreed to is neither accepted, added to nor taken out by the partner alone', async () => {
  const { app, agreed, move, milestoneOf, part } = market;
  const projectId = await agreed(meera, asha);
  const milestone = await milestoneOf(meera, projectId, 2);
  expect((await move(meera, 'accept', milestone)).body.code).toBe('milestone_client_decides');
  expect((await move(meera, 'drop', milestone)).body.code).toBe('milestone_agreed');
  const added = await app
    .as(meera)
    .askLoosely(api.addMilestone, { body: { projectId, ...part('More', 5_000) }, headers: key() });
  expect(added.body.code).toBe('milestone_agreed');
});

test('every state of a milestone: each move is made where its life allows it, and refused with 409 elsewhere', async () => {
  const { app, agreed, byHand, move, approve, sendBack, milestoneOf } = market;
  const ofClient = await agreed(meera, asha);
  const own = (await byHand(meera)).projectId;
  const set = (projectId: string, status: string) =>
    sql`update milestone set status = ${status},
      approve_by = case when ${status} = 'Project Submitted For Review' then now() + interval '14 days' end,
      accepted_at = case when ${status} in ('Accepted', 'Disputed') then now() end,
      accepted_by = case when ${status} in ('Accepted', 'Disputed') then 'Buyer' end
      where project_id = ${projectId} and position = 2`.execute(app.platform.db);
  const raise = (viewer: Viewer, { milestoneId, version }: Milestone) =>
    app.as(viewer).askLoosely(client.raiseMilestoneDispute, {
      body: { milestoneId, version, wants: 'all', words: 'It was not done as agreed.' },
    });
  const withdraw = (viewer: Viewer, { milestoneId, version }: Milestone) =>
    app.as(viewer).askLoosely(client.withdrawMilestoneDispute, { body: { milestoneId, version } });
  for (const status of milestoneStatuses) {
    // One that was taken out is on no page.
    if (status === 'Cancelled') continue;
    const tries = [
      ['submit', ofClient, async () => move(meera, 'submit', await milestoneOf(meera, ofClient, 2))],
      ['approve', ofClient, async () => approve(asha, ofClient, await milestoneOf(asha, ofClient, 2))],
      ['sendBack', ofClient, async () => sendBack(asha, await milestoneOf(asha, ofClient, 2))],
      ['dispute', ofClient, async () => raise(asha, await milestoneOf(asha, ofClient, 2))],
      ['withdrawDispute', ofClient, async () => withdraw(asha, await milestoneOf(asha, ofClient, 2))],
      ['accept', own, async () => move(meera, 'accept', await milestoneOf(meera, own, 2))],
      ['drop', own, async () => move(meera, 'drop', await milestoneOf(meera, own, 2))],
    ] as const;
    for (const [verb, projectId, attempt] of tries) {
      await sql`update project set status = 'Inprogress', ended_at = null where project_id = ${projectId}`.execute(
        app.platform.db,
      );
      await set(projectId, status);
      const { status: answered } = await attempt();
      const allowed = canMove(milestoneLifecycle, verb, status);
      expect([verb, status, answered]).toEqual([verb, status, allowed ? 200 : 409]);
    }
  }
});

test('every state of a project: it is cancelled where its life allows it and nothing was accepted', async () => {
  const { app, byHand, read } = market;
  for (const status of projectStatuses) {
    const { projectId } = await byHand(meera);
    const ended = status === 'Completed' || status === 'Cancelled';
    await sql`update project set status = ${status}, ended_at = case when ${ended} then now() end
      where project_id = ${projectId}`.execute(app.platform.db);
    const seen = seenOfProjectCancel(await read(meera, projectId));
    const cancelled = await app.as(meera).askLoosely(api.cancelProject, { body: { projectId, seen } });
    const allowed = canMove(projectLifecycle, 'cancel', status);
    expect([status, cancelled.status]).toEqual([status, allowed ? 200 : 409]);
    if (allowed) expect(cancelled.body).toMatchObject({ status: 'Cancelled', milestones: [] });
  }
  const agreed = await market.agreed(meera, asha);
  const seen = seenOfProjectCancel(await read(meera, agreed));
  const refused = await app.as(meera).askLoosely(api.cancelProject, { body: { projectId: agreed, seen } });
  expect(refused.body.code).toBe('project_has_work');
});

test('a milestone at 12%, whose slab ended on 22 September 2025, is planned no more; 40% is', async () => {
  const { projectId } = await market.byHand(meera);
  const plan = (taxPercent: number) =>
    market.app.as(meera).askLoosely(api.addMilestone, {
      body: {
        projectId,
        title: 'Gate',
        amount: 10_000_00,
        taxPercent,
        dueOn: '2026-12-20',
        isAdvance: false,
      },
      headers: key(),
    });
  expect((await plan(12)).body.code).toBe('milestone_tax_ended');
  expect((await plan(28)).body.code).toBe('milestone_tax_ended');
  expect((await plan(40)).status).toBe(201);
});

test('an edit with an old version, and days in the wrong order, are refused', async () => {
  const { app, byHand } = market;
  const { projectId } = await byHand(meera);
  const edit = (version: number, more: object = {}) =>
    app.as(meera).askLoosely(api.editProject, {
      body: { projectId, version, title: 'New title', startsOn: '2026-11-02', dueOn: '2026-12-24', ...more },
    });
  expect((await edit(1)).body).toMatchObject({ title: 'New title', dueOn: '2026-12-24', version: 2 });
  expect((await edit(1)).body.code).toBe('project_moved_on');
  expect((await edit(2, { dueOn: '2026-11-01' })).body.code).toBe('project_dates');
});

test('another shop, another customer and staff without the permission find nothing of a project', async () => {
  const { app, anOwner, aClient, agreed, milestoneOf, move, approve, aParty } = market;
  const projectId = await agreed(meera, asha);
  const lakshmi = await anOwner('Lakshmi Plumbing');
  const get = (viewer: Viewer) => app.as(viewer).askLoosely(api.getProject, { query: { projectId } });
  expect((await get(lakshmi)).status).toBe(404);
  const desk = aViewer({ role: 'subUser', organisationId: meera.organisationId, permissions: new Set() });
  expect((await get(desk)).status).toBe(403);
  const milestone = await milestoneOf(meera, projectId, 2);
  expect((await move(lakshmi, 'submit', milestone)).status).toBe(404);
  await move(meera, 'submit', milestone);
  const bela = await aClient();
  expect((await approve(bela, projectId, await milestoneOf(asha, projectId, 2))).status).toBe(404);
  const own = await app.as(bela).askLoosely(client.getOwnProject, { query: { projectId } });
  expect(own.status).toBe(404);
  expect((await app.as(bela).ask(client.listOwnProjects, { query: {} })).body.items).toEqual([]);
  expect((await app.as(lakshmi).ask(api.listProjects, { query: {} })).body.items).toEqual([]);
  const foreign = await aParty(meera, 'Meera’s own customer');
  const opened = await app.as(lakshmi).askLoosely(api.openProjectByHand, {
    body: { partyId: foreign, title: 'Stolen', startsOn: '2026-11-02', dueOn: '2026-11-03', milestones: [] },
    headers: key(),
  });
  expect(opened.body.code).toBe('party_not_found');
});
