import * as api from '@nukkad/contract/people/payroll/payroll.api';
import * as structures from '@nukkad/contract/people/payroll/salary-structure.api';
import { usualComponents } from '../../fixtures/payroll-fixture.ts';
import type { DomainCalls } from '../../walks/domain-calls.ts';
import { key } from '../../harness/tenant.ts';
import type { Tenants } from '../../walks/two-tenants.ts';

const ownTest = 'src/people/payroll/payroll.test.ts';
const taxTest = 'src/people/payroll/income-tax/income-tax.test.ts';
const perquisiteTest = 'src/people/payroll/income-tax/perquisite.test.ts';
const depositTest = 'src/people/payroll/income-tax/tax-deposit.test.ts';

/** A draft of the story's month, with a salary for its professional; the one that is there where it was made before. */
async function aPayroll({ a, app }: Tenants) {
  const { client } = a.owner;
  const now = app.clock.now().toISOString();
  const month = `${now.slice(0, 7)}-01`;
  const there = (await client.ask(api.listPayrolls, { query: {} })).body.items.find(
    (one) => one.month === month,
  );
  if (there) return there.runId;
  const staffId = (await client.ask(structures.listSalariedUsers, { query: {} })).body.items.find(
    ({ can }) => can.set,
  )?.staffId;
  const { body } = await client.ask(structures.writeSalaryStructure, {
    body: { name: 'Office', validFrom: month, components: [...usualComponents] },
    headers: key(),
  });
  const terms = {
    structureId: body.structureId,
    monthly: 2_000_000,
    commissionPercent: 0,
    feeSharePercent: 0,
  };
  await client.ask(structures.setSalary, {
    body: { ...terms, staffId: staffId ?? '', validFrom: month, why: 'Joining' },
    headers: key(),
  });
  const run = await client.ask(api.beginPayroll, { body: { month }, headers: key() });
  await app.drain();
  return run.body.runId;
}

export const calls: DomainCalls = {
  lists: {
    'GET /user/salary': { query: '', who: 'owner', empty: true },
    'GET /user/salary/run': { query: '', who: 'owner', empty: true },
    'GET /user/salary/structure': { query: '', who: 'owner', empty: true },
    'GET /user/salary/users': { query: '', who: 'owner' },
    'GET /user/salary/entry': { query: 'month=2026-05-01', who: 'owner', empty: true },
    'GET /user/salary/tax/people': { query: 'taxYear=2026-04-01', who: 'owner' },
  },
  triedAtHome: {
    'POST /user/salary/settlement': 'src/people/leaving/settlement-run.test.ts',
    'GET /user/salary': ownTest,
    'GET /user/salary/payslip/{payslipId}': ownTest,
    'GET /user/salary/payslip/{payslipId}/pdf': ownTest,
    'GET /user/salary/run/{runId}': ownTest,
    'PATCH /user/salary/run/{runId}': ownTest,
    'POST /user/salary/run/{runId}/confirm': ownTest,
    'POST /user/salary/run/{runId}/absence': 'src/people/payroll/payroll-attendance.test.ts',
    'GET /user/salary/payment': ownTest,
    'POST /user/salary/payment': ownTest,
    'GET /user/salary/run/{runId}/file': ownTest,
    'GET /user/salary/entry': ownTest,
    'POST /user/salary/entry': ownTest,
    'DELETE /user/salary/entry': ownTest,
    'POST /user/salary/structure': ownTest,
    'POST /user/salary/structure/preview': ownTest,
    'POST /user/salary/users': ownTest,
    'PATCH /user/salary/users': ownTest,
    'GET /user/salary/tax': taxTest,
    'PATCH /user/salary/tax/claim': taxTest,
    'DELETE /user/salary/tax/claim': taxTest,
    'POST /user/salary/tax/proof': taxTest,
    'GET /user/salary/tax/proof': taxTest,
    'GET /user/salary/tax/certificate': taxTest,
    'GET /user/salary/tax/perquisite': perquisiteTest,
    'POST /user/salary/tax/perquisite': perquisiteTest,
    'PATCH /user/salary/tax/perquisite': perquisiteTest,
    'DELETE /user/salary/tax/perquisite': perquisiteTest,
    'PATCH /user/salary/tax/deposit': depositTest,
    'DELETE /user/salary/tax/deposit': depositTest,
  },
  confirmations: (tenants) => [
    {
      endpoint: api.confirmPayroll,
      what: 'confirming a payroll',
      arrange: async () => {
        const runId = await aPayroll(tenants());
        return { who: tenants().a.owner, body: {}, params: { runId } };
      },
    },
    {
      endpoint: api.paySalaries,
      what: 'paying salaries',
      arrange: async () => {
        const runId = await aPayroll(tenants());
        return { who: tenants().a.owner, body: { runId, method: 'bank', reference: 'NEFT 4711' } };
      },
    },
  ],
};
