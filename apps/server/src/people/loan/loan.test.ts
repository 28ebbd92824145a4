import * as approvals from '@nukkad/contract/people/approval/approval.api';
import * as api from '@nukkad/contract/people/loan/loan.api';
import type { Loan } from '@nukkad/contract/people/loan/loan.model';
import * as payrolls from '@nukkad/contract/people/payroll/payroll.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Colleague,
  type PayrollFixture,
  payrollFixture,
} from '../../../test/fixtures/payroll-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { Viewer } from '../../platform/viewer.ts';

let fixture: PayrollFixture;
let structureId: string;
let ravi: Colleague;
const at = (text: string) => new Date(`${text}:00+05:30`);
const clockTo = (day: string) => fixture.app.clock.set(at(`${day}T23:00`));
beforeAll(async () => {
  fixture = await payrollFixture();
  clockTo('2026-06-05');
  structureId = (await fixture.structure()).body.structureId;
  ravi = await fixture.hire('Ravi Kumar');
  await fixture.pay(fixture.owner, ravi.staffId, structureId, 30_000);
});
afterAll(() => fixture.app.close());

const as = (who: Viewer) => fixture.app.as(who);
const read = async (loanId: string, who = fixture.owner): Promise<Loan> =>
  (await as(who).ask(api.getLoan, { params: { loanId } })).body;
const terms = { amount: 1_200_000, instalments: 12, yearlyPercent: 0, firstMonth: '2026-06-01' };
const askAs = (who: Colleague, more: object = {}) =>
  as(who.viewer).askLoosely(api.askForLoan, {
    body: { ...terms, note: 'School fees', ...more },
    headers: key(),
  });
const give = (who: Colleague, more: object = {}, by = fixture.owner) =>
  as(by).askLoosely(api.giveLoan, {
    body: { ...terms, staffId: who.staffId, day: '2026-06-05', method: 'cash', ...more },
    headers: key(),
  });
const review = ({ request }: Loan, decision: 'approved' | 'rejected', by = fixture.owner) =>
  as(by).askLoosely(api.reviewLoan, {
    body: {
      requestId: request?.requestId,
      version: request?.version,
      decision,
      ...(decision === 'rejected' && { reason: 'Not this year.' }),
    },
  });
const handOver = ({ loanId, version, firstMonth }: Loan, more: object = {}) =>
  as(fixture.owner).askLoosely(api.handOverLoan, {
    body: { loanId, version, firstMonth, day: '2026-06-05', method: 'bank', reference: 'NEFT 12', ...more },
  });
const pause = async (loanId: string, month: string, isPaused = true) =>
  as(fixture.owner).askLoosely(api.pauseLoan, {
    body: { loanId, version: (await read(loanId)).version, month, isPaused },
  });
const repay = async (loanId: string, amount: number, more: object = {}) =>
  as(fixture.owner).askLoosely(api.repayLoan, {
    body: {
      loanId,
      version: (await read(loanId)).version,
      amount,
      day: '2026-06-05',
      method: 'cash',
      ...more,
    },
  });
const loanLine = (slip: { readonly lines: readonly { readonly kind: string }[] }) =>
  slip.lines.find(({ kind }) => kind === 'loan');

test('a loan that is asked for is approved, handed over, and taken off by each payroll once, also where it is worked out again', async () => {
  const asked: Loan = (await askAs(ravi)).body;
  expect(asked).toMatchObject({ status: 'asked', isOwn: true, left: 0, request: { amount: 1_200_000 } });
  const waiting = await as(fixture.owner).ask(approvals.listReviews, { query: { kind: 'loan', limit: 100 } });
  expect(waiting.body.items).toMatchObject([{ kind: 'loan', title: 'School fees', amount: 1_200_000 }]);
  expect((await review(asked, 'approved')).status).toBe(200);
  const agreed = await read(asked.loanId);
  expect(agreed).toMatchObject({ status: 'agreed', can: { handOver: true, drop: true, repay: false } });
  // No payroll takes what was not handed over.
  clockTo('2026-06-30');
  const early = await fixture.draft('2026-06-01');
  expect(loanLine(await fixture.payslipOf(early.runId, ravi.staffId))).toBeUndefined();
  const given = await handOver(agreed, { day: '2026-06-30' });
  expect(given.body).toMatchObject({ status: 'running', left: 1_200_000, request: { status: 'Completed' } });
  expect(given.body.next).toEqual({ month: '2026-06-01', amount: 100_000 });
  await as(fixture.owner).askLoosely(payrolls.movePayroll, {
    params: { runId: early.runId },
    body: { version: early.version, verb: 'again' },
  });
  await fixture.app.drain();
  const again = await fixture.read(early.runId);
  const slip = await fixture.payslipOf(early.runId, ravi.staffId);
  expect(loanLine(slip)).toMatchObject({
    type: 'DEDUCTION',
    amount: 100_000,
    origins: [{ kind: 'loan', id: asked.loanId, words: '2026-06-30', amount: 100_000, balance: 1_200_000 }],
  });
  const confirmed = await fixture.confirm(again);
  expect([confirmed.status, confirmed.body.code]).toEqual([200, undefined]);
  await fixture.app.drain();
  const after = await read(asked.loanId, ravi.viewer);
  expect(after).toMatchObject({ left: 1_100_000, next: { month: '2026-07-01', amount: 100_000 } });
  expect(after.entries).toMatchObject([{ kind: 'instalment', amount: 100_000, left: 1_100_000 }]);
  expect(after.plan).toHaveLength(11);
});

test('a payroll whose loan was paused or given back meanwhile is not confirmed until it is worked out again', async () => {
  clockTo('2026-07-31');
  const [row] = (await as(fixture.owner).ask(api.listLoans, { query: { whose: 'team', limit: 10 } })).body
    .items;
  const loanId = row?.loanId ?? '';
  const run = await fixture.draft('2026-07-01');
  expect((await pause(loanId, '2026-07-01')).body).toMatchObject({ next: { month: '2026-08-01' } });
  expect((await fixture.confirm(run)).body.code).toBe('payroll_extras_changed');
  expect((await pause(loanId, '2026-07-01')).body.code).toBe('loan_pause_month');
  expect((await pause(loanId, '2026-07-01', false)).body).toMatchObject({ next: { month: '2026-07-01' } });
  expect((await fixture.confirm(run)).status).toBe(200);
  await fixture.app.drain();
  expect(await read(loanId)).toMatchObject({ left: 1_000_000 });
});

test('an instalment beyond half of the wages is taken as far as it goes, and the rest is due with the next month', async () => {
  const sita = await fixture.hire('Sita Devi');
  // 9,000 and 500 for the phone: half is 4,750.
  await fixture.pay(fixture.owner, sita.staffId, structureId, 9_000, { validFrom: '2026-08-01' });
  clockTo('2026-08-05');
  const loan = (await give(sita, { amount: 1_000_000, instalments: 2, firstMonth: '2026-08-01' })).body;
  clockTo('2026-08-31');
  const run = await fixture.confirmed('2026-08-01');
  const august = await fixture.payslipOf(run.runId, sita.staffId);
  expect(august).toMatchObject({ net: 475_000, carried: [] });
  expect(loanLine(august)).toMatchObject({ amount: 475_000 });
  const plan = await read(loan.loanId);
  expect(plan.left).toBe(525_000);
  expect(plan.plan).toMatchObject([{ month: '2026-09-01', amount: 525_000, left: 0 }]);
});

test('interest is charged month by month on what is left, and a loan that is given back in full is closed', async () => {
  const kiran = await fixture.hire('Kiran Rao');
  await fixture.pay(fixture.owner, kiran.staffId, structureId, 40_000, { validFrom: '2026-09-01' });
  clockTo('2026-09-05');
  const { body } = await give(kiran, { yearlyPercent: 12, firstMonth: '2026-09-01' });
  clockTo('2026-09-30');
  const run = await fixture.confirmed('2026-09-01');
  expect(loanLine(await fixture.payslipOf(run.runId, kiran.staffId))).toMatchObject({ amount: 112_000 });
  clockTo('2026-10-10');
  // 11,000 is left, and October has begun: 110 of interest.
  expect((await repay(body.loanId, 1_111_001)).body.code).toBe('loan_repay_more');
  expect((await repay(body.loanId, 1_111_000, { method: 'bank' })).body.code).toBe('loan_reference');
  const closed = await repay(body.loanId, 1_111_000);
  expect(closed.body).toMatchObject({ status: 'closed', left: 0, paidBack: 1_200_000, interestPaid: 23_000 });
  expect(
    closed.body.entries.map(({ kind, amount, left }: Loan['entries'][number]) => [kind, amount, left]),
  ).toEqual([
    ['repayment', 1_111_000, 0],
    ['interest', 11_000, 1_111_000],
    ['instalment', 112_000, 1_100_000],
    ['interest', 12_000, 1_212_000],
  ]);
  clockTo('2026-10-31');
  const october = await fixture.confirmed('2026-10-01');
  expect(loanLine(await fixture.payslipOf(october.runId, kiran.staffId))).toBeUndefined();
});

test('the last salary takes what is left of a loan', async () => {
  const arun = await fixture.hire('Arun Nair');
  await fixture.pay(fixture.owner, arun.staffId, structureId, 50_000, { validFrom: '2026-11-01' });
  clockTo('2026-11-03');
  const { body } = await give(arun, { amount: 2_000_000, instalments: 20, firstMonth: '2026-11-01' });
  await sql`insert into employee (staff_id, organisation_id, joined_on, last_day_on, created_at, updated_at)
    values (${arun.staffId}, ${fixture.organisationId}, '2026-01-01', '2026-11-30', now(), now())
    on conflict (staff_id) do update set last_day_on = excluded.last_day_on`.execute(fixture.db);
  clockTo('2026-11-30');
  const run = await fixture.confirmed('2026-11-01');
  expect(loanLine(await fixture.payslipOf(run.runId, arun.staffId))).toMatchObject({ amount: 2_000_000 });
  expect(await read(body.loanId)).toMatchObject({ status: 'closed', left: 0 });
});

test('a rejected request is changed and sent again, withdrawn, or dropped by the business after it was approved', async () => {
  const meena = await fixture.hire('Meena Joshi');
  const first = await askAs(meena, { firstMonth: '2026-12-01' });
  expect((await review(first.body, 'rejected')).status).toBe(200);
  const rejected = await read(first.body.loanId, meena.viewer);
  expect([rejected.status, rejected.request?.reason]).toEqual(['rejected', 'Not this year.']);
  const { request } = rejected;
  const again = await as(meena.viewer).askLoosely(api.editLoan, {
    body: {
      ...terms,
      requestId: request?.requestId,
      version: request?.version,
      amount: 600_000,
      firstMonth: '2027-01-01',
      note: 'School fees of one child',
    },
  });
  expect(again.body).toMatchObject({ status: 'asked', amount: 600_000, request: { amount: 600_000 } });
  await review(again.body, 'approved');
  const { loanId, version } = await read(first.body.loanId);
  const dropped = await as(fixture.owner).askLoosely(api.dropLoan, { body: { loanId, version } });
  expect(dropped.body).toMatchObject({ status: 'withdrawn', can: { handOver: false } });
  const second = await askAs(meena, { firstMonth: '2026-12-01' });
  const own = second.body.request;
  if (!own) throw new Error('It was asked for without a request.');
  const gone = await as(meena.viewer).askLoosely(api.withdrawLoan, {
    query: { requestId: own.requestId, version: String(own.version) },
  });
  expect([gone.status, (await read(second.body.loanId)).status]).toEqual([200, 'withdrawn']);
});

test('no one gives, changes or reads a loan beyond their own and their permission', async () => {
  const office = await fixture.hire('Asha Menon', ['salary.view', 'salary.update']);
  const other = await fixture.hire('Vijay Singh');
  expect((await give(office, { day: '2026-11-30', firstMonth: '2026-12-01' }, office.viewer)).body.code).toBe(
    'loan_own',
  );
  const mine = (await give(office, { day: '2026-11-30', firstMonth: '2026-12-01' })).body;
  const { loanId, version } = mine;
  const change = { body: { loanId, version, month: '2026-12-01', isPaused: true } };
  expect((await as(office.viewer).askLoosely(api.pauseLoan, change)).body.code).toBe('loan_own');
  expect((await as(other.viewer).askLoosely(api.getLoan, { params: { loanId } })).status).toBe(404);
  expect((await give(other, {}, other.viewer)).status).toBe(403);
  const own = await as(office.viewer).ask(api.listLoans, { query: { whose: 'own', limit: 10 } });
  expect(own.body.items).toMatchObject([{ loanId }]);
  expect(
    (await as(other.viewer).askLoosely(api.listLoans, { query: { whose: 'team', limit: 10 } })).status,
  ).toBe(403);
  expect((await give(other, { day: '2026-11-30', firstMonth: '2028-01-01' })).body.code).toBe(
    'loan_first_month',
  );
  expect((await give(other, { day: '2027-01-30', firstMonth: '2026-12-01' })).body.code).toBe('loan_day');
  const stale = { body: { loanId, version: version + 1, month: '2026-12-01', isPaused: true } };
  expect((await as(fixture.owner).askLoosely(api.pauseLoan, stale)).body.code).toBe('loan_moved_on');
});
