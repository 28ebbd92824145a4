import * as api from '@nukkad/contract/people/payroll/payroll.api';
import { seenOfPayroll } from '@nukkad/contract/people/payroll/payroll.api';
import * as structures from '@nukkad/contract/people/payroll/salary-structure.api';
import { callAs } from '../../fixtures/api.ts';
import { declareHouseAndRelief, enterPerquisites } from '../../fixtures/income-tax.ts';
import { coolCareOwner, ramesh } from '../../fixtures/people.ts';
import { aPayroll } from '../../fixtures/salaries.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** A firm's salaries: payrolls, a draft, people, structures, settings. Lakshmi's payroll may be paid already. */
async function salaryTour(): Promise<Tour> {
  const { session, staffId, runId } = await aPayroll(coolCareOwner);
  await enterPerquisites(session, staffId);
  const { items } = await callAs(session, structures.listSalaryStructures, { query: {} });
  return {
    person: coolCareOwner,
    screens: [
      { name: 'salary', path: '/salary' },
      { name: 'salary-begin', path: '/salary?dialog=begin' },
      { name: 'salary-run', path: `/salary/run/${runId}` },
      { name: 'salary-run-entry', path: `/salary/run/${runId}?dialog=entry` },
      { name: 'salary-run-confirm', path: `/salary/run/${runId}?dialog=confirm` },
      { name: 'salary-people', path: '/salary/people' },
      { name: 'salary-set', path: `/salary/people?dialog=salary&staffId=${staffId}` },
      { name: 'salary-tax', path: `/salary/people?dialog=tax&staffId=${staffId}` },
      { name: 'salary-structures', path: '/salary/structures' },
      { name: 'salary-structure', path: `/salary/structures/${items[0]?.structureId ?? 'new'}` },
      { name: 'salary-structure-new', path: '/salary/structures/new' },
      { name: 'salary-income-tax', path: '/salary/tax' },
      { name: 'salary-income-tax-challan', path: '/salary/tax?dialog=challan' },
      { name: 'salary-income-tax-person', path: `/salary/tax/${staffId}` },
      { name: 'salary-income-tax-perquisite', path: `/salary/tax/${staffId}?dialog=perquisite` },
      { name: 'salary-settings', path: '/salary/settings' },
    ],
  };
}

/** Ramesh's own payslips, once the month is confirmed. */
async function payslipTour(): Promise<Tour> {
  const { session, runId } = await aPayroll();
  const run = await callAs(session, api.getPayroll, { params: { runId } });
  if (run.can.confirm)
    await callAs(session, api.confirmPayroll, { params: { runId }, body: { seen: seenOfPayroll(run) } });
  const own = await sessionOf(ramesh);
  await declareHouseAndRelief(own);
  const { items } = await callAs(own, api.listSalaries, { query: { own: 'true' } });
  return {
    person: ramesh,
    screens: [
      { name: 'payslips', path: '/payslips' },
      { name: 'own-tax', path: '/payslips/tax' },
      { name: 'own-tax-claim', path: '/payslips/tax?dialog=claim' },
      { name: 'own-tax-claim-house', path: '/payslips/tax?dialog=claim&kind=let_house' },
      { name: 'own-tax-claim-relief', path: '/payslips/tax?dialog=claim&kind=arrears_relief' },
      { name: 'payslip', path: `/payslips/${items[0]?.payslipId ?? ''}` },
    ],
  };
}

export const payrollTours = { salary: once(salaryTour), payslips: once(payslipTour) };
