import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as employees from '@nukkad/contract/people/employee/employee.api';
import * as api from '@nukkad/contract/people/payroll/payroll.api';
import { payrollLifecycle, payrollStatuses } from '@nukkad/contract/people/payroll/payroll.noun';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordPromise } from '../../../test/faults/record-promise.ts';
import {
  type Colleague,
  type PayrollFixture,
  payrollFixture,
} from '../../../test/fixtures/payroll-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';

let fixture: PayrollFixture;
let structureId: string;
let [ravi, sita, kiran] = [] as unknown as [Colleague, Colleague, Colleague];
beforeAll(async () => {
  fixture = await payrollFixture();
  fixture.app.clock.set(new Date('2026-07-31T12:00:00.000Z'));
  ravi = await fixture.hire('Ravi Kumar');
  sita = await fixture.hire('Sita Devi');
  kiran = await fixture.hire('Kiran Rao', ['salary.view', 'salary.create', 'salary.update']);
  structureId = (await fixture.structure()).body.structureId;
  await fixture.pay(fixture.owner, ravi.staffId, structureId, 30_000);
  await fixture.pay(fixture.owner, sita.staffId, structureId, 18_000);
});
afterAll(() => fixture.app.close());

const amountsOf = (lines: readonly { kind: string; code: string; type: string; amount: number }[]) =>
  Object.fromEntries(
    lines.map(({ code, type, amount }) => [`${code}${type === 'EMPLOYER_CONTRIBUTION' ? '+' : ''}`, amount]),
  );

test('April is worked out, looked at, confirmed and paid; Ravi reads his payslip and no other', async () => {
  const { app, owner, draft, confirm, settle, payslips, payslipOf, read } = fixture;
  const run = await draft('2026-04-01');
  expect(run).toMatchObject({ status: 'Draft', people: 2, peopleExpected: 2, before: null });
  const own = await payslipOf(run.runId, ravi.staffId);
  expect(amountsOf(own.lines)).toEqual({
    BASIC: 1_500_000,
    HRA: 600_000,
    SPECIAL: 900_000,
    PHONE: 50_000,
    PROFESSIONAL_TAX: 20_000,
  });
  expect([own.gross, own.deductions, own.net]).toEqual([3_050_000, 20_000, 3_030_000]);
  expect(await payslips({}, ravi.viewer)).toEqual([]);
  const wrong = await app.as(owner).askLoosely(api.confirmPayroll, {
    params: { runId: run.runId },
    body: {
      seen: {
        payrollMonth: run.month,
        payrollPeople: 2,
        netPay: 1,
        payrollDeductions: run.deductions,
        payrollVersion: run.version,
      },
    },
    headers: key(),
  });
  expect([wrong.status, wrong.body.code]).toEqual([409, 'confirmation_differs']);
  app.sms.length = 0;
  expect((await confirm(run)).body.status).toBe('Confirmed');
  await app.drain();
  expect(app.sms).toHaveLength(2);
  expect((await payslips({}, ravi.viewer)).map(({ net, status }) => [net, status])).toEqual([
    [3_030_000, 'Confirmed'],
  ]);
  const sitas = await payslipOf(run.runId, sita.staffId);
  const stranger = await app
    .as(ravi.viewer)
    .askLoosely(api.getPayslip, { params: { payslipId: sitas.payslipId } });
  expect([stranger.status, stranger.body.code]).toEqual([404, 'payslip_not_found']);
  expect(
    (await app.as(ravi.viewer).askLoosely(api.getPayroll, { params: { runId: run.runId } })).status,
  ).toBe(403);
  const paid = await settle(run);
  expect(paid.body).toMatchObject({ status: 'Paid', paid: { people: 2, amount: run.net } });
  expect((await settle(run)).body.code).toBe('salary_paid_already');
  await app.drain();
  const after = await app.as(ravi.viewer).ask(api.getPayslip, { params: { payslipId: own.payslipId } });
  expect(after.body).toMatchObject({
    payment: { status: 'PAID', method: 'bank', reference: 'NEFT 4711', paidOn: '2026-07-31' },
    yearToDate: { net: 3_030_000, incomeTax: 0 },
    monthDays: 30,
    paidDays: 30,
  });
  const { books } = await read(run.runId);
  expect(books.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(Object.fromEntries(books.map(({ account, amount }) => [account, amount]))).toMatchObject({
    bank: -run.net,
    salaries_payable: 0,
    salary_expense: run.gross,
  });
});

test('May says what changed since April and why, and the sums of the reasons are the whole difference', async () => {
  const { app, owner, draft, confirm, settle, payslipOf, read } = fixture;
  const enter = (body: EndpointInput<typeof api.addPayrollEntry>['body']) =>
    app.as(owner).askLoosely(api.addPayrollEntry, { body, headers: key() });
  const month = '2026-05-01';
  await enter({ kind: 'unpaid_days', staffId: ravi.staffId, month, days: 2.5, words: 'Away without leave' });
  await enter({ kind: 'overtime', staffId: sita.staffId, month, minutes: 240, words: 'Wedding week' });
  await enter({ kind: 'earning', staffId: sita.staffId, month, amount: 100_000, words: 'Festival bonus' });
  await enter({ kind: 'deduction', staffId: sita.staffId, month, amount: 30_000, words: 'Broken drill' });
  const run = await draft(month);
  const [ravis, sitas] = [await payslipOf(run.runId, ravi.staffId), await payslipOf(run.runId, sita.staffId)];
  // 30,000 less 5 of 62 half days; the phone bill is fixed.
  expect(ravis.changes).toMatchObject([{ kind: 'unpaid_days', amount: -241_936 }]);
  expect(ravis.before).toBe(3_030_000);
  // 9,000 of wages, 26 days of 8 hours, twice.
  expect(amountsOf(sitas.lines)).toMatchObject({ OVERTIME: 34_615, ENTRY: 30_000 });
  for (const one of [ravis, sitas])
    expect(one.changes.reduce((sum, { amount }) => sum + amount, 0)).toBe(one.net - (one.before ?? 0));
  const detail = await read(run.runId);
  expect(detail.changes.reduce((sum, { amount }) => sum + amount, 0)).toBe(
    detail.net - (detail.before?.net ?? 0),
  );
  expect(sitas.lines.find(({ name }) => name === 'Festival bonus')?.origins).toMatchObject([
    { kind: 'entry', amount: 100_000 },
  ]);
  await confirm(run);
  const late = await enter({ kind: 'earning', staffId: sita.staffId, month, amount: 1, words: 'Too late' });
  expect(late.body.code).toBe('payslip_frozen');
  await settle(run);
});

test('a raise from an earlier month is paid as arrears, once, month by month', async () => {
  const { owner, pay, confirmed, payslipOf } = fixture;
  await pay(owner, ravi.staffId, structureId, 36_000, { validFrom: '2026-05-01', why: 'Raise from May' });
  const run = await confirmed('2026-06-01');
  const june = await payslipOf(run.runId, ravi.staffId);
  // 6,000 more in May, less 5 of 62 half days.
  expect(june.lines.filter(({ kind }) => kind === 'arrears')).toMatchObject([
    { amount: 551_613, type: 'EARNING', origins: [{ kind: 'payslip', words: '2026-05' }] },
  ]);
  const july = await payslipOf((await confirmed('2026-07-01')).runId, ravi.staffId);
  expect(july.lines.filter(({ kind }) => kind === 'arrears')).toEqual([]);
});

test('promise 49: no one sets, enters or confirms alone what changes their own pay', async () => {
  const { app, owner, pay, draft, confirm, payslipOf } = fixture;
  const own = await pay(kiran.viewer, kiran.staffId, structureId, 90_000);
  expect([own.status, own.body.code]).toEqual([403, 'salary_own']);
  const entered = await app.as(kiran.viewer).askLoosely(api.addPayrollEntry, {
    body: {
      kind: 'earning',
      staffId: kiran.staffId,
      month: '2026-08-01',
      amount: 500_000,
      words: 'My own bonus',
    },
    headers: key(),
  });
  expect([entered.status, entered.body.code]).toEqual([403, 'salary_own']);
  app.clock.set(new Date('2026-08-31T12:00:00.000Z'));
  await pay(owner, kiran.staffId, structureId, 40_000, { validFrom: '2026-08-01' });
  const run = await draft('2026-08-01');
  const checked = await confirm(run, kiran.viewer);
  expect(checked.body).toMatchObject({ status: 'Needs Approval', can: { approve: false } });
  const alone = await confirm(run, kiran.viewer);
  expect([alone.status, alone.body.code]).toEqual([403, 'payroll_own_change']);
  expect((await confirm(run, owner)).body.status).toBe('Confirmed');
  expect((await payslipOf(run.runId, kiran.staffId)).net).toBeGreaterThan(0);
  recordPromise(49, 4, 0);
});

test('promise 72: fifty payments of one month at once pay each person once', async () => {
  const { app, db, confirmed, settle } = fixture;
  const rounds = Number(process.env['SALARY_ROUNDS'] ?? 1);
  let month = '2026-09-01';
  for (let round = 0; round < rounds; round += 1) {
    app.clock.set(new Date(`${month.slice(0, 7)}-28T12:00:00.000Z`));
    const run = await confirmed(month);
    const half = { staffIds: [ravi.staffId] };
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        settle(run, {
          ...(at % 2 === 0 && half),
          reference: `NEFT ${at}`,
          method: at % 5 === 0 ? 'cash' : 'bank',
        }),
      ),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { rows } = await sql<{
      staff: number;
      paid: number;
      paise: number;
    }>`select count(distinct staff_id)::int as staff,
      count(*)::int as paid, sum(amount_paise)::bigint as paise from salary_payment where run_id = ${run.runId} and status <> 'FAILED'`.execute(
      db,
    );
    expect(rows[0]).toMatchObject({ paid: rows[0]?.staff });
    expect(rows[0]?.paise).toBeLessThanOrEqual(run.net);
    await settle(run);
    const next = new Date(`${month}T00:00:00.000Z`);
    next.setUTCMonth(next.getUTCMonth() + 1);
    month = next.toISOString().slice(0, 10);
  }
  recordPromise(72, rounds * 50, 0);
});

test('a confirmed payslip does not change, not even by hand in the database', async () => {
  const { db, payslips } = fixture;
  const [one] = await payslips({ staffId: ravi.staffId, month: '2026-04-01' });
  const change = sql`update payslip set net_paise = net_paise + 1, gross_paise = gross_paise + 1 where payslip_id = ${one?.payslipId}`;
  await expect(change.execute(db)).rejects.toThrow('A confirmed payslip does not change.');
  const line = sql`update payslip_line set amount_paise = 1 where payslip_id = ${one?.payslipId}`;
  await expect(line.execute(db)).rejects.toThrow('A confirmed payslip does not change.');
});

test('a payslip of before that keeps a warning which is given no more is read without it', async () => {
  fixture.app.clock.set(new Date('2030-12-31T12:00:00.000Z'));
  const run = await fixture.draft('2030-12-01');
  const [first] = await fixture.payslips({ runId: run.runId });
  const warned = async () => [
    (await fixture.payslipOf(run.runId, first?.staffId ?? '')).warnings,
    (await fixture.read(run.runId)).warnings.map(({ warning }) => warning),
    (await fixture.payslips({ runId: run.runId, warned: 'true' })).map(({ staffId }) => staffId),
  ];
  const keep = (warnings: readonly string[]) =>
    sql`update payslip set warnings = case when payslip_id = ${first?.payslipId ?? ''} then ${[...warnings]}::text[] else '{}' end
      where run_id = ${run.runId}`.execute(fixture.db);
  await keep(['surcharge_missing', 'no_uan']);
  expect(await warned()).toEqual([['no_uan'], ['no_uan'], [first?.staffId]]);
  await keep(['surcharge_missing']);
  expect(await warned()).toEqual([[], [], []]);
  await fixture.app.as(fixture.owner).ask(api.movePayroll, {
    params: { runId: run.runId },
    body: { version: run.version, verb: 'discard' },
  });
});

test('every move of a run that its table does not allow is refused with the present state', async () => {
  const { app, db, draft, owner, confirm, settle } = fixture;
  app.clock.set(new Date('2031-01-31T12:00:00.000Z'));
  const run = await draft('2031-01-01');
  const to = async (status: string) => {
    await sql`update payroll_run set status = ${status} where run_id = ${run.runId}`.execute(db);
    const { rows } = await sql<{
      version: number;
    }>`select version from payroll_run where run_id = ${run.runId}`.execute(db);
    return rows[0]?.version ?? 0;
  };
  for (const status of payrollStatuses)
    for (const verb of ['again', 'sendBack', 'discard'] as const) {
      const version = await to(status);
      const moved = await app
        .as(owner)
        .askLoosely(api.movePayroll, { params: { runId: run.runId }, body: { version, verb } });
      const allowed = canMove(payrollLifecycle, verb, status);
      expect([status, verb, moved.status]).toEqual([status, verb, allowed ? 200 : 409]);
    }
  for (const status of ['Preparing', 'Paid', 'Confirmed', 'Discarded']) {
    await to(status);
    expect([status, (await confirm(run)).status]).toEqual([status, 409]);
  }
  for (const status of ['Preparing', 'Draft', 'Needs Approval', 'Paid', 'Discarded']) {
    await to(status);
    expect([status, (await settle(run)).status]).toEqual([status, 409]);
  }
  await to('Discarded');
});

test('one payroll at a time, none of a month to come, none twice', async () => {
  const { app, begin, draft, owner } = fixture;
  app.clock.set(new Date('2031-02-28T12:00:00.000Z'));
  expect((await begin('2031-03-01')).body.code).toBe('payroll_month_future');
  const run = await draft('2031-02-01');
  expect((await begin('2031-02-01')).body.code).toBe('payroll_month_taken');
  expect((await begin('2031-01-01')).body.code).toBe('payroll_before_open');
  const { version, runId } = run;
  await app.as(owner).ask(api.movePayroll, { params: { runId }, body: { version, verb: 'discard' } });
  expect((await begin('2026-04-01')).body.code).toBe('payroll_month_taken');
});

test('who joins or leaves within a month is paid for the days between, with a line that says so', async () => {
  const { app, owner, hire, pay, draft, payslipOf } = fixture;
  app.clock.set(new Date('2031-04-30T12:00:00.000Z'));
  const asha = await hire('Asha Verma');
  await pay(owner, asha.staffId, structureId, 30_000, { validFrom: '2031-04-01' });
  const placed = {
    employeeCode: null,
    departmentId: null,
    managerId: null,
    joinedOn: '2031-04-21',
    lastDayOn: null,
  };
  const body = { employeeId: asha.staffId, version: 0, ...placed };
  await app.as(owner).ask(employees.editEmployee, { body });
  const run = await draft('2031-04-01');
  const slip = await payslipOf(run.runId, asha.staffId);
  expect(slip.lines.find(({ kind }) => kind === 'days_away')?.amount).toBe(2_000_000);
  expect(slip.net).toBe(1_000_000 + 50_000);
});
