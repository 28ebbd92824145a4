import * as attendance from '@nukkad/contract/people/attendance/attendance.api';
import * as approvals from '@nukkad/contract/people/approval/approval.api';
import * as api from '@nukkad/contract/people/leave/compensatory.api';
import * as leave from '@nukkad/contract/people/leave/leave.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Colleague,
  type PayrollFixture,
  payrollFixture,
} from '../../../../test/fixtures/payroll-fixture.ts';
import { key } from '../../../../test/harness/tenant.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let fixture: PayrollFixture;
let asha: Colleague;
let leaveTypeId: string;
const at = (text: string) => new Date(`${text}:00+05:30`);
const clockTo = (when: string) => fixture.app.clock.set(at(when));
const as = (who: Viewer) => fixture.app.as(who);
const usual = {
  halvesAYear: null,
  accrual: 'yearly',
  carryHalves: 0,
  yearStartsMonth: 4,
  isPaid: true,
  takesHalfDays: true,
  isSandwich: false,
  isEncashed: false,
  isActive: true,
};
const addType = (more: object) =>
  as(fixture.owner).askLoosely(leave.addLeaveType, { body: { ...usual, ...more }, headers: key() });

/** From 9 o'clock on. */
async function work({ viewer }: Colleague, day: string, to: string) {
  for (const [kind, when] of [
    ['in', `${day}T09:00`],
    ['out', `${day}T${to}`],
  ] as const) {
    clockTo(when);
    const { status, body } = await as(viewer).askLoosely(attendance.checkInOut, {
      body: { kind },
      headers: key(),
    });
    if (status !== 201) throw new Error(`${kind} ${when}: ${body.code}`);
  }
}

beforeAll(async () => {
  fixture = await payrollFixture();
  clockTo('2026-08-01T08:30');
  const { structureId } = (await fixture.structure()).body;
  asha = await fixture.hire('Asha Menon');
  await fixture.pay(fixture.owner, asha.staffId, structureId, 26_000, { validFrom: '2026-08-01' });
  await work(asha, '2026-08-01', '18:00');
  // Two Sundays: nine hours, and four and a half.
  await work(asha, '2026-08-02', '18:00');
  await work(asha, '2026-08-09', '13:30');
});
afterAll(() => fixture.app.close());

const listed = async () => (await as(asha.viewer).ask(api.listCompensatory, {})).body;
const ask = (day: string) =>
  as(asha.viewer).askLoosely(api.askCompensatory, { body: { day, note: 'Urgent repairs' }, headers: key() });
const approve = ({ requestId, version }: { requestId: string; version: number }) =>
  as(fixture.owner).askLoosely(api.reviewCompensatory, {
    body: { requestId, version, decision: 'approved' },
  });
const balance = async () =>
  (await as(asha.viewer).ask(leave.listBalances, {})).body.items.find(
    (one) => one.leaveTypeId === leaveTypeId,
  )?.halves;
const take = (fromDay: string, toDay = fromDay) =>
  as(asha.viewer).askLoosely(leave.askLeave, {
    body: { leaveTypeId, fromDay, toDay, fromNoon: false, toNoon: false },
    headers: key(),
  });
const overtimeOf = async (month: string) => {
  const run = await fixture.draft(month);
  const slip = await fixture.payslipOf(run.runId, asha.staffId);
  return { run, amount: slip.lines.find(({ kind }) => kind === 'overtime')?.amount ?? 0 };
};

test('without compensatory leave nothing can be asked for; there is one such type at a time, and it has no yearly days', async () => {
  clockTo('2026-08-10T10:00');
  expect(await listed()).toEqual({ items: [], expiresDays: null });
  expect((await ask('2026-08-02')).body.code).toBe('compensatory_no_type');
  const odd = await addType({ name: 'Odd', halvesAYear: 10, expiresDays: 30 });
  expect([odd.status, odd.body.code]).toEqual([400, 'leave_compensatory_no_year']);
  const added = await addType({ name: 'Compensatory leave', expiresDays: 30 });
  leaveTypeId = added.body.leaveTypeId;
  expect((await addType({ name: 'Another', expiresDays: 60 })).body.code).toBe('leave_compensatory_there');
  const changed = { ...usual, name: 'Compensatory leave', leaveTypeId, version: 1, expiresDays: null };
  const edited = await as(fixture.owner).askLoosely(leave.editLeaveType, { body: changed });
  expect([edited.status, edited.body.code]).toEqual([409, 'leave_compensatory_stays']);
  expect(await balance()).toBe(0);
});

test('work on a day off is asked for once, approved into the balance by its hours, and taken as leave', async () => {
  const { items } = await listed();
  expect(items.map(({ day, workedMinutes, halves, can }) => [day, workedMinutes, halves, can.ask])).toEqual([
    ['2026-08-09', 270, 1, true],
    ['2026-08-02', 540, 2, true],
  ]);
  // A working day earns nothing.
  expect((await ask('2026-08-01')).body.code).toBe('compensatory_not_worked');
  const asked = await ask('2026-08-02');
  expect(asked.body).toMatchObject({ kind: 'compensatory_leave', halfDays: 2, note: 'Urgent repairs' });
  expect((await ask('2026-08-02')).body.code).toBe('compensatory_there');
  const waiting = await as(fixture.owner).ask(approvals.listReviews, {
    query: { kind: 'compensatory_leave', limit: 10 },
  });
  expect(waiting.body.items).toHaveLength(1);
  expect((await approve(asked.body)).status).toBe(200);
  expect(await balance()).toBe(2);
  expect((await listed()).items[1]).toMatchObject({ expiresOn: '2026-09-09', can: { ask: false } });
  expect((await take('2026-08-17')).status).toBe(201);
  expect(await balance()).toBe(0);
  expect((await take('2026-08-18')).body.code).toBe('leave_not_covered');
});

test('hours that became leave are no overtime of the payroll; those of the other Sunday are', async () => {
  clockTo('2026-08-31T23:00');
  const { run, amount } = await overtimeOf('2026-08-01');
  // 26 days of 8 hours, twice the wages of 13,000 for four and a half hours.
  expect(amount).toBe(56_250);
  expect((await listed()).items.map(({ can }) => can.ask)).toEqual([true, false]);
  const pending = await ask('2026-08-09');
  const mine = { requestId: pending.body.requestId, version: pending.body.version };
  const gone = await as(asha.viewer).askLoosely(api.withdrawCompensatory, {
    query: { requestId: mine.requestId, version: String(mine.version) },
  });
  expect(gone.status).toBe(200);
  const again = await ask('2026-08-09');
  expect(again.status).toBe(201);
  expect((await fixture.confirm(run)).status).toBe(200);
  await fixture.app.drain();
  // The overtime is paid now: it cannot be leave as well.
  expect((await approve(again.body)).body.code).toBe('compensatory_paid');
});

test('what is not taken expires after its days', async () => {
  await work(asha, '2026-09-06', '18:00');
  clockTo('2026-09-07T10:00');
  const asked = await ask('2026-09-06');
  await approve(asked.body);
  expect(await balance()).toBe(2);
  clockTo('2026-10-07T10:00');
  await fixture.tick('leave.accrue');
  expect(await balance()).toBe(2);
  clockTo('2026-10-08T10:00');
  await fixture.tick('leave.accrue');
  await fixture.tick('leave.accrue');
  expect(await balance()).toBe(0);
  expect((await take('2026-10-09')).body.code).toBe('leave_not_covered');
});
