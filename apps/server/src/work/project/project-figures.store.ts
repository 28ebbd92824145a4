import type { ProjectStatus } from '@nukkad/contract/work/project/project.noun';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { unfinished } from './project.rules.ts';

export interface StatusFigures {
  readonly status: ProjectStatus;
  readonly count: number;
  readonly value: number;
}

export async function countByStatus(
  reader: Reader,
  organisationId: string,
): Promise<readonly StatusFigures[]> {
  const { rows } = await sql<StatusFigures>`select p.status, count(*)::int as count,
      coalesce(sum((select sum(m.amount_paise) from milestone m
        where m.project_id = p.project_id and m.status <> 'Cancelled')), 0)::bigint as value
    from project p where p.organisation_id = ${organisationId} group by p.status order by p.status`.execute(
    reader,
  );
  return rows;
}

export async function countLate(reader: Reader, organisationId: string, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from project p
    where p.organisation_id = ${organisationId} and p.ended_at is null and exists (select 1 from milestone m
      where m.project_id = p.project_id and m.due_on < ${today} and m.status ${isAmong([...unfinished], 'text')})`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}
