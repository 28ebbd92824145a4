import type { DisputeKind } from '@nukkad/contract/market/dispute/dispute.noun';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/db/database.ts';
import type { AfterInstant } from '../../../../platform/http/cursor.ts';
import { countRows } from '../../../../platform/db/count-rows.ts';
import type { DisputeRow } from '../dispute.store.ts';

export interface QueueFilter {
  readonly q?: string | undefined;
  /** Left out: all that wait. */
  readonly state?: 'waiting' | 'second' | 'decided' | undefined;
  readonly kind?: DisputeKind | undefined;
  /** Only those of this Admin; null: of no one. */
  readonly assigneeId?: string | null | undefined;
}

export interface QueueRow
  extends Pick<
    DisputeRow,
    | 'disputeId'
    | 'bookingId'
    | 'status'
    | 'kind'
    | 'request'
    | 'buyerId'
    | 'organisationId'
    | 'openedAt'
    | 'answerBefore'
    | 'answeredAt'
    | 'outcome'
    | 'assigneeId'
  > {
  readonly bookingNumber: string;
  readonly billPaise: number;
}

function ofState(state: QueueFilter['state']): RawBuilder<unknown> {
  if (state === 'decided') return sql`d.status = 'decided'`;
  return state === 'second' ? sql`d.status = 'proposed'` : sql`d.status <> 'decided'`;
}

function ofAssignee(assigneeId: QueueFilter['assigneeId']): RawBuilder<unknown> {
  if (assigneeId === undefined) return sql``;
  return assigneeId === null ? sql`and d.assignee_id is null` : sql`and d.assignee_id = ${assigneeId}`;
}

/** The conditions of the queue, the same for its page and its count. */
const queued = ({ q, state, kind, assigneeId }: QueueFilter): RawBuilder<unknown> =>
  sql`${ofState(state)} ${q ? sql`and starts_with(b.booking_number, ${q.toUpperCase()})` : sql``}
    ${kind ? sql`and d.kind = ${kind}` : sql``} ${ofAssignee(assigneeId)}`;

export async function listQueue(
  reader: Reader,
  filter: QueueFilter,
  { after, limit }: { readonly after: AfterInstant | null; readonly limit: number },
): Promise<readonly QueueRow[]> {
  const newestFirst = filter.state === 'decided';
  const beyond = newestFirst ? sql`<` : sql`>`;
  const behind = after
    ? sql`and (d.opened_at, d.dispute_id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const order = newestFirst ? sql`d.opened_at desc, d.dispute_id desc` : sql`d.opened_at, d.dispute_id`;
  const { rows } =
    await sql<QueueRow>`select d.dispute_id as "disputeId", d.booking_id as "bookingId", d.status, d.kind, d.request,
      d.buyer_id as "buyerId", d.organisation_id as "organisationId", d.opened_at as "openedAt",
      d.answer_before as "answerBefore", d.answered_at as "answeredAt", d.outcome, d.assignee_id as "assigneeId",
      b.booking_number as "bookingNumber", b.total_paise + b.additions_paise as "billPaise"
    from booking_dispute d join booking b using (booking_id) where ${queued(filter)} ${behind}
    order by ${order} limit ${limit}`.execute(reader);
  return rows;
}

export const countQueue = (reader: Reader, filter: QueueFilter): Promise<number> =>
  countRows(reader, sql`from booking_dispute d join booking b using (booking_id) where ${queued(filter)}`);
