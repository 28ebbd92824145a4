import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { ProfileRow } from './profile.store.ts';

export interface OwnFacts extends ProfileRow {
  readonly card: boolean;
  readonly catalogue: boolean;
}

/** The profile and what this domain keeps beside it, in one question. */
export async function findOwnFacts(
  reader: Reader,
  userId: string,
  organisationId: string | null,
): Promise<OwnFacts> {
  const { rows } =
    await sql<OwnFacts>`select me.user_id as "userId", coalesce(p.about, '') as about, p.gender, p.marital_status as "maritalStatus",
      p.blood_group as "bloodGroup", coalesce(p.languages, '{}') as languages, p.picture_key as "pictureKey",
      exists (select 1 from business_card where user_id = me.user_id and is_on) as card,
      exists (select 1 from belonging where kind = 'catalogue' and status = 'Active' and
        case when ${organisationId}::uuid is null then user_id = me.user_id else organisation_id = ${organisationId}::uuid end) as catalogue
    from (select ${userId}::uuid as user_id) me left join person_profile p on p.user_id = me.user_id`.execute(
      reader,
    );
  const [facts] = rows;
  if (!facts) throw new Error('One row was asked for, and none came.');
  return facts;
}
