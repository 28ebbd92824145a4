import type { ApprovalKindName } from '@nukkad/contract/people/approval/approval.model';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { Level } from './approval.rules.ts';

/** In the order in which they review. */
export async function listLevels(
  reader: Reader,
  organisationId: string,
  kind: ApprovalKindName,
): Promise<readonly Level[]> {
  return reader
    .selectFrom('approval_level')
    .select(['reviewer', 'staff_id as staffId', 'from_paise as fromAmount', 'department_id as departmentId'])
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
}

export async function replaceLevels(
  tx: Tx,
  {
    organisationId,
    kind,
    levels,
  }: Authorized<{
    readonly organisationId: string;
    readonly kind: ApprovalKindName;
    readonly levels: readonly Level[];
  }>,
): Promise<void> {
  await tx
    .deleteFrom('approval_level')
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', kind)
    .execute();
  if (levels.length === 0) return;
  await tx
    .insertInto('approval_level')
    .values(
      levels.map(({ reviewer, staffId, fromAmount, departmentId }, place) => ({
        organisation_id: organisationId,
        kind,
        position: place + 1,
        reviewer,
        staff_id: staffId,
        from_paise: fromAmount,
        department_id: departmentId,
      })),
    )
    .execute();
}
