import { addDepartment } from '@nukkad/contract/people/department/department.api';
import { editEmployee, getEmployee } from '@nukkad/contract/people/employee/employee.api';
import { saveChain } from '@nukkad/contract/people/approval/approval.api';
import * as api from '@nukkad/contract/people/leaving/leaving.api';
import { leavingLifecycle, leavingStatuses } from '@nukkad/contract/people/leaving/leaving.noun';
import type { Leaving } from '@nukkad/contract/people/leaving/leaving.model';
import { addTask, listTasks } from '@nukkad/contract/people/task/task.api';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { addDays } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aPartner } from '../../../test/fixtures/a-partner.ts';
import { type ExpenseFixture, expenseFixture } from '../../../test/fixtures/expense-fixture.ts';
import { aViewer } from '../../../test/harness/mounted.ts';
import type { Colleague } from '../../../test/fixtures/payroll-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { Viewer } from '../../platform/viewer.ts';

const opened: ExpenseFixture[] = [];
let shop: ExpenseFixture;
let farah: Colleague;
beforeEach(async () => {
  shop = await expenseFixture();
  opened.push(shop);
  farah = await shop.hire('Farah Khan', ['manage_users.view', 'manage_users.update', 'manage_users.delete']);
});
afterAll(() => Promise.all(opened.map(({ app }) => app.close())));

const inDays = (days: number) => addDays(shop.today, days);
const resign = (who: Viewer, lastDayOn = inDays(30), more: object = {}) =>
  shop.app
    .as(who)
    .askLoosely(api.resign, { body: { lastDayOn, reason: 'I move home.', ...more }, headers: key() });
const end = (who: Viewer, employeeId: string, lastDayOn = inDays(30), more: object = {}) =>
  shop.app
    .as(who)
    .askLoosely(api.endEmployment, { body: { employeeId, lastDayOn, ...more }, headers: key() });
type Key = Pick<Leaving, 'leavingId' | 'version'>;
const agree = (who: Viewer, { leavingId, version }: Key, verb: string, lastDayOn = inDays(30), more = {}) =>
  shop.app.as(who).askLoosely(api.agreeOnLeaving, { body: { leavingId, version, verb, lastDayOn, ...more } });
const move = (who: Viewer, { leavingId, version }: Key, verb: string) =>
  shop.app.as(who).askLoosely(api.moveLeaving, { body: { leavingId, version, verb } });
const give = (who: Viewer, { leavingId, version }: Key, toEmployeeId: string) =>
  shop.app.as(who).askLoosely(api.handOver, { body: { leavingId, version, toEmployeeId } });
const read = async (who: Viewer, employeeId?: string) =>
  (await shop.app.as(who).askLoosely(api.getLeaving, { query: employeeId ? { employeeId } : {} })).body;
const fileOf = async (employeeId: string) =>
  (await shop.app.as(shop.owner).askLoosely(getEmployee, { query: { employeeId } })).body;
const put = (employeeId: string, version: number, more: object) =>
  shop.app.as(shop.owner).askLoosely(editEmployee, {
    body: {
      employeeId,
      version,
      employeeCode: null,
      departmentId: null,
      managerId: null,
      joinedOn: '2026-01-05',
      lastDayOn: null,
      ...more,
    },
  });
const texts = () => shop.app.sms.map(({ variables }) => JSON.stringify(variables)).join('\n');

test('an employee resigns, the owner hears of it and accepts, and the last day is on the file', async () => {
  const { ravi, owner } = shop;
  expect(await read(ravi.viewer)).toMatchObject({
    leaving: null,
    noticeDays: 30,
    can: { ask: true, start: false },
  });
  const { status, body } = await resign(ravi.viewer);
  expect([status, body.status, body.checklist, body.can.withdraw]).toEqual([201, 'asked', null, true]);
  await shop.app.drain();
  expect(texts()).toContain('Ravi Kumar resigned');
  expect((await fileOf(ravi.staffId)).workState).toBe('working');
  const seen = required((await read(owner, ravi.staffId)).leaving);
  expect([seen.reason, seen.shortDays, seen.can.accept, seen.checklist?.isClear]).toEqual([
    'I move home.',
    0,
    true,
    true,
  ]);
  const accepted = await agree(owner, seen, 'accept');
  expect([accepted.status, accepted.body.status, accepted.body.shortNotice]).toEqual([200, 'serving', null]);
  await shop.app.drain();
  expect(texts()).toContain('your last day at work is 30/12/2026');
  expect(await fileOf(ravi.staffId)).toMatchObject({ workState: 'notice', lastDayOn: inDays(30) });
  const list = (await shop.app.as(owner).ask(api.listLeavings, { query: { q: 'ravi', count: 'true' } })).body;
  expect(list).toMatchObject({ items: [{ employee: { fullName: 'Ravi Kumar' }, status: 'serving' }] });
});

test('short notice is decided: waived or recovered of a resignation, waived or paid where the business ends it', async () => {
  const { ravi, sita, owner } = shop;
  const { body } = await resign(ravi.viewer, inDays(10));
  expect(body.shortDays).toBe(20);
  for (const shortNotice of [undefined, 'paid'])
    expect((await agree(owner, body, 'accept', inDays(10), { shortNotice })).body.code).toBe(
      'leaving_short_notice',
    );
  const recovered = await agree(owner, body, 'accept', inDays(10), { shortNotice: 'recovered' });
  expect(recovered.body).toMatchObject({ status: 'serving', shortDays: 20, shortNotice: 'recovered' });
  const later = await agree(owner, recovered.body, 'reschedule', inDays(40), { shortNotice: 'recovered' });
  expect(later.body).toMatchObject({ lastDayOn: inDays(40), shortDays: 0, shortNotice: null });
  expect((await end(owner, sita.staffId, inDays(5), { shortNotice: 'recovered' })).body.code).toBe(
    'leaving_short_notice',
  );
  const ended = await end(owner, sita.staffId, inDays(5), { shortNotice: 'paid', reason: 'No more work.' });
  expect([ended.status, ended.body.status, ended.body.kind]).toEqual([201, 'serving', 'ended']);
  expect((await fileOf(sita.staffId)).lastDayOn).toBe(inDays(5));
});

test('the notice of the business counts from the day on which it is set, and is set as it was read', async () => {
  const { ravi, owner } = shop;
  const set = (who: Viewer, noticeDays: number, version: number) =>
    shop.app.as(who).askLoosely(api.editLeavingSettings, { body: { noticeDays, version } });
  expect((await set(ravi.viewer, 60, 0)).status).toBe(403);
  expect((await set(owner, 181, 0)).status).toBe(400);
  expect((await set(owner, 60, 0)).body).toMatchObject({ noticeDays: 60, version: 1 });
  expect((await set(owner, 45, 0)).body.code).toBe('leaving_setting_changed');
  const settings = await shop.app.as(ravi.viewer).ask(api.getLeavingSettings, {});
  expect(settings.body).toMatchObject({ noticeDays: 60, can: { edit: false } });
  expect((await resign(ravi.viewer)).body).toMatchObject({ noticeDays: 60, shortDays: 30 });
});

test('a day in the past or too far ahead is refused, and so is a second leaving', async () => {
  const { ravi, owner } = shop;
  for (const day of [inDays(-1), inDays(366)])
    expect((await resign(ravi.viewer, day)).body.code).toBe('leaving_day');
  const answers = await Promise.all([resign(ravi.viewer), resign(ravi.viewer), end(owner, ravi.staffId)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  for (const { status, body } of answers) if (status === 409) expect(body.code).toBe('leaving_there');
});

test('who may: no one ends themselves, who may do more, or another business; a colleague sees nothing', async () => {
  const { ravi, sita, meera, owner } = shop;
  expect((await end(farah.viewer, farah.staffId)).status).toBe(403);
  expect((await resign(owner)).status).toBe(403);
  expect((await end(sita.viewer, ravi.staffId)).status).toBe(403);
  await sql`insert into staff_permission (staff_id, permission, granted_at)
    values (${meera.staffId}, 'expenses.update', now())`.execute(shop.db);
  expect((await end(farah.viewer, meera.staffId)).body.code).toBe('rights_not_held');
  const { body } = await resign(ravi.viewer);
  expect((await move(farah.viewer, body, 'withdraw')).status).toBe(403);
  expect((await agree(ravi.viewer, body, 'accept')).status).toBe(403);
  expect((await read(sita.viewer, ravi.staffId)).code).toBe('forbidden');
  const other = await aPartner(shop.db, { companyName: 'Bright Sparks' });
  const stranger = aViewer({
    userId: other.ownerUserId,
    role: 'Service Partner',
    organisationId: other.organisationId,
  });
  expect((await read(stranger, ravi.staffId)).code).toBe('leaving_not_found');
  expect((await agree(stranger, body, 'accept')).status).toBe(404);
  expect((await move(stranger, body, 'cancel')).status).toBe(404);
  expect((await give(stranger, body, sita.staffId)).status).toBe(404);
  expect((await end(stranger, ravi.staffId)).status).toBe(404);
  expect((await shop.app.as(stranger).ask(api.listLeavings, { query: {} })).body.items).toEqual([]);
});

test('every state: each move goes where its life allows it, and nowhere else', async () => {
  const { ravi, owner } = shop;
  const { body } = await resign(ravi.viewer);
  let version = 1;
  for (const status of leavingStatuses)
    for (const verb of ['withdraw', 'clear', 'cancel', 'accept', 'reschedule'] as const) {
      version += 1;
      await sql`update leaving set status = ${status}, version = ${version} where leaving_id = ${body.leavingId}`.execute(
        shop.db,
      );
      const who = verb === 'withdraw' ? ravi.viewer : owner;
      const at = { leavingId: body.leavingId, version };
      const answer =
        verb === 'accept' || verb === 'reschedule' ? await agree(who, at, verb) : await move(who, at, verb);
      const allowed = canMove(leavingLifecycle, verb, status);
      expect([status, verb, answer.status]).toEqual([status, verb, allowed ? 200 : 409]);
      if (allowed) expect(answer.body.status).toBe(leavingLifecycle.moves[verb].to[0]);
      version = answer.body.version ?? version;
    }
  const stale = await move(owner, { leavingId: body.leavingId, version: 1 }, 'cancel');
  expect(stale.status).toBe(409);
});

test('the last day of who is leaving is changed there alone; a cancelled one is taken off the file', async () => {
  const { ravi, owner } = shop;
  const { body } = await agree(owner, (await resign(ravi.viewer)).body, 'accept');
  const { version } = await fileOf(ravi.staffId);
  expect((await put(ravi.staffId, version, { lastDayOn: inDays(2) })).body.code).toBe('employee_is_leaving');
  expect((await put(ravi.staffId, version, { lastDayOn: inDays(30), employeeCode: 'E-7' })).status).toBe(200);
  expect((await move(owner, body, 'cancel')).body.status).toBe('cancelled');
  expect(await fileOf(ravi.staffId)).toMatchObject({ lastDayOn: null, workState: 'working' });
  await shop.app.drain();
  expect(texts()).toContain('you stay');
  expect((await resign(ravi.viewer)).status).toBe(201);
});

test('what is open is counted, and one step gives tasks, reviews, reports and departments to a colleague', async () => {
  const { app, ravi, sita, meera, owner } = shop;
  await app.as(owner).ask(addDepartment, {
    body: { name: 'Kitchens', parentId: null, headId: ravi.staffId },
    headers: key(),
  });
  await put(sita.staffId, 0, { managerId: ravi.staffId });
  await put(meera.staffId, 0, { managerId: sita.staffId });
  await app
    .as(owner)
    .askLoosely(addTask, { body: { title: 'Order the tank', assignees: [ravi.staffId] }, headers: key() });
  const levels = [{ reviewer: 'person', staffId: ravi.staffId, fromAmount: 0, departmentId: null }];
  const chain = await app.as(owner).askLoosely(saveChain, { body: { kind: 'expense', levels } });
  expect(chain.status).toBe(200);
  const travel = await shop.aCategory();
  for (const who of [sita, meera]) await shop.claim(who, travel);
  await shop.advance(owner, ravi, 70_000);
  const { body: agreed } = await agree(owner, (await resign(ravi.viewer)).body, 'accept');
  expect(agreed.checklist).toMatchObject({
    bookings: [],
    tasks: 1,
    approvals: 3,
    reports: [{ employeeId: sita.staffId, fullName: 'Sita Devi' }],
    departments: [{ name: 'Kitchens' }],
    assets: [],
    advances: 70_000,
    expenses: 0,
    isClear: false,
  });
  expect((await move(owner, agreed, 'clear')).body.code).toBe('leaving_not_clear');
  for (const to of [ravi.staffId, farah.viewer.userId])
    expect((await give(owner, agreed, to)).body.code).toBe('leaving_taker_unknown');
  const { status, body } = await give(owner, agreed, meera.staffId);
  expect([status, body.handedTo]).toEqual([200, { employeeId: meera.staffId, fullName: 'Meera Nair' }]);
  expect(body.checklist).toMatchObject({
    tasks: 0,
    approvals: 0,
    reports: [],
    departments: [],
    advances: 70_000,
    isClear: true,
  });
  // Meera reported to Sita, who reported to Ravi: she reports to no one below her now.
  expect((await fileOf(sita.staffId)).manager?.employeeId).toBe(meera.staffId);
  expect((await fileOf(meera.staffId)).manager).toBeNull();
  const tasks = (await app.as(meera.viewer).ask(listTasks, { query: {} })).body.items;
  expect(tasks.map(({ title }) => title)).toEqual(['Order the tank']);
  const steps = await sql<{
    name: string;
    reviewer: string;
    staffId: string | null;
  }>`select a.full_name as name, s.reviewer,
      s.staff_id as "staffId" from approval_step s join approval_request r using (request_id)
      join staff_member a on a.staff_id = r.staff_id order by 1`.execute(shop.db);
  expect(steps.rows).toEqual([
    { name: 'Meera Nair', reviewer: 'permission', staffId: null },
    { name: 'Sita Devi', reviewer: 'person', staffId: meera.staffId },
  ]);
  await app.drain();
  expect(texts()).toContain('you took over the work of Ravi Kumar');
  expect((await move(owner, body, 'clear')).body.status).toBe('cleared');
});

test('once the last day has passed the access ends by itself, not before', async () => {
  const { ravi, owner } = shop;
  await agree(owner, (await resign(ravi.viewer, inDays(3))).body, 'accept', inDays(3), {
    shortNotice: 'waived',
  });
  const statusOf = async () =>
    (
      await sql<{ status: string }>`select status from staff_member where staff_id = ${ravi.staffId}`.execute(
        shop.db,
      )
    ).rows[0]?.status;
  shop.app.clock.advance(3 * 86_400_000);
  await shop.tick('leaving.end_access');
  expect(await statusOf()).toBe('Active');
  shop.app.clock.advance(86_400_000);
  await shop.tick('leaving.end_access');
  expect(await statusOf()).toBe('Deactivated');
  expect(await fileOf(ravi.staffId)).toMatchObject({ workState: 'left', lastDayOn: inDays(3) });
  expect((await read(owner, ravi.staffId)).leaving).toMatchObject({ status: 'left', checklist: null });
  const over = (await shop.app.as(owner).ask(api.listLeavings, { query: { state: 'over' } })).body.items;
  expect(over.map(({ status }) => status)).toEqual(['left']);
  expect((await end(owner, ravi.staffId)).status).toBe(404);
});

test('the list comes in pages that hold every row once, the nearest last day first', async () => {
  const { ravi, sita, meera, owner } = shop;
  for (const [who, days] of [
    [sita, 20],
    [ravi, 40],
    [meera, 20],
  ] as const)
    await end(owner, who.staffId, inDays(days), { shortNotice: 'waived' });
  const names: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body }: { body: { items: { employee: { fullName: string } }[]; nextCursor: string | null } } =
      await shop.app.as(owner).askLoosely(api.listLeavings, { query: { limit: 1, cursor } });
    names.push(...body.items.map(({ employee }) => employee.fullName));
    ({ nextCursor: cursor } = body);
  }
  expect(names).toEqual(['Sita Devi', 'Meera Nair', 'Ravi Kumar']);
});
