import type { RowByRow } from '@nukkad/contract/kernel/bulk';
import { staffErrors } from '@nukkad/contract/identity/staff/staff.noun';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { actRowByRow } from '../../platform/row-by-row.ts';
import { hasPermission, organisationOf } from '../../platform/viewer.ts';
import { changeStaff } from './change-staff.ts';
import type { StaffDependencies } from './staff.interface.ts';

/** Deactivates, reactivates or withdraws many, each as if it were asked for alone; 404 where none of them is of the organisation. */
export async function moveMany(
  deps: StaffDependencies,
  call: SignedInCall,
  {
    staffIds,
    action,
  }: { readonly staffIds: readonly string[]; readonly action: 'deactivate' | 'activate' | 'withdraw' },
): Promise<RowByRow> {
  authorize(organisationOf(call.viewer), hasPermission(call.viewer, 'manage_users.update'));
  const moved = await actRowByRow(staffIds, (staffId) => changeStaff(deps, call, { staffId, action }));
  const { staff_not_found } = staffErrors;
  return moved.results.some(({ code }) => code !== staff_not_found.code) ? moved : refuse(staff_not_found);
}
