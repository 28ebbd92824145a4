import * as api from '@nukkad/contract/people/payroll/payroll.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PayrollFixture, payrollFixture } from '../../../test/fixtures/payroll-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';

let fixture: PayrollFixture;
let structureId: string;
const at = (text: string) => new Date(`${text}:00+05:30`);
beforeAll(async () => {
  fixture = await payrollFixture();
  fixture.app.clock.set(at('2026-06-30T23:00'));
  structureId = (await fixture.structure()).body.structureId;
});
afterAll(() => fixture.app.close());

const deduct = (staffId: string, month: string, rupees: number, words: string) =>
  fixture.app.as(fixture.owner).askLoosely(api.addPayrollEntry, {
    body: { kind: 'deduction', staffId, month, amount: rupees * 100, words },
    headers: key(),
  });

async function monthOf(month: string, until: string, staffId: string) {
  fixture.app.clock.set(at(`${until}T23:00`));
  const run = await fixture.confirmed(month);
  return fixture.payslipOf(run.runId, staffId);
}

const taken = (slip: { readonly lines: readonly { readonly kind: string; readonly amount: number }[] }) =>
  slip.lines
    .filter(({ kind }) => kind === 'entry' || kind === 'carried_over')
    .map(({ kind, amount }) => [kind, amount]);

test('a deduction of 90,000 takes half of the wages of 9,500; the rest stands on the next payslips until it is paid', async () => {
  const ravi = await fixture.hire('Ravi Kumar');
  // Half basic pay, a fifth house rent, the rest an allowance, and 500 for the phone: 9,500.
  await fixture.pay(fixture.owner, ravi.staffId, structureId, 9_000);
  await deduct(ravi.staffId, '2026-06-01', 90_000, 'Damaged van');
  const june = await monthOf('2026-06-01', '2026-06-30', ravi.staffId);
  expect(june).toMatchObject({
    gross: 950_000,
    deductions: 475_000,
    net: 475_000,
    carried: [{ name: 'Damaged van', amount: 8_525_000 }],
    warnings: expect.arrayContaining(['carried_over']),
  });
  await deduct(ravi.staffId, '2026-07-01', 1_000, 'Canteen');
  const july = await monthOf('2026-07-01', '2026-07-31', ravi.staffId);
  // What is entered comes before what is left of before, in the order of the payslip.
  expect(taken(july)).toEqual([
    ['entry', 100_000],
    ['carried_over', 375_000],
  ]);
  expect(july).toMatchObject({ net: 475_000, carried: [{ name: 'Damaged van', amount: 8_150_000 }] });
  expect(july.lines.find(({ kind }) => kind === 'carried_over')?.origins).toEqual([
    { kind: 'payslip', id: june.payslipId, words: '2026-06', amount: 375_000 },
  ]);
  const august = await monthOf('2026-08-01', '2026-08-31', ravi.staffId);
  expect(taken(august)).toEqual([['carried_over', 475_000]]);
  expect(august.carried).toEqual([{ name: 'Damaged van', amount: 7_675_000 }]);
});

test('unpaid days are no deduction from wages: half is of what was earned, and a month away carries nearly all', async () => {
  const sita = await fixture.hire('Sita Devi');
  await fixture.pay(fixture.owner, sita.staffId, structureId, 30_000, { validFrom: '2026-09-01' });
  await deduct(sita.staffId, '2026-09-01', 20_000, 'Uniform');
  await fixture.app.as(fixture.owner).ask(api.addPayrollEntry, {
    body: { kind: 'unpaid_days', staffId: sita.staffId, month: '2026-09-01', days: 15, words: 'Away' },
    headers: key(),
  });
  const september = await monthOf('2026-09-01', '2026-09-30', sita.staffId);
  // Half of the days of 30,000, and the phone, which is fixed: 15,500, of which half.
  expect(september).toMatchObject({ net: 775_000, carried: [{ name: 'Uniform', amount: 1_225_000 }] });
  await fixture.app.as(fixture.owner).ask(api.addPayrollEntry, {
    body: { kind: 'unpaid_days', staffId: sita.staffId, month: '2026-10-01', days: 31, words: 'Away' },
    headers: key(),
  });
  const october = await monthOf('2026-10-01', '2026-10-31', sita.staffId);
  // The phone alone.
  expect(october).toMatchObject({ net: 25_000, carried: [{ name: 'Uniform', amount: 1_200_000 }] });
  // 30,500 less 12,000 and professional tax.
  const november = await monthOf('2026-11-01', '2026-11-30', sita.staffId);
  expect(november).toMatchObject({ net: 1_830_000, carried: [] });
});

test('from a last salary is taken what there is, and no more', async () => {
  const kiran = await fixture.hire('Kiran Rao');
  await fixture.pay(fixture.owner, kiran.staffId, structureId, 20_000, { validFrom: '2026-12-01' });
  await sql`insert into employee (staff_id, organisation_id, joined_on, last_day_on, created_at, updated_at)
    values (${kiran.staffId}, ${fixture.organisationId}, '2026-01-01', '2026-12-31', now(), now())
    on conflict (staff_id) do update set last_day_on = excluded.last_day_on`.execute(fixture.db);
  await deduct(kiran.staffId, '2026-12-01', 50_000, 'Laptop');
  const december = await monthOf('2026-12-01', '2026-12-31', kiran.staffId);
  expect(december).toMatchObject({ net: 0, carried: [] });
});

test('a payroll with a net pay below zero is not confirmed', async () => {
  fixture.app.clock.set(at('2027-01-31T23:00'));
  const run = await fixture.draft('2027-01-01');
  // No rule leaves one below zero; the gate stands for what a later one might.
  await sql`update payslip set net_paise = -100, deductions_paise = gross_paise + 100 where payslip_id = (
    select payslip_id from payslip where run_id = ${run.runId} limit 1)`.execute(fixture.db);
  expect((await fixture.confirm(run)).body.code).toBe('payroll_below_zero');
});
