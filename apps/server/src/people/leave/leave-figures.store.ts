import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

/** Also of people without an account of a type: they have nothing of it yet. */
export async function listBalancesOf(
  reader: Reader,
  organisationId: string,
  staffIds: readonly string[],
): Promise<
  readonly { readonly staffId: string; readonly leaveType: string; readonly halves: number | null }[]
> {
  const { rows } = await sql<{
    staffId: string;
    leaveType: string;
    halves: number | null;
  }>`select s.id as "staffId", t.name as "leaveType",
      case when t.halves_a_year is not null or t.expires_days is not null then coalesce(a.balance_halves, 0) end as halves
    from leave_type t cross join unnest(${[...staffIds]}::uuid[]) as s (id)
      left join leave_account a on a.organisation_id = t.organisation_id and a.staff_id = s.id
        and a.leave_type_id = t.leave_type_id
    where t.organisation_id = ${organisationId} and t.is_active`.execute(reader);
  return rows;
}

export async function sumTaken(
  reader: Reader,
  organisationId: string,
  day: string,
): Promise<
  readonly {
    readonly month: string;
    readonly leaveType: string;
    readonly halves: number;
    readonly people: number;
  }[]
> {
  const { rows } = await sql<{
    month: string;
    leaveType: string;
    halves: number;
    people: number;
  }>`select to_char(date '1970-01-01' + l.first_half / 2, 'YYYY-MM') as month, t.name as "leaveType",
      sum(l.halves)::int as halves, count(distinct l.staff_id)::int as people
    from leave_request l join leave_type t on t.leave_type_id = l.leave_type_id
    where l.organisation_id = ${organisationId} and l.is_live and l.is_approved
      and int4range(l.first_half, l.end_half) && int4range((${day}::date - date '1970-01-01') * 2, null)
      and l.first_half >= (${day}::date - date '1970-01-01') * 2
    group by 1, 2 order by 1, 2`.execute(reader);
  return rows;
}
