import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import { countRows } from '../../../platform/db/count-rows.ts';

/** Who works here, and who was paid in the year. */
export interface TaxPeopleFilter {
  readonly organisationId: string;
  /** First months, from inclusive and until exclusive. */
  readonly from: string;
  readonly until: string;
  /** A part of the name; '' for all. */
  readonly search: string;
}

export interface TaxPersonOfList {
  readonly staffId: string;
  readonly userId: string;
  readonly fullName: string;
}

const found = ({ organisationId, from, until, search }: TaxPeopleFilter) => sql`from staff_member s
  where s.organisation_id = ${organisationId} and (${search} = '' or s.full_name ilike ${containing(search)})
    and (s.status = 'Active' or exists (select 1 from payslip p where p.organisation_id = s.organisation_id
      and p.staff_id = s.staff_id and p.month >= ${from} and p.month < ${until} and p.frozen_at is not null))`;

/** By name. */
export async function listPeopleOfTax(
  reader: Reader,
  filter: TaxPeopleFilter,
  after: { readonly name: string; readonly id: string } | null,
  limit: number,
): Promise<readonly TaxPersonOfList[]> {
  const behind = after ? sql`and (s.full_name, s.staff_id) > (${after.name}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<TaxPersonOfList>`select s.staff_id as "staffId", s.user_id as "userId",
      s.full_name as "fullName" ${found(filter)} ${behind}
    order by s.full_name, s.staff_id limit ${limit}`.execute(reader);
  return rows;
}

export const countPeopleOfTax = (reader: Reader, filter: TaxPeopleFilter): Promise<number> =>
  countRows(reader, found(filter));
