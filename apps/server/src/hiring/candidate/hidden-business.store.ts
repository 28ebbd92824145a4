import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';

interface Hidden {
  readonly userId: string;
  readonly organisationId: string;
}

/** The one hidden from last comes first. */
export async function listHiddenBusinesses(reader: Reader, userId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('candidate_hidden_business')
    .select('organisation_id')
    .where('user_id', '=', userId)
    .orderBy('hidden_at', 'desc')
    .orderBy('organisation_id')
    .execute();
  return rows.map((row) => row.organisation_id);
}

export async function isHiddenFrom(reader: Reader, { userId, organisationId }: Hidden): Promise<boolean> {
  const found = await reader
    .selectFrom('candidate_hidden_business')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Of these people those who hide from the organisation. */
export async function listHiding(
  reader: Reader,
  organisationId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const { rows } = await sql<{ userId: string }>`select user_id as "userId" from candidate_hidden_business
    where organisation_id = ${organisationId} and user_id ${isAmong(userIds, 'uuid')}`.execute(reader);
  return new Set(rows.map(({ userId }) => userId));
}

export async function insertHiddenBusiness(
  tx: Tx,
  { userId, organisationId }: Authorized<Hidden>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('candidate_hidden_business')
    .values({ user_id: userId, organisation_id: organisationId, hidden_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteHiddenBusiness(
  tx: Tx,
  { userId, organisationId }: Authorized<Hidden>,
): Promise<void> {
  await tx
    .deleteFrom('candidate_hidden_business')
    .where('user_id', '=', userId)
    .where('organisation_id', '=', organisationId)
    .execute();
}
