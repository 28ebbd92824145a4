import { checkInOut } from '@nukkad/contract/people/attendance/attendance.api';
import { getDailyTask } from '@nukkad/contract/people/daily-task/daily-task.api';
import { addLeaveType, askLeave } from '@nukkad/contract/people/leave/leave.api';
import { addTask } from '@nukkad/contract/people/task/task.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffFixture, staffFixture } from '../../../test/fixtures/staff-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import type { Viewer } from '../../platform/viewer.ts';

let fixture: StaffFixture;
let ravi: Viewer;
beforeAll(async () => {
  fixture = await staffFixture();
  fixture.app.clock.set(new Date('2026-11-24T09:00:00+05:30'));
  ravi = await fixture.hire('9812700001');
});
afterAll(() => fixture.app.close());

const dayOf = async (client: TestClient) => (await client.askLoosely(getDailyTask, {})).body;
const task = (title: string, dueOn: string | null) =>
  fixture.owner.askLoosely(addTask, {
    body: { title, ...(dueOn && { dueOn }), assignees: [ravi.staffId] },
    headers: key(),
  });

test('Ravi’s day: the clock, tasks that are due and late, none of later days', async () => {
  for (const [title, dueOn] of [
    ['Order wire', '2026-11-23'],
    ['Return the drill', '2026-11-24'],
    ['Next week', '2026-12-01'],
    ['Some day', null],
  ] as const)
    expect((await task(title, dueOn)).status).toBe(201);
  const before = await dayOf(fixture.as(ravi));
  expect(before).toMatchObject({
    day: '2026-11-24',
    clock: { isIn: false },
    visits: [],
    moreTasks: 0,
    approvals: 0,
  });
  expect(before.tasks).toMatchObject([
    { title: 'Order wire', isLate: true },
    { title: 'Return the drill', isLate: false },
  ]);
  await fixture.as(ravi).ask(checkInOut, { body: { kind: 'in' }, headers: key() });
  expect((await dayOf(fixture.as(ravi))).clock).toMatchObject({ isIn: true });
});

test('more tasks than are named are counted, and requests wait for who reviews them', async () => {
  for (let at = 0; at < 23; at += 1) await task(`Task ${at}`, '2026-11-24');
  const own = await dayOf(fixture.as(ravi));
  expect([own.tasks.length, own.moreTasks]).toEqual([20, 5]);
  const { body: type } = await fixture.owner.ask(addLeaveType, {
    body: {
      name: 'Casual leave',
      halvesAYear: 24,
      accrual: 'yearly',
      carryHalves: 0,
      yearStartsMonth: 1,
      isPaid: true,
      takesHalfDays: true,
      isSandwich: false,
      isActive: true,
    },
    headers: key(),
  });
  const asked = await fixture.as(ravi).askLoosely(askLeave, {
    body: {
      leaveTypeId: type.leaveTypeId,
      fromDay: '2026-12-08',
      toDay: '2026-12-08',
      fromNoon: false,
      toNoon: false,
    },
    headers: key(),
  });
  expect(asked.status).toBe(201);
  expect((await dayOf(fixture.owner)).approvals).toBe(1);
  expect((await dayOf(fixture.as(ravi))).approvals).toBe(0);
  expect((await dayOf(fixture.stranger)).approvals).toBe(0);
});
