import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import type { LetterRow } from './letter.store.ts';

export type LetterRecord = Pick<
  LetterRow,
  'letterId' | 'organisationId' | 'staffId' | 'kind' | 'companyName' | 'fullName' | 'issuedAt'
>;

interface LetterFilter {
  readonly organisationId: string;
  /** Null: of everyone. */
  readonly staffId: string | null;
  /** Part of the name of the person; empty: all. */
  readonly q: string;
}

/** Those that still count, as `listCurrent` has it; the newest first. */
export async function listLetterRecords(
  reader: Reader,
  { organisationId, staffId, q }: LetterFilter,
  after: string | null,
  limit: number,
): Promise<readonly LetterRecord[]> {
  const { rows } =
    await sql<LetterRecord>`select l.letter_id as "letterId", l.organisation_id as "organisationId",
      l.staff_id as "staffId", l.kind, l.company_name as "companyName", l.full_name as "fullName", l.issued_at as "issuedAt"
    from employment_letter l join leaving v using (leaving_id)
    where l.organisation_id = ${organisationId} and (${staffId}::uuid is null or l.staff_id = ${staffId}::uuid)
      and (${q} = '' or l.full_name ilike ${containing(q)}) and (${after}::uuid is null or l.letter_id < ${after}::uuid)
      and v.status in ('cleared', 'left') and v.last_day_on = l.last_day_on
      and not exists (select 1 from employment_letter newer where newer.leaving_id = l.leaving_id and newer.kind = l.kind
        and newer.version_number > l.version_number)
    order by l.letter_id desc limit ${limit}`.execute(reader);
  return rows;
}
