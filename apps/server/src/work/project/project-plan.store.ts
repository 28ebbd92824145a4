/** Projects and milestones by their days. */
import type { MilestoneStatus } from '@nukkad/contract/work/project/milestone.noun';
import type { PlannedKind } from '@nukkad/contract/work/project/project-plan.model';
import type { ProjectTab } from '@nukkad/contract/work/project/project.model';
import type { ProjectStatus } from '@nukkad/contract/work/project/project.noun';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { type ProjectRow, projectTable } from './project.store.ts';

export interface PlannedDayRow {
  readonly day: string;
  readonly kind: PlannedKind;
  readonly projectId: string;
  readonly projectTitle: string;
  readonly projectStatus: ProjectStatus;
  readonly partyId: string;
  readonly milestoneId: string | null;
  readonly milestoneTitle: string | null;
  readonly milestoneStatus: MilestoneStatus | null;
  readonly amountPaise: number | null;
}

/** What falls on the days from one to the other: first days, then what is due, then last days. Cancelled work is left out. */
export async function listPlannedDays(
  reader: Reader,
  organisationId: string,
  { fromDay, toDay }: { readonly fromDay: string; readonly toDay: string },
  limit: number,
): Promise<readonly PlannedDayRow[]> {
  const { rows } = await sql<PlannedDayRow>`
    select d.day, d.kind, p.project_id as "projectId", p.title as "projectTitle", p.status as "projectStatus",
      p.party_id as "partyId", d.milestone_id as "milestoneId", d.milestone_title as "milestoneTitle",
      d.milestone_status as "milestoneStatus", d.amount_paise as "amountPaise"
    from (
      select starts_on as day, 'begins' as kind, 0 as place, project_id, null::uuid as milestone_id,
        null::text as milestone_title, null::text as milestone_status, null::bigint as amount_paise
      from project where organisation_id = ${organisationId} and starts_on between ${fromDay} and ${toDay}
      union all
      select due_on, 'milestone', position, project_id, milestone_id, title, status, amount_paise
      from milestone where organisation_id = ${organisationId} and due_on between ${fromDay} and ${toDay}
        and status <> 'Cancelled'
      union all
      select due_on, 'ends', 100, project_id, null, null, null, null
      from project where organisation_id = ${organisationId} and due_on between ${fromDay} and ${toDay}
    ) d join project p on p.project_id = d.project_id
    where p.status <> 'Cancelled'
    order by d.day, p.created_at, p.project_id, d.place
    limit ${limit}`.execute(reader);
  return rows;
}

/** Where the line of days goes on: behind this project. */
export interface AfterFirstDay {
  readonly day: string;
  readonly id: string;
}

/** The one that begins first before the others. */
export async function listByFirstDay(
  reader: Reader,
  organisationId: string,
  tab: ProjectTab,
  after: AfterFirstDay | null,
  limit: number,
): Promise<ProjectRow[]> {
  const rows = reader
    .selectFrom('project')
    .select(projectTable.selected)
    .where('organisation_id', '=', organisationId)
    .where('ended_at', tab === 'open' ? 'is' : 'is not', null)
    .orderBy('starts_on')
    .orderBy('project_id')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('starts_on', 'project_id'), '>', eb.tuple(after.day, after.id)))
    .execute();
}
