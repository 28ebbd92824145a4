import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.noun';
import type { Staff } from '../../../identity/partner/index.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { organisationOf } from '../payroll.policy.ts';

/** An active member of staff of the viewer's organisation who is not the viewer: no one sets their own pay. */
export async function findPayable(
  { partner }: Pick<PayrollDependencies, 'partner'>,
  reader: Reader,
  viewer: Viewer,
  staffId: string,
): Promise<Staff> {
  const staff = (await partner.getStaff(reader, [staffId])).get(staffId);
  if (!staff?.isActive || staff.organisationId !== organisationOf(viewer))
    return refuse(payrollErrors.salary_staff_unknown);
  if (staff.userId === viewer.userId) refuse(payrollErrors.salary_own);
  return staff;
}
