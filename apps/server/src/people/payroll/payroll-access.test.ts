import * as api from '@nukkad/contract/people/payroll/payroll.api';
import * as structures from '@nukkad/contract/people/payroll/salary-structure.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordPromise } from '../../../test/faults/record-promise.ts';
import { aPartner } from '../../../test/fixtures/a-partner.ts';
import { aViewer } from '../../../test/harness/mounted.ts';
import {
  type Colleague,
  type PayrollFixture,
  payrollFixture,
  usualComponents,
} from '../../../test/fixtures/payroll-fixture.ts';
import type { Database } from '../../platform/db/database.ts';
import { key } from '../../../test/harness/tenant.ts';

let fixture: PayrollFixture;
let [ravi, sita] = [] as unknown as [Colleague, Colleague];
beforeAll(async () => {
  fixture = await payrollFixture();
  fixture.app.clock.set(new Date('2026-05-31T12:00:00.000Z'));
  ravi = await fixture.hire('Ravi Kumar');
  sita = await fixture.hire('Sita Devi');
  const { structureId } = (await fixture.structure()).body;
  for (const { staffId } of [ravi, sita]) await fixture.pay(fixture.owner, staffId, structureId, 20_000);
  await fixture.confirmed('2026-04-01');
  await fixture.app.as(fixture.owner).ask(api.addPayrollEntry, {
    body: { kind: 'earning', staffId: ravi.staffId, month: '2026-05-01', amount: 100, words: 'Bonus' },
    headers: key(),
  });
});
afterAll(() => fixture.app.close());

test('promise 73: who has no salary permission sees no salary but their own', async () => {
  const { app, db, organisationId } = fixture;
  const [someone] = (
    await sql<{ run: string; slip: string }>`select run_id as run, payslip_id as slip from payslip
    where staff_id = ${sita.staffId} limit 1`.execute(db)
  ).rows;
  const [runId, payslipId] = [someone?.run ?? '', someone?.slip ?? ''];
  const tries = [
    `user/salary/run`,
    `user/salary/run/${runId}`,
    `user/salary/run/${runId}/file?kind=bank`,
    `user/salary/users`,
    `user/salary/structure`,
    `user/salary/setting`,
    `user/salary/entry?month=2026-05-01`,
    `user/salary/payment?runId=${runId}`,
    `user/salary/tax/people?taxYear=2026-04-01`,
    `user/salary/tax/setting?taxYear=2026-04-01`,
    `user/salary/tax/statement?taxYear=2026-04-01&quarter=1`,
    `user/salary/payslip/${payslipId}`,
    `user/salary/payslip/${payslipId}/pdf`,
  ];
  for (const path of tries) {
    const { status } = await app.as(ravi.viewer).get(path);
    expect([path, status]).toEqual([path, path.includes('payslip/') ? 404 : 403]);
  }
  const seen = await fixture.payslips({ staffId: sita.staffId }, ravi.viewer);
  expect(seen).toEqual([]);
  const all = await fixture.payslips({}, ravi.viewer);
  expect(new Set(all.map(({ staffId }) => staffId))).toEqual(new Set([ravi.staffId]));
  expect(organisationId).not.toBe('');
  recordPromise(73, tries.length + 2, 0);
});

async function anotherOwner(db: Database) {
  const { organisationId, ownerUserId } = await aPartner(db, { companyName: 'Bright Sparks' });
  return aViewer({ userId: ownerUserId, role: 'Service Partner', organisationId });
}

test('another business reaches nothing of this one, and changes nothing', async () => {
  const { app, db, organisationId } = fixture;
  const other = await anotherOwner(db);
  const [found] = (
    await sql<{
      run: string;
      slip: string;
      version: number;
      entry: string;
      structure: string;
    }>`select r.run_id as run,
      p.payslip_id as slip, r.version, (select entry_id from payroll_entry limit 1) as entry,
      (select structure_id from salary_structure limit 1) as structure
    from payroll_run r join payslip p using (run_id) where r.organisation_id = ${organisationId} limit 1`.execute(
      db,
    )
  ).rows;
  if (!found) throw new Error('There is a run.');
  const { run: runId, slip: payslipId, version, entry, structure } = found;
  const as = app.as(other);
  const print = () =>
    sql<{ print: string }>`select md5(string_agg(t, '|')) as print from (
      select r::text as t from payroll_run r union all select s::text from salary_structure s
      union all select e::text from payroll_entry e union all select e::text from employee_salary e order by 1) all_rows`
      .execute(db)
      .then(({ rows }) => rows[0]?.print);
  const before = await print();
  const terms = {
    structureId: structure,
    monthly: 100,
    commissionPercent: 0,
    feeSharePercent: 0,
    why: 'Not mine',
  };
  const tries = [
    as.askLoosely(api.getPayroll, { params: { runId } }),
    as.askLoosely(api.movePayroll, { params: { runId }, body: { version, verb: 'again' } }),
    as.askLoosely(api.confirmPayroll, {
      params: { runId },
      body: {
        seen: {
          payrollMonth: '',
          payrollPeople: 0,
          netPay: 0,
          payrollDeductions: 0,
          payrollVersion: version,
        },
      },
      headers: key(),
    }),
    as.askLoosely(api.paySalaries, {
      body: { runId, method: 'cash', seen: { salaryPeople: 1, salariesToPay: 1 } },
      headers: key(),
    }),
    as.askLoosely(api.getSalariesToPay, { query: { runId } }),
    as.askLoosely(api.getPayrollFile, { params: { runId }, query: { kind: 'pf' } }),
    as.askLoosely(api.getPayslip, { params: { payslipId } }),
    as.askLoosely(api.getPayslipPdf, { params: { payslipId } }),
    as.askLoosely(api.removePayrollEntry, { query: { payrollEntryId: entry } }),
    as.askLoosely(structures.writeSalaryStructure, {
      body: {
        structureId: structure,
        version: 1,
        name: 'Mine',
        validFrom: '2026-04-01',
        components: [...usualComponents],
      },
      headers: key(),
    }),
  ];
  for (const { status } of await Promise.all(tries)) expect(status).toBe(404);
  const staff = { staffId: ravi.staffId };
  const refused = await Promise.all([
    as.askLoosely(structures.setSalary, {
      body: { ...terms, ...staff, validFrom: '2026-04-01' },
      headers: key(),
    }),
    as.askLoosely(structures.previewSalaryStructure, {
      body: { ...staff, monthly: 100, components: [...usualComponents] },
    }),
    as.askLoosely(api.addPayrollEntry, {
      body: { ...staff, kind: 'earning', month: '2031-05-01', amount: 1, words: 'Not mine' },
      headers: key(),
    }),
  ]);
  for (const { status, body } of refused) expect([status, body.code]).toEqual([400, 'salary_staff_unknown']);
  for (const query of [{}, { runId }, staff])
    expect((await as.ask(api.listSalaries, { query })).body.items).toEqual([]);
  expect(await print()).toBe(before);
});
