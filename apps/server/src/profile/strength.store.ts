import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { StrengthFacts } from './strength.rules.ts';

/** What is there of each part, in one question. */
export async function findStrengthFacts(
  reader: Reader,
  userId: string,
  organisationId: string | null,
): Promise<StrengthFacts> {
  const { rows } = await sql<StrengthFacts>`select
      u.full_name <> '' as name,
      p.picture_key is not null as picture,
      coalesce(p.about, '') <> '' as about,
      (p.gender is not null or p.marital_status is not null or p.blood_group is not null) as personal,
      coalesce(cardinality(p.languages), 0) > 0 as languages,
      exists (select 1 from delivery_address a where a.user_id = u.user_id and a.removed_at is null) as address,
      exists (select 1 from business_card c where c.user_id = u.user_id and c.is_on) as card,
      exists (select 1 from partner_service s where s.organisation_id = ${organisationId}::uuid) as services,
      exists (select 1 from organisation o where o.organisation_id = ${organisationId}::uuid and o.gst_number is not null) as gst,
      exists (select 1 from staff_member m where m.organisation_id = ${organisationId}::uuid and m.status = 'Active') as team,
      exists (select 1 from belonging b where b.kind = 'catalogue' and b.status = 'Active'
        and (b.organisation_id = ${organisationId}::uuid or (${organisationId}::uuid is null and b.user_id = u.user_id))) as catalogue
    from user_account u left join person_profile p using (user_id) where u.user_id = ${userId}`.execute(
    reader,
  );
  const [found] = rows;
  if (!found) throw new Error('A signed-in person has no account.');
  return found;
}
