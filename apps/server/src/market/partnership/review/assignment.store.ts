import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface Assignment {
  readonly organisationId: string;
  /** The Admin who took it. */
  readonly userId: string;
}

export function listAssignments(reader: Reader, organisationIds: readonly string[]): Promise<Assignment[]> {
  return reader
    .selectFrom('review_assignment')
    .select(['organisation_id as organisationId', 'user_id as userId'])
    .where('organisation_id', 'in', organisationIds)
    .execute();
}

export async function saveAssignment(
  tx: Tx,
  { organisationId, userId }: Authorized<Assignment>,
  now: Date,
): Promise<void> {
  const row = { user_id: userId, taken_at: now };
  await tx
    .insertInto('review_assignment')
    .values({ organisation_id: organisationId, ...row })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(row))
    .execute();
}

export async function removeAssignment(
  tx: Tx,
  { organisationId }: Authorized<Pick<Assignment, 'organisationId'>>,
): Promise<void> {
  await tx.deleteFrom('review_assignment').where('organisation_id', '=', organisationId).execute();
}
