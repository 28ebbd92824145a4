import type { MonthlySalaryOf } from '../../employee/index.ts';
import { seesSalaries } from '../payroll.policy.ts';
import { listSalaries } from './salary.store.ts';

/** For the papers of an employee: the terms of the day, or those that begin first. */
export const monthlySalaryOf: MonthlySalaryOf = async (
  reader,
  viewer,
  { organisationId, employeeId, on },
) => {
  if (!seesSalaries(viewer, organisationId)) return null;
  const own = await listSalaries(reader, organisationId, [employeeId]);
  return (own.findLast(({ validFrom }) => validFrom <= on) ?? own[0])?.monthlyPaise ?? null;
};
