import { required } from '../../../test/harness/required.ts';
import { canMove, verbsOf } from '@nukkad/contract/kernel/lifecycle';
import * as api from '@nukkad/contract/people/task/task.api';
import { taskLifecycle, taskStatuses } from '@nukkad/contract/people/task/task.noun';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { taskShop } from '../../../test/fixtures/task-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { Viewer } from '../../platform/viewer.ts';

let shop: Awaited<ReturnType<typeof taskShop>>;
let lakshmi: Viewer;
let farah: Viewer;
let ravi: Viewer;
let imran: Viewer;
let stranger: Viewer;
beforeAll(async () => {
  shop = await taskShop();
  const here = await shop.aShop();
  lakshmi = here.owner;
  farah = await here.member('Farah Khan', new Set(['manage_users.view', 'manage_users.update'] as const));
  ravi = await here.member('Ravi Kumar');
  imran = await here.member('Imran Sheikh');
  stranger = (await shop.aShop('Bright Sparks')).owner;
});
afterAll(() => shop.app.close());
const to = (...viewers: Viewer[]) => ({ assignees: viewers.map(({ staffId }) => staffId) });

test('a task is given to a member, who is told and sees it; a colleague and another shop do not', async () => {
  shop.app.sms.length = 0;
  const { status, body } = await shop.add(lakshmi, 'Order the new tank', { ...to(ravi), priority: 'high' });
  expect([status, body.status, body.assignees]).toEqual([
    201,
    'Open',
    [{ staffId: ravi.staffId, fullName: 'Ravi Kumar' }],
  ]);
  await shop.app.drain();
  expect(shop.app.sms.map(({ variables }) => JSON.stringify(variables)).join()).toContain(
    'Order the new tank',
  );
  expect(await shop.titles(ravi)).toContain('Order the new tank');
  expect(await shop.titles(farah, { tab: 'all' })).toContain('Order the new tank');
  expect(await shop.titles(imran, { tab: 'all' })).not.toContain('Order the new tank');
  for (const other of [imran, stranger]) {
    expect((await shop.read(other, body.taskId)).status).toBe(404);
    expect((await shop.move(other, body, 'close')).status).toBe(404);
  }
});

test('who does not manage the team writes tasks for themselves alone', async () => {
  const { body } = await shop.add(ravi, 'Clean the van');
  expect(body.assignees).toEqual([{ staffId: ravi.staffId, fullName: 'Ravi Kumar' }]);
  expect((await shop.add(ravi, 'For Imran', to(imran))).body.code).toBe('task_assigns_others');
  const bulk = { taskIds: [body.taskId], assignees: [imran.staffId] };
  expect((await shop.app.as(ravi).askLoosely(api.assignTasks, { body: bulk })).body.code).toBe(
    'task_assigns_others',
  );
  const edit = { taskId: body.taskId, version: 1, title: 'Clean the van', ...to(imran) };
  expect((await shop.app.as(ravi).askLoosely(api.editTask, { body: edit })).body.code).toBe(
    'task_assigns_others',
  );
});

test('only active members of the own team can be chosen', async () => {
  const elsewhere = await (await shop.aShop('Elsewhere')).member('Kiran Rao');
  expect((await shop.add(lakshmi, 'Away', to(elsewhere))).body.code).toBe('task_assignee_unknown');
  await sql`update staff_member set status = 'Deactivated' where staff_id = ${imran.staffId}`.execute(
    shop.app.platform.db,
  );
  expect((await shop.add(lakshmi, 'Away', to(imran))).body.code).toBe('task_assignee_unknown');
  await sql`update staff_member set status = 'Active' where staff_id = ${imran.staffId}`.execute(
    shop.app.platform.db,
  );
});

test('every state: each move is made where its life and the person allow it, and refused with 409 or 403 elsewhere', async () => {
  const { body } = await shop.add(farah, 'Every state', to(ravi));
  const verbs = verbsOf(taskLifecycle).filter((verb) => verb !== 'add' && verb !== 'repeat');
  const turnTo = async (status: string) => {
    const over = !['Open', 'Inprogress'].includes(status);
    await sql`update task set status = ${status}, version = 1,
      ended_at = case when ${over} then now() end where task_id = ${body.taskId}`.execute(
      shop.app.platform.db,
    );
  };
  for (const [viewer, capacity] of [
    [farah, 'Author'],
    [lakshmi, 'Manager'],
    [ravi, 'Assignee'],
  ] as const)
    for (const status of taskStatuses) {
      await turnTo(status);
      const read = await shop.read(viewer, body.taskId);
      for (const verb of verbs) {
        const answer = await shop.move(viewer, { taskId: body.taskId, version: 1 }, verb);
        const may = (taskLifecycle.moves[verb].by as readonly string[]).includes(capacity);
        const can = may && canMove(taskLifecycle, verb, status);
        const expected = status === 'deleted' ? 404 : can ? 200 : may ? 409 : 403;
        expect([capacity, verb, status, answer.status, read.status === 200 && read.body.can[verb]]).toEqual([
          capacity,
          verb,
          status,
          expected,
          can,
        ]);
        if (can) await turnTo(status);
      }
    }
});

test('the author hears that it is done, once; a task that has changed meanwhile is not moved', async () => {
  const { body } = await shop.add(farah, 'Fix the door', to(ravi));
  await shop.app.drain();
  shop.app.sms.length = 0;
  expect((await shop.move(ravi, body, 'start')).body).toMatchObject({ status: 'Inprogress', version: 2 });
  expect((await shop.move(ravi, body, 'close')).body.code).toBe('task_moved_on');
  expect((await shop.move(ravi, { ...body, version: 2 }, 'close')).body.status).toBe('Closed');
  await shop.app.drain();
  expect(shop.app.sms).toHaveLength(1);
  expect(JSON.stringify(shop.app.sms[0]?.variables)).toContain('Fix the door');
});

test('editing carries the version, keeps ticks, and tells only who is new', async () => {
  const { body } = await shop.add(lakshmi, 'Stock the van', {
    ...to(ravi),
    checklist: [{ words: 'Taps' }, { words: 'Pipes' }],
  });
  const [taps] = body.checklist;
  const tick = { taskId: body.taskId, checkId: taps?.checkId, isDone: true };
  expect((await shop.app.as(ravi).askLoosely(api.tickCheck, { body: tick })).body).toMatchObject({
    checksDone: 1,
    checksAll: 2,
  });
  await shop.app.drain();
  shop.app.sms.length = 0;
  const edit = {
    taskId: body.taskId,
    version: 1,
    title: 'Stock both vans',
    checklist: [{ checkId: taps?.checkId, words: 'Ten taps' }],
    ...to(ravi, imran),
  };
  const { body: edited } = await shop.app.as(lakshmi).askLoosely(api.editTask, { body: edit });
  expect(edited).toMatchObject({ title: 'Stock both vans', version: 2, checksDone: 1, checksAll: 1 });
  await shop.app.drain();
  expect(shop.app.sms).toHaveLength(1);
  expect((await shop.app.as(lakshmi).askLoosely(api.editTask, { body: edit })).body.code).toBe(
    'task_moved_on',
  );
  expect((await shop.app.as(ravi).askLoosely(api.editTask, { body: { ...edit, version: 2 } })).status).toBe(
    403,
  );
  const gone = { taskId: body.taskId, checkId: body.checklist[1]?.checkId, isDone: true };
  expect((await shop.app.as(ravi).askLoosely(api.tickCheck, { body: gone })).body.code).toBe(
    'task_check_unknown',
  );
});

test('who may read a task and does not work on it is refused before they hear what became of it', async () => {
  const { owner, member } = await shop.aShop('Reading Works');
  const sana = await member('Sana Ali');
  const reader = await member('Omar Sheikh', new Set(['manage_users.view'] as const));
  const { body } = await shop.add(owner, 'Count the taps', { ...to(sana), checklist: [{ words: 'Taps' }] });
  const tick = (viewer: Viewer, checkId: string) =>
    shop.app.as(viewer).askLoosely(api.tickCheck, { body: { taskId: body.taskId, checkId, isDone: true } });
  const unknown = body.taskId;
  expect((await shop.read(reader, body.taskId)).status).toBe(200);
  expect((await tick(sana, unknown)).body.code).toBe('task_check_unknown');
  expect((await tick(reader, unknown)).status).toBe(403);
  expect((await shop.move(sana, body, 'close')).status).toBe(200);
  const { checkId } = required(body.checklist[0]);
  expect((await tick(sana, checkId)).status).toBe(409);
  expect((await tick(reader, checkId)).status).toBe(403);
});

test('the list goes by last day, a page at a time, and is narrowed by tab, state, priority, person and words', async () => {
  const { owner, member } = await shop.aShop('Page Works');
  const sana = await member('Sana Ali');
  const days = ['2026-12-03', undefined, '2026-12-01', '2026-12-02'];
  for (const [place, dueOn] of days.entries())
    await shop.add(owner, `Job ${place}`, { ...(dueOn && { dueOn }), ...(place === 2 ? to(sana) : {}) });
  await shop.add(owner, 'Old one', { dueOn: '2020-01-01', priority: 'high' });
  const seen: string[] = [];
  for (let cursor = ''; ; ) {
    const page = await shop.list(owner, { tab: 'all', limit: '2', cursor });
    seen.push(...page.items.map(({ title }: { title: string }) => title));
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(['Old one', 'Job 2', 'Job 3', 'Job 0', 'Job 1']);
  expect(await shop.titles(owner, { tab: 'overdue' })).toEqual(['Old one']);
  expect(await shop.titles(owner, { tab: 'all', priority: 'high' })).toEqual(['Old one']);
  expect(await shop.titles(owner, { tab: 'all', q: 'job 3' })).toEqual(['Job 3']);
  expect(await shop.titles(owner, { tab: 'all', staffId: sana.staffId })).toEqual(['Job 2']);
  expect((await shop.list(owner, { tab: 'all', count: 'true' })).total).toEqual({ count: 5, isMore: false });
  const [first] = (await shop.list(owner, { tab: 'overdue' })).items;
  if (!first) throw new Error('Nothing is overdue.');
  await shop.move(owner, first, 'close');
  expect(await shop.titles(owner, { tab: 'all', status: 'Closed' })).toEqual(['Old one']);
});

test('many are moved and given at once, each reported by itself; the same key twice writes one task', async () => {
  const one = (await shop.add(lakshmi, 'One', to(ravi))).body;
  const two = (await shop.add(lakshmi, 'Two', to(ravi))).body;
  await shop.move(lakshmi, two, 'close');
  const taskIds = [one.taskId, two.taskId];
  const moved = await shop.app.as(lakshmi).ask(api.moveTasks, { body: { taskIds, verb: 'close' } });
  expect(moved.body.results.map(({ code }) => code)).toEqual([null, 'task_moved_on']);
  const again = await shop.app.as(lakshmi).ask(api.moveTasks, { body: { taskIds, verb: 'reopen' } });
  expect(again.body.results.map(({ code }) => code)).toEqual([null, null]);
  const given = await shop.app
    .as(lakshmi)
    .ask(api.assignTasks, { body: { taskIds, assignees: [imran.staffId ?? ''] } });
  expect(given.body.results.map(({ code }) => code)).toEqual([null, null]);
  expect((await shop.read(lakshmi, one.taskId)).body.assignees).toMatchObject([{ fullName: 'Imran Sheikh' }]);
  const sent = key();
  const write = () => shop.app.as(ravi).askLoosely(api.addTask, { body: { title: 'Once' }, headers: sent });
  expect((await write()).body.taskId).toBe((await write()).body.taskId);
});

test('of twenty who close one task at the same moment one does', async () => {
  const { body } = await shop.add(lakshmi, 'Race', to(ravi));
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.move(ravi, body, 'close')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});
