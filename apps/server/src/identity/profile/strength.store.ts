import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

export interface OwnFacts {
  readonly card: boolean;
  readonly catalogue: boolean;
}

/** What this domain keeps beside the profile itself, in one question. */
export async function findOwnFacts(
  reader: Reader,
  userId: string,
  organisationId: string | null,
): Promise<OwnFacts> {
  const { rows } = await sql<OwnFacts>`select
      exists (select 1 from business_card where user_id = ${userId} and is_on) as card,
      exists (select 1 from belonging where kind = 'catalogue' and status = 'Active' and
        case when ${organisationId}::uuid is null then user_id = ${userId} else organisation_id = ${organisationId}::uuid end) as catalogue`.execute(
    reader,
  );
  return rows[0] ?? { card: false, catalogue: false };
}
