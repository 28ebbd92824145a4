import { sql } from 'kysely';
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

/** Locks what one person has taken until the transaction ends. */
export async function lockAssignmentsOf(tx: Tx, userId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('review_assignment')
    .select('organisation_id as organisationId')
    .where('user_id', '=', userId)
    .orderBy('organisation_id')
    .forUpdate()
    .execute();
  return rows.map(({ organisationId }) => organisationId);
}

/** Reviews that were taken before this instant; a row that another transaction changes is left to the next run. */
export async function lockOldAssignments(tx: Tx, before: Date, atMost: number): Promise<readonly string[]> {
  const { rows } = await sql<{ organisationId: string }>`select organisation_id as "organisationId"
    from review_assignment where taken_at <= ${before} order by taken_at limit ${atMost}
    for update skip locked`.execute(tx);
  return rows.map(({ organisationId }) => organisationId);
}
