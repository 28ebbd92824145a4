import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.noun';
import type {
  editPayrollProfile as profileCall,
  setSalary as setCall,
} from '@nukkad/contract/people/payroll/salary-structure.api';
import type { SalariedUserAnswer } from '@nukkad/contract/people/payroll/salary-structure.model';
import { onlyOne } from '../../../platform/only-one.ts';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { mayWrite, organisationOf } from '../payroll.policy.ts';
import { findPayable } from './payable-person.ts';
import { presentSalaried } from './read-salaried.ts';
import { type SalaryRow, writeProfile, writeSalary } from './salary.store.ts';
import { findStructure } from './structure.store.ts';

/** What a member of staff is paid from a month on; what was paid by it already stays, and later terms count beside it. */
export function setSalary(
  deps: PayrollDependencies,
  call: SignedInCall,
  body: EndpointParsed<typeof setCall>['body'],
): Promise<SalariedUserAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  const { staffId, structureId, monthly, commissionPercent, feeSharePercent, validFrom, why } = body;
  return deps.platform.write(call, async (tx) => {
    const staff = await findPayable(deps, tx, viewer, staffId);
    if (!(await findStructure(tx, organisationId, structureId)))
      refuse(payrollErrors.salary_structure_not_found);
    const row: SalaryRow = {
      salaryId: newId(),
      organisationId,
      staffId,
      structureId,
      monthlyPaise: monthly,
      commissionPercent,
      feeSharePercent,
      validFrom,
      why,
      createdBy: viewer.userId,
      createdAt: now,
    };
    if (!(await writeSalary(tx, authorize(row, mayWrite(viewer, organisationId)))))
      refuse(payrollErrors.salary_month_set);
    const subject = { subjectKind: 'employee_salary', subjectId: staffId };
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'employee_salary.set',
      ...subject,
      detail: { validFrom },
    });
    return onlyOne(await presentSalaried(tx, call, [staff]));
  });
}

export function editPayrollProfile(
  deps: PayrollDependencies,
  call: SignedInCall,
  body: EndpointParsed<typeof profileCall>['body'],
): Promise<SalariedUserAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  const { version = 0, ...written } = body;
  return deps.platform.write(call, async (tx) => {
    const staff = await findPayable(deps, tx, viewer, body.staffId);
    const row = {
      ...written,
      organisationId,
      version: version + 1,
      updatedAt: now,
    };
    if (!(await writeProfile(tx, authorize(row, mayWrite(viewer, organisationId)))))
      refuse(payrollErrors.payroll_settings_moved_on);
    const subject = { subjectKind: 'payroll_profile', subjectId: body.staffId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'payroll_profile.edit', ...subject });
    return onlyOne(await presentSalaried(tx, call, [staff]));
  });
}
