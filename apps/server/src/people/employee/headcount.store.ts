import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { Headcount } from './employee.interface.ts';
import { joinedOn, lastDayOn } from './employee.store.ts';

interface Row {
  /** Null: the row is of a department, as of today. */
  readonly month: string | null;
  readonly department: string;
  readonly people: number;
  readonly joined: number;
  readonly left: number;
}

/**
 * One statement. A month ends on its last day, the present one today; who has the last day in it is not counted at its end, so
 * that a month’s people are those of the month before, and who came, without who went.
 */
export async function countByMonth(
  reader: Reader,
  organisationId: string,
  { months, today }: { readonly months: readonly string[]; readonly today: string },
): Promise<Headcount> {
  const { rows } = await sql<Row>`with person as (
      select ${joinedOn} as first, ${lastDayOn} as last, coalesce(d.name, '') as department
      from staff_member s left join employee e on e.staff_id = s.staff_id
        left join department d on d.department_id = e.department_id
      where s.organisation_id = ${organisationId}
      union all
      select p.joined_on, p.last_day_on, coalesce(d.name, '')
      from earlier_employment p left join employee e on e.staff_id = p.staff_id
        left join department d on d.department_id = e.department_id
      where p.organisation_id = ${organisationId}),
    month as (
      select m as name, (m || '-01')::date as begins,
        least(${today}::date, ((m || '-01')::date + interval '1 month - 1 day')::date) as ends
      from unnest(${[...months]}::text[]) as m)
    select m.name as month, '' as department,
      count(*) filter (where p.first <= m.ends and coalesce(p.last, 'infinity') > m.ends)::int as people,
      count(*) filter (where p.first between m.begins and m.ends)::int as joined,
      count(*) filter (where p.last between m.begins and m.ends)::int as left
    from month m left join person p on true group by m.name
    union all
    select null, department, count(*)::int, 0, 0 from person
    where first <= ${today}::date and coalesce(last, 'infinity') > ${today}::date group by department
    order by month, people desc, department`.execute(reader);
  return {
    months: rows.flatMap(({ month, people, joined, left }) =>
      month === null ? [] : [{ month, people, joined, left }],
    ),
    departments: rows
      .filter(({ month }) => month === null)
      .map(({ department, people }) => ({ department, people })),
  };
}
