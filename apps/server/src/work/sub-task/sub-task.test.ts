import { canMove } from '@nukkad/contract/kernel/lifecycle';
import * as projects from '@nukkad/contract/work/project/project.api';
import * as api from '@nukkad/contract/work/sub-task/sub-task.api';
import { subTaskLifecycle, subTaskStatuses } from '@nukkad/contract/work/sub-task/sub-task.noun';
import type { SubTask } from '@nukkad/contract/work/sub-task/sub-task.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aViewer } from '../../../test/harness/mounted.ts';
import { projectMarket } from '../../../test/fixtures/project-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { Viewer } from '../../platform/viewer.ts';

let market: Awaited<ReturnType<typeof projectMarket>>;
let meera: Viewer;
let projectId: string;
beforeAll(async () => {
  market = await projectMarket();
  meera = await market.anOwner();
  ({ projectId } = await market.byHand(meera));
});
afterAll(() => market.app.close());

const add = (title: string, more: object = {}, of = projectId) =>
  market.app
    .as(meera)
    .askLoosely(api.addSubTask, { body: { projectId: of, title, needs: [], ...more }, headers: key() });
const move = (viewer: Viewer, { subTaskId }: SubTask, verb: string, version: number) =>
  market.app.as(viewer).askLoosely(api.moveSubTask, { body: { subTaskId, version, verb } });
const listed = async (of = projectId) =>
  (await market.app.as(meera).ask(api.listSubTasks, { query: { projectId: of } })).body.items;
const staffOf = async () => {
  const { rows } = await sql<{
    staffId: string;
    userId: string;
  }>`select staff_id as "staffId", user_id as "userId"
    from staff_member where organisation_id = ${meera.organisationId}`.execute(market.app.platform.db);
  return rows[0] ?? { staffId: '', userId: '' };
};

test('a step waits for those before it; the first that is started begins the project', async () => {
  const { body: pipes } = await add('Pipes', { dueOn: '2026-11-10' });
  const { body: tiles } = await add('Tiles', {
    needs: [pipes.subTaskId],
    startsOn: '2026-11-11',
    dueOn: '2026-11-14',
  });
  expect(tiles).toMatchObject({ isWaiting: true, can: { start: false, close: false } });
  expect((await move(meera, tiles, 'start', 1)).body.code).toBe('sub_task_waits');
  expect((await move(meera, pipes, 'start', 1)).body.status).toBe('Inprogress');
  expect((await market.read(meera, projectId)).status).toBe('Inprogress');
  expect((await move(meera, pipes, 'close', 1)).body.code).toBe('sub_task_moved_on');
  await move(meera, pipes, 'close', 2);
  expect((await move(meera, tiles, 'start', 1)).body).toMatchObject({
    status: 'Inprogress',
    isWaiting: false,
  });
});

test('steps that would wait for each other, steps of another project and days in the wrong order are refused', async () => {
  const [first, second] = [(await add('First')).body, (await add('Second')).body];
  const edit = (one: SubTask, needs: readonly string[], version: number) =>
    market.app.as(meera).askLoosely(api.editSubTask, {
      body: { subTaskId: one.subTaskId, version, title: one.title, needs },
    });
  expect((await edit(second, [first.subTaskId], 1)).body.needs).toEqual([first.subTaskId]);
  expect((await edit(first, [second.subTaskId], 1)).body.code).toBe('sub_task_circle');
  expect((await edit(first, [first.subTaskId], 1)).body.code).toBe('sub_task_circle');
  const other = (await market.byHand(meera, (await market.read(meera, projectId)).partyId ?? '')).projectId;
  const foreign = (await add('Foreign', {}, other)).body;
  expect((await edit(first, [foreign.subTaskId], 1)).body.code).toBe('sub_task_need_unknown');
  expect((await add('Days', { startsOn: '2026-11-10', dueOn: '2026-11-09' })).body.code).toBe(
    'project_dates',
  );
});

test('who it is assigned to is told, may start and close it, and may not cancel it; people of other shops are refused', async () => {
  const { staffId, userId } = await staffOf();
  const { body: made } = await add('Paint the gate');
  const assign = (id: string | null, version: number) =>
    market.app
      .as(meera)
      .askLoosely(api.assignSubTask, { body: { subTaskId: made.subTaskId, version, staffId: id } });
  const lakshmi = await market.anOwner('Lakshmi Plumbing');
  const { rows } = await sql<{ id: string }>`select staff_id as id from staff_member
    where organisation_id = ${lakshmi.organisationId}`.execute(market.app.platform.db);
  expect((await assign(rows[0]?.id ?? '', 1)).body.code).toBe('sub_task_assignee_unknown');
  market.app.sms.length = 0;
  expect((await assign(staffId, 1)).body.assignee).toMatchObject({ staffId, fullName: 'Ravi Kumar' });
  await market.app.drain();
  expect(market.app.sms).toHaveLength(1);
  const ravi = aViewer({
    role: 'subUser',
    userId,
    staffId,
    organisationId: meera.organisationId,
    permissions: new Set(['customers.view'] as const),
  });
  expect((await move(ravi, made, 'start', 2)).body.status).toBe('Inprogress');
  expect((await move(ravi, made, 'cancel', 3)).status).toBe(403);
  expect((await move(ravi, made, 'close', 3)).body.status).toBe('Closed');
  expect((await move(lakshmi, made, 'reopen', 4)).status).toBe(404);
});

test('every state of a step: each move is made where its life allows it, and refused with 409 elsewhere', async () => {
  const { body: made } = await add('Every state');
  for (const verb of ['start', 'close', 'reopen', 'cancel'] as const)
    for (const status of subTaskStatuses) {
      const over = status === 'Closed' || status === 'Cancelled';
      await sql`update sub_task set status = ${status}, version = 1, ended_at = case when ${over} then now() end
        where sub_task_id = ${made.subTaskId}`.execute(market.app.platform.db);
      const { status: answered } = await move(meera, made, verb, 1);
      const allowed = canMove(subTaskLifecycle, verb, status);
      expect([verb, status, answered]).toEqual([verb, status, allowed ? 200 : 409]);
    }
});

test('in a project that is over nothing is added', async () => {
  const over = (await market.byHand(meera)).projectId;
  await sql`update project set status = 'Completed', ended_at = now() where project_id = ${over}`.execute(
    market.app.platform.db,
  );
  expect((await add('Too late', {}, over)).body.code).toBe('project_moved_on');
  expect(await listed(over)).toEqual([]);
  const bela = await market.aClient();
  expect(
    (await market.app.as(bela).askLoosely(projects.getProject, { query: { projectId: over } })).status,
  ).toBe(403);
});

test('a reminder is told once, at its time, to who wrote it; others neither read nor remove it', async () => {
  const { app } = market;
  const at = new Date(app.clock.now().getTime() + 3_600_000);
  const write = (remindAt: Date) =>
    app.as(meera).askLoosely(api.addReminder, {
      body: { projectId, words: 'Order the tank.', remindAt: remindAt.toISOString() },
      headers: key(),
    });
  expect((await write(new Date(app.clock.now().getTime() - 1))).body.code).toBe('reminder_past');
  const { body: written } = await write(at);
  const colleague = aViewer({
    role: 'subUser',
    organisationId: meera.organisationId,
    permissions: new Set(['customers.view'] as const),
  });
  const own = (viewer: Viewer) => app.as(viewer).ask(api.listReminders, { query: { projectId: projectId } });
  expect((await own(colleague)).body.items).toEqual([]);
  const remove = (viewer: Viewer) =>
    app.as(viewer).askLoosely(api.removeReminder, { query: { reminderId: written.reminderId } });
  expect((await remove(colleague)).status).toBe(404);
  app.sms.length = 0;
  await market.tellReminders();
  app.clock.set(at);
  await market.tellReminders();
  await market.tellReminders();
  await app.drain();
  expect(app.sms).toHaveLength(1);
  expect((await own(meera)).body.items).toMatchObject([{ words: 'Order the tank.', isTold: true }]);
  expect((await remove(meera)).status).toBe(200);
});
