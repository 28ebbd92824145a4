import { audit, machineActor } from '../../../platform/audit.ts';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import type { StartingSalary } from '../payroll.interface.ts';
import { writeSalary } from './salary.store.ts';
import { findStructure } from './structure.store.ts';

/** What was agreed before the person joined. False: the structure is gone, or the month is settled. */
export async function startSalary(tx: Tx, starting: Authorized<StartingSalary>, now: Date): Promise<boolean> {
  const { organisationId, staffId, structureId, monthly, joinedOn, why, agreedBy } = starting;
  if (!(await findStructure(tx, organisationId, structureId))) return false;
  const validFrom = `${joinedOn.slice(0, 7)}-01`;
  const isWritten = await writeSalary(
    tx,
    partOf(starting, {
      salaryId: newId(),
      organisationId,
      staffId,
      structureId,
      monthlyPaise: monthly,
      commissionPercent: 0,
      feeSharePercent: 0,
      validFrom,
      why,
      createdBy: agreedBy,
      createdAt: now,
    }),
  );
  if (isWritten)
    await audit(tx, now, {
      ...machineActor,
      action: 'employee_salary.set',
      subjectKind: 'employee_salary',
      subjectId: staffId,
      detail: { validFrom },
    });
  return isWritten;
}
