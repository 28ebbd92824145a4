import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

export interface ExpiringCredits {
  /** Credits, not lots. */
  readonly count: number;
  readonly at: Date | null;
}

export async function countExpiring(
  reader: Reader,
  {
    organisationId,
    now,
    before,
  }: { readonly organisationId: string; readonly now: Date; readonly before: Date },
): Promise<ExpiringCredits> {
  const { rows } =
    await sql<ExpiringCredits>`select coalesce(sum(credits_left), 0)::int as count, min(expires_at) as at
    from lead_credit_lot where organisation_id = ${organisationId} and credits_left > 0
      and expires_at > ${now} and expires_at <= ${before}`.execute(reader);
  return rows[0] ?? { count: 0, at: null };
}
