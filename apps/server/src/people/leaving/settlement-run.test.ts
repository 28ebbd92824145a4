import { addLeaveType } from '@nukkad/contract/people/leave/leave.api';
import * as api from '@nukkad/contract/people/leaving/leaving.api';
import type { Settlement } from '@nukkad/contract/people/leaving/leaving.model';
import * as payroll from '@nukkad/contract/people/payroll/payroll.api';
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
let structureId: string;
/** November is paid on the 25th; of ₹30,500 a month. */
beforeEach(async () => {
  shop = await expenseFixture();
  opened.push(shop);
  shop.app.clock.set(new Date('2026-11-25T06:00:00.000Z'));
  const { body } = await shop.structure();
  ({ structureId } = body);
  await shop.pay(shop.owner, shop.ravi.staffId, structureId, 30_000);
});
afterAll(() => Promise.all(opened.map(({ app }) => app.close())));

const on = (day: string) => shop.app.clock.set(new Date(`${day}T06:00:00.000Z`));
const end = async (who: Colleague, lastDayOn: string, shortNotice: 'paid' | 'waived') =>
  (
    await shop.app.as(shop.owner).ask(api.endEmployment, {
      body: { employeeId: who.staffId, lastDayOn, shortNotice },
      headers: key(),
    })
  ).body;
const begin = (who: Colleague, by: Viewer = shop.owner) =>
  shop.app.as(by).askLoosely(payroll.beginSettlement, { body: { staffId: who.staffId }, headers: key() });
const readRun = async (runId: string) =>
  (await shop.app.as(shop.owner).ask(payroll.getPayroll, { params: { runId } })).body;
async function worked(who: Colleague) {
  const { body, status } = await begin(who);
  if (status !== 201) throw new Error(body.code);
  await shop.app.drain();
  return readRun(body.runId);
}
const shown = async (leavingId: string): Promise<Settlement> =>
  (await shop.app.as(shop.owner).ask(api.getSettlement, { query: { leavingId } })).body;
const amountsOf = ({ lines }: Pick<NonNullable<Settlement['payslip']>, 'lines'>) =>
  Object.fromEntries(
    lines.map(({ kind, type, amount }) => [kind, type === 'DEDUCTION' ? -amount : amount] as const),
  );
const books = async () =>
  (await sql<{ sum: number }>`select sum(amount_paise)::bigint as sum from payroll_book`.execute(shop.db))
    .rows[0]?.sum;

test('sent away after the payroll of the month was paid: notice, less days that were paid for nothing, in a payroll of its own', async () => {
  const { ravi, owner } = shop;
  const november = await shop.confirmed('2026-11-01');
  expect((await shop.settle(november)).status).toBe(200);
  const frozen = await shop.payslipOf(november.runId, ravi.staffId);
  const { leavingId } = await end(ravi, '2026-11-27', 'paid');
  await shop.advance(owner, ravi, 70_000, { givenOn: '2026-11-25' });
  expect(await shown(leavingId)).toMatchObject({
    isOwnRun: true,
    run: null,
    before: { payslipId: frozen.payslipId, net: frozen.net },
    can: { begin: false },
  });
  on('2026-11-27');
  const foreseen = await shown(leavingId);
  expect(foreseen.can.begin).toBe(true);
  const payslip = required(foreseen.payslip);
  // 28 thirtieths of ₹30,500, less three days of ₹30,000 and the advance; the phone has no days.
  expect(amountsOf(payslip)).toMatchObject({ notice: 2_846_667, days_away: -300_000, advance: -70_000 });
  expect(Object.keys(amountsOf(payslip))).not.toContain('component');

  const run = await worked(ravi);
  expect(run).toMatchObject({
    status: 'Draft',
    month: '2026-11-01',
    people: 1,
    net: payslip.net,
    before: null,
    settlementOf: { staffId: ravi.staffId, fullName: 'Ravi Kumar' },
  });
  expect((await shop.confirm(run)).status).toBe(200);
  expect((await shop.settle(run)).status).toBe(200);
  const settled = await shown(leavingId);
  expect(settled).toMatchObject({
    isOwnRun: true,
    before: { payslipId: frozen.payslipId },
    run: { runId: run.runId, status: 'Paid', payment: { status: 'PAID', reference: 'NEFT 4711' } },
    payslip: { isConfirmed: true, net: payslip.net },
    can: { begin: false },
  });
  expect(amountsOf(required(settled.payslip))).toEqual(amountsOf(payslip));
  // The payslip of the month is as it was, and payments are the two of them.
  expect(await shop.payslipOf(november.runId, ravi.staffId)).toEqual(frozen);
  const paid = await sql<{
    sum: number;
    times: number;
  }>`select sum(amount_paise)::bigint as sum, count(*)::int as times
    from salary_payment`.execute(shop.db);
  expect(paid.rows).toEqual([{ sum: frozen.net + payslip.net, times: 2 }]);
  expect(await books()).toBe(0);
  expect((await begin(ravi)).body.code).toBe('payroll_settlement_there');
});

test('of ten who begin at once one does, and of ten who pay at once one does', async () => {
  const { ravi } = shop;
  await shop.confirmed('2026-11-01');
  await end(ravi, '2026-11-27', 'paid');
  on('2026-11-28');
  const begun = await Promise.all(Array.from({ length: 10 }, () => begin(ravi)));
  expect(begun.map(({ status }) => status).toSorted()).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  await shop.app.drain();
  const run = await readRun(required(begun.find(({ status }) => status === 201)).body.runId);
  await shop.confirm(run);
  const paid = await Promise.all(Array.from({ length: 10 }, () => shop.settle(run)));
  expect(paid.filter(({ status }) => status === 200)).toHaveLength(1);
  const rows = await sql<{ times: number }>`select count(*)::int as times from salary_payment
    where is_settlement`.execute(shop.db);
  expect(rows.rows[0]?.times).toBe(1);
});

test('a settlement waits for its time, and needs something to settle', async () => {
  const { ravi, sita } = shop;
  await shop.pay(shop.owner, sita.staffId, structureId, 20_000);
  const codeOf = async (who: Colleague) => (await begin(who)).body.code;
  expect(await codeOf(ravi)).toBe('payroll_settlement_none');
  await end(ravi, '2026-11-30', 'waived');
  await end(sita, '2026-11-26', 'waived');
  expect(await codeOf(ravi)).toBe('payroll_settlement_early');
  on('2026-11-30');
  expect(await codeOf(ravi)).toBe('payroll_settlement_open');
  const run = await shop.draft('2026-11-01');
  expect(await codeOf(ravi)).toBe('payroll_settlement_open');
  await shop.confirm(run);
  expect([await codeOf(ravi), await codeOf(sita)]).toEqual([
    'payroll_settlement_nothing',
    'payroll_settlement_nothing',
  ]);
});

test('begun by who may make payrolls, and confirmed by two where it is one’s own', async () => {
  const { ravi } = shop;
  const clerk = await shop.hire('Meera Nair', ['salary.view', 'salary.create', 'salary.update']);
  await shop.pay(shop.owner, clerk.staffId, structureId, 20_000);
  await shop.confirmed('2026-11-01');
  await end(clerk, '2026-11-27', 'paid');
  on('2026-11-27');
  expect((await begin(clerk, ravi.viewer)).status).toBe(403);
  const other = await aPartner(shop.db, { companyName: 'Bright Sparks' });
  const { ownerUserId: userId, organisationId } = other;
  const stranger = aViewer({ userId, role: 'Service Partner', organisationId });
  expect((await begin(clerk, stranger)).body.code).toBe('salary_staff_unknown');
  const begun = await begin(clerk, clerk.viewer);
  expect(begun.status).toBe(201);
  await shop.app.drain();
  const run = await readRun(begun.body.runId);
  expect((await shop.confirm(run, clerk.viewer)).body.status).toBe('Needs Approval');
  expect((await shop.confirm(run, clerk.viewer)).status).toBe(403);
  const checked = await readRun(run.runId);
  expect((await shop.confirm(checked)).body.status).toBe('Confirmed');
});

test('where nothing is left to pay the settlement ends with its confirmation, and an expense in it is paid', async () => {
  const { ravi, owner } = shop;
  const { runId } = await shop.confirmed('2026-11-01');
  on('2026-11-30');
  const category = await shop.aCategory();
  const expense = await shop.approved(ravi, category, 45_000);
  await shop.advance(owner, ravi, 90_000);
  const { leavingId } = await end(ravi, '2026-11-30', 'waived');
  const { payslip } = await shown(leavingId);
  expect(payslip).toMatchObject({ net: 0, owed: 45_000 });
  const run = await worked(ravi);
  expect((await shop.confirm(run)).body.status).toBe('Paid');
  expect((await readRun(runId)).status).toBe('Confirmed');
  expect((await readRun(run.runId)).can.pay).toBe(false);
  const status = await sql<{ status: string }>`select status from approval_request
    where request_id = ${expense.requestId}`.execute(shop.db);
  expect(status.rows[0]?.status).toBe('Completed');
  expect(await books()).toBe(0);
});

test('what was settled with the payroll is not settled again where the last day moves to another month', async () => {
  const { ravi, owner } = shop;
  await shop.app.as(owner).ask(addLeaveType, {
    body: {
      name: 'Earned leave',
      halvesAYear: 24,
      accrual: 'yearly',
      carryHalves: 0,
      yearStartsMonth: 11,
      isPaid: true,
      takesHalfDays: true,
      isSandwich: false,
      isEncashed: true,
      isActive: true,
    },
    headers: key(),
  });
  const begun = await end(ravi, '2026-11-30', 'waived');
  const november = await shop.confirmed('2026-11-01');
  const paid = amountsOf(await shop.payslipOf(november.runId, ravi.staffId));
  expect(paid['leave_encashment']).toBe(1_220_000);
  const { leavingId, version } = begun;
  await shop.app.as(owner).ask(api.agreeOnLeaving, {
    body: { leavingId, version, verb: 'reschedule', lastDayOn: '2026-12-10', shortNotice: 'waived' },
  });
  on('2026-12-10');
  const december = required((await shown(leavingId)).payslip);
  expect(Object.keys(amountsOf(december))).not.toContain('leave_encashment');
});

test('a settlement whose last day was moved meanwhile is worked out again before it is confirmed', async () => {
  const { ravi, owner } = shop;
  await shop.confirmed('2026-11-01');
  const { leavingId, version } = await end(ravi, '2026-11-30', 'paid');
  on('2026-11-30');
  const run = await worked(ravi);
  await shop.app.as(owner).ask(api.agreeOnLeaving, {
    body: { leavingId, version, verb: 'reschedule', lastDayOn: '2026-12-01', shortNotice: 'paid' },
  });
  expect((await shop.confirm(run)).body.code).toBe('payroll_extras_changed');
});
