import * as payroll from '@nukkad/contract/people/payroll/payroll.api';
import { seenOfPayroll } from '@nukkad/contract/people/payroll/payroll.api';
import { callAs } from '../../fixtures/api.ts';
import { leaveTypes } from '../../fixtures/leaves.ts';
import { coolCareOwner, lakshmi } from '../../fixtures/people.ts';
import { aPayroll } from '../../fixtures/salaries.ts';
import { type Tour, once } from '../screen.ts';

/** Reports of Lakshmi's people, with leave types and a confirmed payroll, and the spreadsheet of employees. */
async function reportTour(): Promise<Tour> {
  await leaveTypes();
  const { session, runId } = await aPayroll();
  const run = await callAs(session, payroll.getPayroll, { params: { runId } });
  if (run.can.confirm)
    await callAs(session, payroll.confirmPayroll, { params: { runId }, body: { seen: seenOfPayroll(run) } });
  return {
    person: lakshmi,
    screens: [
      { name: 'employee-sheet', path: '/people/employees/sheet' },
      { name: 'report-headcount', path: '/people/reports' },
      { name: 'report-attendance', path: '/people/reports/attendance?months=3' },
      { name: 'report-overtime', path: '/people/reports/overtime?months=3' },
      { name: 'report-leave', path: '/people/reports/leave' },
      { name: 'report-leave-taken', path: '/people/reports/leave-taken' },
      { name: 'report-cost', path: '/people/reports/cost?months=6' },
      { name: 'report-export', path: '/people/reports?dialog=export' },
    ],
  };
}

/** Of a firm where nothing was recorded yet. */
const emptyTour = async (): Promise<Tour> => ({
  person: coolCareOwner,
  screens: [
    { name: 'report-leave-none', path: '/people/reports/leave' },
    { name: 'report-leave-taken-none', path: '/people/reports/leave-taken' },
  ],
});

export const reportTours = { reports: once(reportTour), reportsEmpty: once(emptyTour) };
