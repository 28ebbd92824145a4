import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.noun';
import type { writeSalaryStructure as writeCall } from '@nukkad/contract/people/payroll/salary-structure.api';
import type { SalaryStructureAnswer } from '@nukkad/contract/people/payroll/salary-structure.model';
import { onlyOne } from '../../../platform/only-one.ts';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { type Authorized, authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { mayCreate, organisationOf } from '../payroll.policy.ts';
import { presentStructures } from './read-structures.ts';
import {
  type StructureRow,
  insertStructure,
  lockStructure,
  saveStructure,
  writeVersion,
} from './structure.store.ts';
import { mustBeRight } from './structure-mistakes.ts';

type Body = EndpointParsed<typeof writeCall>['body'];

/** A new one, or the next version of one that is locked. */
async function saved(tx: Tx, { viewer, now }: SignedInCall, body: Body): Promise<Authorized<StructureRow>> {
  const organisationId = organisationOf(viewer);
  const may = mayCreate(viewer, organisationId);
  const { structureId, name } = body;
  if (!structureId) {
    const row = { structureId: newId(), organisationId, name, version: 1, createdAt: now, updatedAt: now };
    const allowed = authorize(row, may);
    await insertStructure(tx, allowed);
    return allowed;
  }
  const before = await lockStructure(tx, organisationId, structureId);
  if (!before) return refuse(payrollErrors.salary_structure_not_found);
  if (before.version !== body.version) refuse(payrollErrors.salary_structure_moved_on);
  const after = authorize({ ...before, name, version: before.version + 1, updatedAt: now }, may);
  await saveStructure(tx, after);
  return after;
}

/** Its components from a month on. Of a month that was confirmed already the difference is paid as arrears. */
export function writeSalaryStructure(
  deps: PayrollDependencies,
  call: SignedInCall,
  body: Body,
): Promise<SalaryStructureAnswer> {
  const { viewer, now } = call;
  mustBeRight(body.components);
  return deps.platform.write(call, async (tx) => {
    const row = await saved(tx, call, body);
    const { validFrom, components } = body;
    await writeVersion(tx, row, { validFrom, components, by: viewer.userId, now });
    const subject = { subjectKind: 'salary_structure', subjectId: row.structureId };
    const detail = { validFrom, components: components.length };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'salary_structure.write', ...subject, detail });
    return onlyOne(await presentStructures(tx, call, [row]));
  });
}
