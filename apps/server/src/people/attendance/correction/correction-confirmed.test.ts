import * as approvals from '@nukkad/contract/people/approval/approval.api';
import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import * as api from '@nukkad/contract/people/attendance/attendance.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Colleague,
  type PayrollFixture,
  payrollFixture,
} from '../../../../test/fixtures/payroll-fixture.ts';
import { key } from '../../../../test/harness/tenant.ts';

let fixture: PayrollFixture;
let asha: Colleague;
const at = (text: string) => new Date(`${text}:00+05:30`);
const clockTo = (when: string) => fixture.app.clock.set(at(when));
const owner = () => fixture.app.as(fixture.owner);
const own = () => fixture.app.as(asha.viewer);

/** Asha checks in on the first of August and forgets it from then on. */
beforeAll(async () => {
  fixture = await payrollFixture();
  clockTo('2026-08-01T08:30');
  const { structureId } = (await fixture.structure()).body;
  asha = await fixture.hire('Asha Menon');
  await fixture.pay(fixture.owner, asha.staffId, structureId, 31_000, { validFrom: '2026-08-01' });
  for (const [kind, when] of [
    ['in', '2026-08-01T09:00'],
    ['out', '2026-08-01T18:00'],
  ] as const) {
    clockTo(when);
    await own().ask(api.checkInOut, { body: { kind }, headers: key() });
  }
});
afterAll(() => fixture.app.close());

const ask = (day: string) =>
  own().askLoosely(api.askCorrection, {
    body: {
      day,
      inAt: at(`${day}T09:00`).toISOString(),
      outAt: at(`${day}T18:00`).toISOString(),
      reason: 'I forgot to check in.',
    },
    headers: key(),
  });
const review = ({ requestId, version }: ApprovalCard, decision: 'approved' | 'rejected') =>
  owner().askLoosely(api.reviewCorrection, {
    body: { requestId, version, decision, ...(decision === 'rejected' && { reason: 'It is paid.' }) },
  });
const monthOf = async (day: string) => {
  const query = { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
  return (await own().ask(api.getAttendance, { query })).body;
};
const categoryOf = async (day: string) => (await monthOf(day)).days.find((one) => one.day === day)?.category;

test('a day whose salary is confirmed is corrected no more, neither asked for nor approved: grid and payslip stay alike', async () => {
  clockTo('2026-08-31T23:30');
  const counted = (await ask('2026-08-27')).body.request;
  expect((await review(counted, 'approved')).body.status).toBe('approved');
  const waiting = (await ask('2026-08-28')).body.request;
  const run = await fixture.confirmed('2026-08-01');
  expect((await ask('2026-08-26')).body.code).toBe('correction_confirmed');
  expect((await review(waiting, 'approved')).body.code).toBe('correction_confirmed');
  const { requestId, version } = waiting;
  const many = await owner().ask(approvals.reviewMany, {
    body: { requests: [{ requestId, version }], decision: 'approved' },
  });
  expect(many.body.results.map(({ code }) => code)).toEqual(['correction_confirmed']);
  expect([await categoryOf('2026-08-27'), await categoryOf('2026-08-28')]).toEqual(['present', 'absent']);
  const { totals } = await monthOf('2026-08-01');
  expect((await fixture.payslipOf(run.runId, asha.staffId)).unpaidDays).toBe(totals.days.absent);
});

test('what waited can still be rejected, and days after the confirmed month are corrected as before', async () => {
  const { body } = await own().ask(api.listCorrections, { query: { status: 'pending' } });
  const [waiting] = body.items;
  expect(waiting?.day).toBe('2026-08-28');
  if (waiting) expect((await review(waiting.request, 'rejected')).body.status).toBe('rejected');
  clockTo('2026-09-02T12:00');
  expect((await ask('2026-08-31')).body.code).toBe('correction_confirmed');
  const asked = await ask('2026-09-01');
  expect([asked.status, asked.body.request.status]).toEqual([201, 'pending']);
  expect((await review(asked.body.request, 'approved')).body.status).toBe('approved');
  expect(await categoryOf('2026-09-01')).toBe('present');
});
