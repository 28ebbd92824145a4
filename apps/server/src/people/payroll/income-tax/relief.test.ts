import * as files from '@nukkad/contract/people/employee-file/employee-file.api';
import * as api from '@nukkad/contract/people/payroll/income-tax.api';
import type { TaxPerson } from '@nukkad/contract/people/payroll/income-tax.model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Colleague,
  type PayrollFixture,
  payrollFixture,
  usualComponents,
} from '../../../../test/fixtures/payroll-fixture.ts';
import { key } from '../../../../test/harness/tenant.ts';

const taxYear = '2026-04-01';
let fixture: PayrollFixture;
let [ravi, sita, kiran] = [] as unknown as [Colleague, Colleague, Colleague];
const at = (day: string) => fixture.app.clock.set(new Date(`${day}T06:00:00.000Z`));

async function givePan({ viewer, staffId }: Colleague, pan: string): Promise<void> {
  const { body } = await fixture.app.as(viewer).ask(files.getEmployeeFile, { query: {} });
  const { version } = body;
  await fixture.app.as(viewer).ask(files.editEmployeeFile, { body: { employeeId: staffId, version, pan } });
}

/** Paid 1,50,500 in March 2026; in April the pay of March is raised to 2,00,500. */
beforeAll(async () => {
  fixture = await payrollFixture();
  at('2026-03-31');
  ravi = await fixture.hire('Ravi Kumar');
  sita = await fixture.hire('Sita Devi');
  kiran = await fixture.hire('Kiran Rao', ['salary.view', 'salary.create', 'salary.update']);
  await givePan(ravi, 'ABCPK1234F');
  await givePan(sita, 'ABCPD1234F');
  const { structureId } = (await fixture.structure(usualComponents, { validFrom: '2026-02-01' })).body;
  for (const { staffId } of [ravi, sita])
    await fixture.pay(fixture.owner, staffId, structureId, 150_000, { validFrom: '2026-02-01' });
  await fixture.confirmed('2026-03-01');
  at('2026-04-30');
  for (const { staffId } of [ravi, sita])
    await fixture.pay(fixture.owner, staffId, structureId, 200_000, {
      validFrom: '2026-03-01',
      why: 'Raise',
    });
});
afterAll(() => fixture.app.close());

const look = async ({ viewer }: Colleague): Promise<TaxPerson> =>
  (await fixture.app.as(viewer).ask(api.getTaxPerson, { query: { taxYear } })).body;
const claim = ({ viewer }: Colleague, earlierYear: string) =>
  fixture.app.as(viewer).askLoosely(api.declareTaxClaim, {
    body: {
      kind: 'arrears_relief',
      taxYear,
      amount: 300_000_00,
      earlierYear,
      earlierRegime: 'new',
      words: '39-4711',
    },
    headers: key(),
  });
const taxOf = async (runId: string, { staffId }: Colleague): Promise<number> =>
  (await fixture.payslipOf(runId, staffId)).lines.find(({ kind }) => kind === 'income_tax')?.amount ?? 0;

test('who claims relief before the payroll that pays the arrears pays less tax in it', async () => {
  expect((await claim(sita, '2025-04-01')).status).toBe(201);
  const run = await fixture.draft('2026-04-01');
  // 24,56,000 less 75,000: 3,07,060 with cess, in twelve parts.
  expect(await taxOf(run.runId, ravi)).toBe(25_588_00);
  // Without the arrears of 50,000 2,94,060; with them 13,000 more, which 3,50,000 would not have borne in 2025-26.
  expect(await taxOf(run.runId, sita)).toBe(24_505_00);
  await fixture.confirm(run);
  await fixture.app.drain();
});

test('arrears of an earlier year are said to whom they were paid, and relief for them lowers the tax of the months left', async () => {
  at('2026-05-31');
  const before = await look(ravi);
  expect(before.arrears).toEqual([{ earlierYear: '2025-04-01', amount: 50_000_00 }]);
  expect(before).toMatchObject({ reliefForm: '39', sums: { new: { relief: 0, due: 307_060_00 } } });
  const { body } = await claim(ravi, '2025-04-01');
  expect(body.sums?.new).toMatchObject({ payable: 307_060_00, relief: 13_000_00, due: 294_060_00 });
  expect(body.claims[0]).toMatchObject({
    amount: 300_000_00,
    relief: { earlierYear: '2025-04-01', earlierRegime: 'new', arrears: 50_000_00 },
  });
  const run = await fixture.draft('2026-05-01');
  // 2,94,060 less 25,588, in eleven parts.
  expect(await taxOf(run.runId, ravi)).toBe(24_407_00);
  await fixture.confirm(run);
});

test('an earlier year is claimed once, and it lies before this one', async () => {
  const answers = [await claim(ravi, '2025-04-01'), await claim(ravi, taxYear)];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [400, 'tax_relief_year'],
    [400, 'tax_relief_year'],
  ]);
});

test('the desk accepts a relief as it was claimed or rejects it, and unproved it ends with the last day', async () => {
  const [claimed] = (await look(ravi)).claims;
  if (!claimed) throw new Error('Ravi has claimed relief.');
  const { claimId, version } = claimed;
  const of = { claimId, version, verb: 'accept' as const };
  const review = (body: typeof of & { readonly amount?: number; readonly why?: string }) =>
    fixture.app.as(kiran.viewer).askLoosely(api.reviewTaxClaim, { body });
  const part = await review({ ...of, amount: 200_000_00, why: 'By the return' });
  expect([part.status, part.body.code]).toEqual([400, 'tax_review_amount']);
  expect((await review(of)).body.sums?.new.relief).toBe(13_000_00);
  const days = { choose: '2026-05-31', declare: '2026-05-31', prove: '2026-05-31' };
  await fixture.app.as(kiran.viewer).ask(api.editTaxSetting, {
    body: { taxYear, ...days, tan: 'BLRL12345B', pan: 'AAPFU0939F' },
  });
  at('2026-06-30');
  expect((await look(ravi)).sums?.new.relief).toBe(13_000_00);
  expect((await look(sita)).sums?.new.relief).toBe(0);
});

test('the certificate and the statement take it off the tax', async () => {
  at('2027-06-10');
  const paper = await fixture.app.as(ravi.viewer).ask(api.getTaxCertificate, { query: { taxYear } });
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const statement = await fixture.app
    .as(kiran.viewer)
    .ask(api.getTaxStatement, { query: { taxYear, quarter: 4 } });
  expect(String(statement.body)).toContain('Relief for arrears');
});
