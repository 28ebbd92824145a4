import type { IncidentStatus } from '@nukkad/contract/talk/support/incident.noun';
import type { IncidentTopic } from '@nukkad/contract/talk/support/support.model';
import type { IncidentPriority, SlaState, SupportTeam } from '@nukkad/contract/talk/support/incident-sla';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import { type IncidentRow, selectedIncident } from './support.store.ts';

export interface OfficeFilter {
  readonly q?: string | undefined;
  readonly status?: IncidentStatus | undefined;
  readonly topic?: IncidentTopic | undefined;
  readonly sla?: SlaState | undefined;
  readonly priority?: IncidentPriority | undefined;
  readonly team?: SupportTeam | undefined;
  readonly way?: 'call' | 'words' | undefined;
  /** Reports of this partner's bookings, from either side. */
  readonly organisationId?: string | undefined;
  /** Reports of this booking, from either side. */
  readonly bookingId?: string | undefined;
  /** Of this Admin; null: of no one. */
  readonly assigneeId?: string | null | undefined;
  readonly label?: string | undefined;
  readonly rest?: 'awake' | 'snoozed' | undefined;
}

const ofPartner = (organisationId: string) =>
  sql`(organisation_id = ${organisationId} or exists (select 1 from booking b
    where b.booking_id = incident.booking_id and b.organisation_id = ${organisationId}))`;

/** Still to be answered. */
const waits = sql`(answered_at is null and answer_by is not null and status in ('Open', 'Inprogress', 'Forwaded'))`;

/** The clock as `slaOf` reads it. */
const atClock = (sla: SlaState, { now, soonBefore }: ClockNow) => sql`
  ${sla === 'answered' ? sql`not ${waits}` : waits}
  and ${sla === 'late' ? sql`answer_by <= ${now}` : sql`true`}
  and ${sla === 'soon' ? sql`answer_by > ${now} and answer_by <= ${soonBefore}` : sql`true`}
  and ${sla === 'in_time' ? sql`answer_by > ${soonBefore}` : sql`true`}`;

/** This moment, and until when an answer is due soon. */
export interface ClockNow {
  readonly now: Date;
  readonly soonBefore: Date;
}

/** Each part by its own index of words. */
const saying = (q: string) => sql`(starts_with(incident_number, ${q.toUpperCase()}) or incident_id in (
  select incident_id from incident where message ilike ${containing(q)}
  union all select incident_id from incident_answer where message ilike ${containing(q)}
  union all select incident_id from incident_note where note ilike ${containing(q)}))`;

const heldBy = (assigneeId: string | null) =>
  assigneeId === null ? sql`assignee_id is null` : sql`assignee_id = ${assigneeId}`;

const handled = ({ assigneeId, label, rest }: OfficeFilter) => sql`
  ${assigneeId === undefined ? sql`true` : heldBy(assigneeId)}
  and ${label ? sql`labels @> ${[label.toLowerCase()]}::text[]` : sql`true`}
  and ${rest ? sql`(snoozed_until is not null) = ${rest === 'snoozed'}` : sql`true`}`;

const inOffice = (
  { q, status, topic, sla, priority, team, way, organisationId, bookingId, ...handling }: OfficeFilter,
  clock: ClockNow,
) => sql`
  ${q ? saying(q) : sql`true`} and ${handled(handling)}
  and ${status ? sql`status = ${status}` : sql`true`} and ${topic ? sql`topic = ${topic}` : sql`true`}
  and ${sla ? atClock(sla, clock) : sql`true`} and ${priority ? sql`priority = ${priority}` : sql`true`}
  and ${team ? sql`team = ${team}` : sql`true`}
  and ${way ? sql`(call_at is not null) = ${way === 'call'}` : sql`true`}
  and ${organisationId ? ofPartner(organisationId) : sql`true`}
  and ${bookingId ? sql`booking_id = ${bookingId}` : sql`true`}`;

export const countOfficeRows = (reader: Reader, filter: OfficeFilter, clock: ClockNow): Promise<number> =>
  countRows(reader, sql`from incident where ${inOffice(filter, clock)}`);

/** The longest waiting first. */
export async function listOfficeRows(
  reader: Reader,
  { filter, clock }: { readonly filter: OfficeFilter; readonly clock: ClockNow },
  after: AfterInstant | null,
  limit: number,
): Promise<IncidentRow[]> {
  const { rows } = await sql<IncidentRow>`${selectedIncident}
    where ${inOffice(filter, clock)} and ${after ? sql`(created_at, incident_id) > (${after.at}, ${after.id}::uuid)` : sql`true`}
    order by created_at, incident_id limit ${limit}`.execute(reader);
  return rows;
}
