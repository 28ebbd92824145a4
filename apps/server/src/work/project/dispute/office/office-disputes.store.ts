import type { milestoneDisputeStates } from '@nukkad/contract/work/project/milestone-dispute-office.api';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/db/database.ts';
import type { AfterInstant } from '../../../../platform/http/cursor.ts';
import { countRows } from '../../../../platform/db/count-rows.ts';
import type { DisputeRow } from '../dispute.store.ts';

export interface OfficeFilter {
  readonly q?: string | undefined;
  /** Left out: all that wait. */
  readonly state?: (typeof milestoneDisputeStates)[number] | undefined;
}

/** With what an Admin reads of its milestone and project. */
export interface OfficeDisputeRow extends DisputeRow {
  readonly buyerId: string | null;
  readonly rfqId: string | null;
  readonly projectNumber: string;
  readonly projectTitle: string;
  readonly milestoneTitle: string;
  readonly amountPaise: number;
  readonly taxPercent: number;
  readonly isAdvance: boolean;
  readonly version: number;
  /** Taken off by all decisions, this one too. */
  readonly reducedPaise: number;
}

const columns = sql`d.dispute_id as "disputeId", d.milestone_id as "milestoneId", d.project_id as "projectId",
  d.organisation_id as "organisationId", d.wants, d.words, d.answer, d.answered_at as "answeredAt", d.raised_at as "raisedAt",
  d.ended_at as "endedAt", d.outcome, d.refund_paise as "refundPaise", d.returned_paise as "returnedPaise",
  d.proposed_paise as "proposedPaise", d.proposed_reason as "proposedReason", d.proposed_by as "proposedBy", d.decision,
  d.decided_by as "decidedBy", p.buyer_id as "buyerId", p.rfq_id as "rfqId", p.project_number as "projectNumber",
  p.title as "projectTitle", m.title as "milestoneTitle", m.amount_paise as "amountPaise",
  m.tax_percent::float8 as "taxPercent", m.is_advance as "isAdvance", m.version,
  (select coalesce(sum(e.refund_paise), 0)::bigint from milestone_dispute e where e.milestone_id = d.milestone_id)
    as "reducedPaise"`;
const joined = sql`milestone_dispute d join milestone m using (milestone_id) join project p on p.project_id = d.project_id`;

function ofState(state: OfficeFilter['state']): RawBuilder<unknown> {
  if (state === 'ended') return sql`d.ended_at is not null`;
  if (state === 'second') return sql`d.ended_at is null and d.proposed_by is not null`;
  return state === 'open' ? sql`d.ended_at is null and d.proposed_by is null` : sql`d.ended_at is null`;
}

/** The conditions of the list, the same for its page and its count. */
const listed = ({ q, state }: OfficeFilter): RawBuilder<unknown> =>
  sql`${ofState(state)} ${q ? sql`and starts_with(p.project_number, ${q.toUpperCase()})` : sql``}`;

/** The longest waiting first; of ended ones the newest. */
export async function listOfficeDisputes(
  reader: Reader,
  filter: OfficeFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<OfficeDisputeRow[]> {
  const newestFirst = filter.state === 'ended';
  const beyond = newestFirst ? sql`<` : sql`>`;
  const behind = after
    ? sql`and (d.raised_at, d.dispute_id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const order = newestFirst ? sql`d.raised_at desc, d.dispute_id desc` : sql`d.raised_at, d.dispute_id`;
  const { rows } = await sql<OfficeDisputeRow>`select ${columns} from ${joined}
    where ${listed(filter)} ${behind} order by ${order} limit ${limit}`.execute(reader);
  return rows;
}

export const countOfficeDisputes = (reader: Reader, filter: OfficeFilter): Promise<number> =>
  countRows(reader, sql`from ${joined} where ${listed(filter)}`);

export async function findOfficeDispute(reader: Reader, disputeId: string): Promise<OfficeDisputeRow | null> {
  const { rows } = await sql<OfficeDisputeRow>`select ${columns} from ${joined}
    where d.dispute_id = ${disputeId}`.execute(reader);
  return rows[0] ?? null;
}
