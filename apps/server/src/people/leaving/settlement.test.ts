import { addLeaveType } from '@nukkad/contract/people/leave/leave.api';
import { editEmployee, getEmployee } from '@nukkad/contract/people/employee/employee.api';
import * as api from '@nukkad/contract/people/leaving/leaving.api';
import type { Settlement } from '@nukkad/contract/people/leaving/leaving.model';
import { listAdvances } from '@nukkad/contract/people/expense/expense.api';
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
beforeEach(async () => {
  shop = await expenseFixture();
  opened.push(shop);
  const { body } = await shop.structure();
  await shop.pay(shop.owner, shop.ravi.staffId, body.structureId, 30_000);
});
afterAll(() => Promise.all(opened.map(({ app }) => app.close())));

/** Today is 30 November 2026. */
const lastDay = '2026-12-12';
async function agreed(who: Colleague, shortNotice: string, kind: 'resign' | 'end' = 'resign') {
  const { app, owner } = shop;
  if (kind === 'end')
    return (
      await app.as(owner).askLoosely(api.endEmployment, {
        body: { employeeId: who.staffId, lastDayOn: lastDay, shortNotice },
        headers: key(),
      })
    ).body;
  const { body } = await app.as(who.viewer).ask(api.resign, { body: { lastDayOn: lastDay }, headers: key() });
  const { leavingId, version } = body;
  return (
    await app.as(owner).askLoosely(api.agreeOnLeaving, {
      body: { leavingId, version, verb: 'accept', lastDayOn: lastDay, shortNotice },
    })
  ).body;
}
const settlementOf = (leavingId: string, who: Viewer = shop.owner) =>
  shop.app.as(who).askLoosely(api.getSettlement, { query: { leavingId } });
const seen = async (leavingId: string): Promise<NonNullable<Settlement['payslip']>> =>
  required((await settlementOf(leavingId)).body.payslip);
const amountsOf = ({ lines }: NonNullable<Settlement['payslip']>) =>
  Object.fromEntries(
    lines
      .filter(({ kind }) =>
        ['days_away', 'notice', 'gratuity', 'leave_encashment', 'advance', 'expense'].includes(kind),
      )
      .map(({ kind, type, amount }) => [kind, type === 'DEDUCTION' ? -amount : amount]),
  );
const joined = async (who: Colleague, joinedOn: string) => {
  const file = (await shop.app.as(shop.owner).askLoosely(getEmployee, { query: { employeeId: who.staffId } }))
    .body;
  await shop.app.as(shop.owner).askLoosely(editEmployee, {
    body: {
      employeeId: who.staffId,
      version: file.version,
      employeeCode: null,
      departmentId: null,
      managerId: null,
      joinedOn,
      lastDayOn: null,
    },
  });
};

test('Ravi leaves on the twelfth: twelve days are paid, and missing notice and his advance are more than that: he owes the rest', async () => {
  const { ravi, owner } = shop;
  await shop.advance(owner, ravi, 70_000);
  const { leavingId } = await agreed(ravi, 'recovered');
  const payslip = await seen(leavingId);
  // ₹30,000 by days and ₹500 for the phone in each month: 19 of 31 days are not worked. ₹50 go to the labour welfare fund.
  const paid = 3_050_000 - 1_838_710 - 5_000;
  expect(payslip).toMatchObject({
    isConfirmed: false,
    owed: 1_830_000 + 70_000 - paid,
    paidHalfDays: 24,
  });
  expect(payslip.net).toBe(0);
  expect(payslip.gross - payslip.deductions).toBe(payslip.net);
  expect(amountsOf(payslip).days_away).toBe(-1_838_710);
});

test('waived notice, and nothing is owed: the pay of twelve days less the advance', async () => {
  const { ravi, owner } = shop;
  await shop.advance(owner, ravi, 70_000);
  const { leavingId } = await agreed(ravi, 'waived');
  const payslip = await seen(leavingId);
  expect(amountsOf(payslip)).toEqual({ days_away: -1_838_710, advance: -70_000 });
  expect([payslip.owed, payslip.gross - payslip.deductions]).toEqual([0, payslip.net]);
});

test('the payroll of the last month holds the same lines; confirmed, the advance is given back once', async () => {
  const { ravi, owner } = shop;
  await shop.advance(owner, ravi, 70_000);
  const { leavingId } = await agreed(ravi, 'waived');
  const foreseen = await seen(leavingId);
  const openAdvances = async () =>
    (await shop.app.as(owner).ask(listAdvances, { query: { whose: 'team', open: 'true' } })).body.items
      .length;
  shop.app.clock.set(new Date('2026-12-31T12:00:00.000Z'));
  await shop.tick('leaving.end_access');
  expect(await openAdvances()).toBe(1);
  const run = await shop.confirmed('2026-12-01');
  const row = await shop.payslipOf(run.runId, ravi.staffId);
  expect(row.net).toBe(foreseen.net);
  expect(await openAdvances()).toBe(0);
  const confirmed = await seen(leavingId);
  expect(confirmed.isConfirmed).toBe(true);
  expect({ ...amountsOf(confirmed), net: confirmed.net }).toEqual({
    ...amountsOf(foreseen),
    net: foreseen.net,
  });
  const origins = confirmed.lines.find(({ kind }) => kind === 'advance')?.origins;
  expect(origins).toMatchObject([{ kind: 'advance', words: '2026-11-30', amount: 70_000 }]);
  const books = await sql<{ sum: number }>`select sum(amount_paise)::bigint as sum from payroll_book`.execute(
    shop.db,
  );
  expect(books.rows[0]?.sum).toBe(0);
});

test('an advance that was given back meanwhile makes the payroll worked out again, and nothing is taken twice', async () => {
  const { ravi, owner } = shop;
  await shop.advance(owner, ravi, 70_000);
  await agreed(ravi, 'waived');
  shop.app.clock.set(new Date('2026-12-31T12:00:00.000Z'));
  const run = await shop.draft('2026-12-01');
  await sql`update expense_advance set returned_paise = 30000`.execute(shop.db);
  expect((await shop.confirm(run)).body.code).toBe('payroll_extras_changed');
  const left = await sql<{
    left: number;
  }>`select amount_paise - returned_paise as left from expense_advance`.execute(shop.db);
  expect(Number(left.rows[0]?.left)).toBe(40_000);
});

test('whom the business sends away early is paid for the missing notice, and after five years gratuity', async () => {
  const { ravi } = shop;
  await joined(ravi, '2021-06-01');
  const { leavingId } = await agreed(ravi, 'paid', 'end');
  const payslip = await seen(leavingId);
  // 18 thirtieths of ₹30,500; five years and six months are six years of 15/26 of ₹15,250:
  // half of the pay counts as wages, as for provident fund.
  expect(amountsOf(payslip)).toMatchObject({ notice: 1_830_000, gratuity: 5_278_846 });
  expect(payslip.gross - payslip.deductions).toBe(payslip.net);
});

test('leave that is left is paid out where its type says so', async () => {
  const { ravi, owner } = shop;
  const type = (name: string, isEncashed: boolean) =>
    shop.app.as(owner).ask(addLeaveType, {
      body: {
        name,
        halvesAYear: 24,
        accrual: 'yearly',
        carryHalves: 0,
        yearStartsMonth: 11,
        isPaid: true,
        takesHalfDays: true,
        isSandwich: false,
        isEncashed,
        isActive: true,
      },
      headers: key(),
    });
  await type('Casual leave', false);
  const { leavingId } = await agreed(ravi, 'waived');
  expect(amountsOf(await seen(leavingId))).toEqual({ days_away: -1_838_710 });
  await type('Earned leave', true);
  // Twelve days of a thirtieth of ₹30,500.
  expect(amountsOf(await seen(leavingId))).toEqual({ days_away: -1_838_710, leave_encashment: 1_220_000 });
});

test('who may see salaries sees the settlement, and no one else; of another business it is not there', async () => {
  const { ravi, sita } = shop;
  const { leavingId } = await agreed(ravi, 'waived');
  for (const { viewer } of [ravi, sita]) expect((await settlementOf(leavingId, viewer)).status).toBe(403);
  const other = await aPartner(shop.db, { companyName: 'Bright Sparks' });
  const { ownerUserId: userId, organisationId } = other;
  const stranger = aViewer({ userId, role: 'Service Partner', organisationId });
  expect((await settlementOf(leavingId, stranger)).status).toBe(404);
  const unpaid = await agreed(sita, 'waived', 'end');
  expect((await settlementOf(unpaid.leavingId)).body).toMatchObject({
    month: '2026-12-01',
    payslip: null,
    run: null,
    can: { begin: false },
  });
});
