import { incomeTaxErrors } from '@nukkad/contract/people/payroll/income-tax.noun';
import type { Reader } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { mayWrite, organisationOf, seesSalaries } from '../payroll.policy.ts';
import { findOwnStaffId } from '../run/read-payslips.ts';

/** Someone who is paid here, as a viewer may see them. */
export interface TaxPerson {
  readonly organisationId: string;
  readonly staffId: string;
  readonly fullName: string;
  readonly isMe: boolean;
  readonly mayReview: boolean;
  /** YYYY-MM-DD. */
  readonly joinedOn: string | null;
  readonly lastDayOn: string | null;
}

/** Oneself, or with the permission anyone of the organisation; 404 for all others. */
export async function findTaxPerson(
  deps: PayrollDependencies,
  reader: Reader,
  viewer: Viewer,
  staffId?: string,
): Promise<TaxPerson> {
  const organisationId = organisationOf(viewer);
  const own = await findOwnStaffId(deps, reader, viewer);
  const wanted = staffId ?? own;
  const [staff, employees] = await Promise.all([
    deps.partner.getStaff(reader, [wanted]),
    deps.employee.getEmployees(reader, organisationId, [wanted]),
  ]);
  const found = staff.get(wanted);
  const isMe = found?.userId === viewer.userId;
  const isHere = found?.organisationId === organisationId;
  if (!found || !isHere || !(isMe || seesSalaries(viewer, organisationId)))
    return refuse(incomeTaxErrors.tax_person_not_found);
  const { joinedOn = null, lastDayOn = null } = employees.get(wanted) ?? {};
  const mayReview = !isMe && mayWrite(viewer, organisationId);
  return {
    organisationId,
    staffId: wanted,
    fullName: found.fullName,
    isMe,
    mayReview,
    joinedOn,
    lastDayOn,
  };
}
