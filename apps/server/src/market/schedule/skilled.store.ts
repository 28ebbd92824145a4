import { sql } from 'kysely';
import type { ProfessionalFacts } from '../../identity/partner/index.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import type { ReadProfessionals } from '../catalog/index.ts';

type Row = ProfessionalFacts & { readonly organisationId: string };

/** Who has no skill of its own does every work, as where times are offered; who has not finished a job is not named yet. */
export const listSkilled: ReadProfessionals = async (reader, { organisationIds, categoryId, most }) => {
  const { rows } = await sql<Row>`select organisation_id as "organisationId", full_name as "fullName",
      rating_sum as "ratingSum", rating_count as "ratingCount", jobs_done as "jobsDone"
    from (select s.*, row_number() over (partition by organisation_id order by jobs_done desc, staff_id) as place
      from staff_member s
      where organisation_id ${isAmong(organisationIds, 'uuid')} and is_professional and status = 'Active' and jobs_done > 0
        and (exists (select from staff_skill k where k.staff_id = s.staff_id and k.category_id = ${categoryId})
          or not exists (select from staff_skill k where k.staff_id = s.staff_id))) ranked
    where place <= ${most} order by organisation_id, place`.execute(reader);
  const byPartner = new Map<string, Row[]>();
  for (const row of rows)
    byPartner.set(row.organisationId, [...(byPartner.get(row.organisationId) ?? []), row]);
  return byPartner;
};
