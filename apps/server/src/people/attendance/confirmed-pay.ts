import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Reader } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AttendanceDependencies } from './attendance.interface.ts';

interface DayOfEmployee {
  readonly organisationId: string;
  readonly employeeId: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** Salaries that are confirmed stay as they are, and the grid of their months with them. */
export async function refuseConfirmed(
  { payroll }: Pick<AttendanceDependencies, 'payroll'>,
  reader: Reader,
  { organisationId, employeeId, day }: DayOfEmployee,
  refusal: ErrorFact,
): Promise<void> {
  const confirmedTo = await payroll.confirmedTo(reader, organisationId, employeeId);
  if (confirmedTo !== null && day <= confirmedTo) refuse(refusal);
}
