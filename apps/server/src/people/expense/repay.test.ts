import { repayment } from '@nukkad/contract/people/expense/expense.model';
import { returnAdvance, listAdvances } from '@nukkad/contract/people/expense/expense.api';
import { movePayroll } from '@nukkad/contract/people/payroll/payroll.api';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type ExpenseFixture, expenseFixture } from '../../../test/fixtures/expense-fixture.ts';

const opened: ExpenseFixture[] = [];
let fixture: ExpenseFixture;
let category: string;
beforeEach(async () => {
  fixture = await expenseFixture();
  opened.push(fixture);
  category = await fixture.aCategory();
});
afterAll(() => Promise.all(opened.map(({ app }) => app.close())));

/** Ravi and Sita have a salary. */
async function salaries(): Promise<void> {
  const { structure, pay, owner, ravi, sita } = fixture;
  const { structureId } = (await structure()).body;
  for (const { staffId } of [ravi, sita]) await pay(owner, staffId, structureId, 20_000);
}
const expenseLines = async (runId: string) =>
  (await fixture.payslipOf(runId, fixture.ravi.staffId)).lines.filter(({ kind }) => kind === 'expense');
const paidOf = async (requestId: string) => {
  const { body } = await fixture.read(fixture.ravi.viewer, requestId);
  return [body.request.status, body.request.paid, body.toPay];
};
const move = (run: { runId: string; version: number }, verb: 'again' | 'discard') =>
  fixture.app.as(fixture.owner).askLoosely(movePayroll, {
    params: { runId: run.runId },
    body: { version: run.version, verb },
  });
const sums = async () =>
  (
    await sql<{
      kept: number;
      paid: number;
    }>`select r.paid_paise as kept, coalesce((select sum(p.amount_paise)
      from reimbursement p where p.request_id = r.request_id and p.state = 'paid'), 0)::bigint as paid
    from approval_request r`.execute(fixture.db)
  ).rows;

test('an approved expense is a line of the payroll with its origin, is held once confirmed, and Completed once paid', async () => {
  const { ravi, owner, approved, claim, draft, confirm, settle, payOutside, withdraw, answerCancel } =
    fixture;
  await salaries();
  const first = await approved(ravi, category, 45_000);
  const second = await approved(ravi, category, 5_000);
  await claim(ravi, category, { amount: 7_000 });
  const run = await draft('2026-11-01');
  const [line] = await expenseLines(run.runId);
  expect(line).toMatchObject({ name: 'Expenses', type: 'EARNING', amount: 50_000 });
  expect(line?.origins).toMatchObject([
    { kind: 'expense', id: first.requestId, words: 'Travel 2026-11-30', amount: 45_000 },
    { kind: 'expense', id: second.requestId, amount: 5_000 },
  ]);
  expect((await confirm(run)).status).toBe(200);
  expect(await paidOf(first.requestId)).toEqual(['approved', 0, 0]);
  const seen = (await fixture.read(owner, first.requestId)).body;
  expect(seen.payments).toMatchObject([
    { method: 'salary', state: 'held', month: '2026-11-01', amount: 45_000 },
  ]);
  expect(repayment.safeParse(seen.payments[0]).success).toBe(true);
  expect(seen.can.pay).toBe(false);
  expect((await payOutside(owner, first, { amount: 1 })).body.code).toBe('expense_pay_more');
  const asked = (await withdraw(ravi.viewer, first)).body;
  expect((await answerCancel(owner, asked)).body.code).toBe('approval_in_payroll');
  expect((await settle(run)).status).toBe(200);
  expect(await paidOf(first.requestId)).toEqual(['Completed', 45_000, 0]);
  expect(await paidOf(second.requestId)).toEqual(['Completed', 5_000, 0]);
  const { payments } = (await fixture.read(ravi.viewer, second.requestId)).body;
  expect(payments).toMatchObject([{ method: 'salary', state: 'paid', reference: 'NEFT 4711' }]);
  fixture.app.clock.set(new Date('2026-12-31T12:00:00.000Z'));
  const next = await draft('2026-12-01');
  expect(await expenseLines(next.runId)).toEqual([]);
  for (const { kept, paid } of await sums()) expect(kept).toBe(paid);
});

test('a payroll whose expense was paid or cancelled meanwhile is not confirmed until it is worked out again', async () => {
  const { ravi, owner, approved, draft, confirm, payOutside, app, begin } = fixture;
  await salaries();
  const expense = await approved(ravi, category, 45_000);
  const run = await draft('2026-11-01');
  expect((await payOutside(owner, expense, { amount: 20_000 })).status).toBe(200);
  const refused = await confirm(run);
  expect([refused.status, refused.body.code]).toEqual([409, 'payroll_extras_changed']);
  expect((await begin('2026-11-01')).status).toBe(409);
  const again = await move(run, 'again');
  expect(again.status).toBe(200);
  await app.drain();
  expect((await expenseLines(run.runId))[0]?.amount).toBe(25_000);
  expect((await confirm(run)).status).toBe(200);
});

test('a payroll that is confirmed while its expense is paid outside pays it once, 5 times', async () => {
  const { ravi, owner, approved, draft, confirm, payOutside } = fixture;
  await salaries();
  for (const month of ['2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01']) {
    const expense = await approved(ravi, category, 45_000);
    const run = await draft(month);
    const [confirmed, outside] = await Promise.all([confirm(run), payOutside(owner, expense)]);
    expect([confirmed.status, outside.status].toSorted()).toEqual([200, 409]);
    const { rows } = await sql<{
      sum: number;
    }>`select coalesce(sum(amount_paise), 0)::bigint as sum from reimbursement
      where request_id = ${expense.requestId}`.execute(fixture.db);
    expect(rows[0]?.sum).toBe(45_000);
    if (confirmed.status !== 200) await move(run, 'discard');
  }
});

test('outside of the salary it is paid in parts, each with its reference, never beyond what is left', async () => {
  const { ravi, meera, approved, payOutside } = fixture;
  const expense = await approved(ravi, category, 45_000);
  expect((await payOutside(meera.viewer, expense, { reference: '' })).body.code).toBe(
    'expense_pay_reference',
  );
  expect((await payOutside(meera.viewer, expense, { amount: 45_001 })).body.code).toBe('expense_pay_more');
  const part = await payOutside(meera.viewer, expense, { amount: 20_000, method: 'cash', reference: '' });
  expect([part.status, part.body.toPay, part.body.request.status]).toEqual([200, 25_000, 'approved']);
  const stale = await payOutside(meera.viewer, expense, { amount: 25_000 });
  expect([stale.status, stale.body.code]).toEqual([409, 'approval_moved_on']);
  const rest = await payOutside(meera.viewer, part.body.request, { amount: 25_000 });
  expect([rest.body.request.status, rest.body.request.paid, rest.body.payments.length]).toEqual([
    'Completed',
    45_000,
    2,
  ]);
  expect((await payOutside(meera.viewer, rest.body.request, { amount: 1 })).status).toBe(409);
  await fixture.app.drain();
  expect(fixture.app.sms.at(-1)?.variables).toMatchObject({ text: expect.stringContaining('was paid.') });
});

test('an approved expense is set off against advances, the oldest first, and the rest stays to be paid', async () => {
  const { ravi, owner, meera, advance, approved, app, today } = fixture;
  const old = await advance(meera.viewer, ravi, 30_000, { note: 'Site visit' });
  expect([old.status, old.body.left]).toEqual([201, 30_000]);
  await advance(owner, ravi, 10_000);
  const covered = await approved(ravi, category, 20_000);
  expect(await paidOf(covered.requestId)).toEqual(['Completed', 20_000, 0]);
  const part = await approved(ravi, category, 45_000);
  expect(await paidOf(part.requestId)).toEqual(['approved', 20_000, 25_000]);
  const advances = async (who: typeof owner, query: object = {}) =>
    (await app.as(who).askLoosely(listAdvances, { query })).body;
  expect((await advances(ravi.viewer)).items).toMatchObject([
    { amount: 10_000, left: 0, can: { giveBack: false } },
    { amount: 30_000, setOff: 30_000, left: 0, note: 'Site visit', givenOn: today },
  ]);
  expect((await advances(owner, { whose: 'team', open: 'true' })).items).toEqual([]);
  expect((await advances(fixture.sita.viewer, { whose: 'team' })).code).toBe('forbidden');
  for (const { kept, paid } of await sums()) expect(kept).toBe(paid);
});

test('what is left of an advance is given back, and no more', async () => {
  const { ravi, meera, owner, advance, app } = fixture;
  const { body } = await advance(meera.viewer, ravi, 30_000);
  const back = (who: typeof owner, amount: number, version = 1) =>
    app.as(who).askLoosely(returnAdvance, { body: { advanceId: body.advanceId, version, amount } });
  expect((await back(meera.viewer, 30_001)).body.code).toBe('advance_return_more');
  expect((await back(ravi.viewer, 10_000)).status).toBe(403);
  expect((await back({ ...owner, organisationId: crypto.randomUUID() }, 10_000)).status).toBe(404);
  expect((await back(meera.viewer, 10_000)).body).toMatchObject({ left: 20_000, returned: 10_000 });
  expect((await back(meera.viewer, 10_000)).body.code).toBe('advance_changed');
  const answers = await Promise.all([back(meera.viewer, 15_000, 2), back(owner, 15_000, 2)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('two expenses that are approved at one instant do not use an advance twice', async () => {
  const { ravi, owner, meera, advance, claim, review } = fixture;
  await advance(owner, ravi, 30_000);
  const asked = await Promise.all([1, 2].map(() => claim(ravi, category, { amount: 25_000 })));
  const [one, two] = asked.map(({ body }) => body);
  await Promise.all([review(owner, one, 'approved'), review(meera.viewer, two, 'approved')]);
  const { rows } = await sql<{ off: number; paid: number }>`select
      (select sum(set_off_paise)::bigint from expense_advance) as off,
      (select sum(paid_paise)::bigint from approval_request) as paid`.execute(fixture.db);
  expect(rows[0]).toEqual({ off: 30_000, paid: 30_000 });
});
