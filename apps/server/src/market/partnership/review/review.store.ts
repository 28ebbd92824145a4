/** All SQL on reviews of profiles, and on the queue of what waits. */
import type { PartnerStatus } from '@nukkad/contract/identity/partner/partner.noun';
import type { ReviewSubject } from '@nukkad/contract/market/partnership/review.api';
import type { FieldReason } from '@nukkad/contract/identity/partner/partner.model';
import { type RawBuilder, sql } from 'kysely';
import type { PartnerAccount } from '../../../identity/partner/index.ts';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import { newId } from '../../../platform/id.ts';

export interface Review {
  readonly submittedAt: Date;
  readonly decision: 'Approved' | 'Rejected' | null;
  readonly reasons: readonly FieldReason[];
}

export async function findLastReview(reader: Reader, organisationId: string): Promise<Review | null> {
  const { rows } =
    await sql<Review>`select submitted_at as "submittedAt", decision, reasons from partner_review
    where organisation_id = ${organisationId} order by submitted_at desc, review_id desc limit 1`.execute(
      reader,
    );
  return rows[0] ?? null;
}

export async function openReview(
  tx: Tx,
  partner: Authorized<PartnerAccount, 'submit'>,
  now: Date,
): Promise<void> {
  await sql`insert into partner_review (review_id, organisation_id, submitted_at)
    values (${newId()}, ${partner.organisationId}, ${now})`.execute(tx);
}

export async function closeReview(
  tx: Tx,
  partner: Authorized<PartnerAccount, 'approve' | 'reject'>,
  decision: {
    readonly as: 'Approved' | 'Rejected';
    readonly reasons: readonly FieldReason[];
    readonly decidedBy: string;
    readonly now: Date;
  },
): Promise<void> {
  await sql`update partner_review set decision = ${decision.as}, reasons = ${JSON.stringify(decision.reasons)}::jsonb,
      decided_by = ${decision.decidedBy}, decided_at = ${decision.now}
    where organisation_id = ${partner.organisationId} and decision is null`.execute(tx);
  await tx.deleteFrom('review_assignment').where('organisation_id', '=', partner.organisationId).execute();
}

/** New documents of these are decided on without a review of the profile. */
export const liveStatuses: ReadonlySet<PartnerStatus> = new Set<PartnerStatus>([
  'Approved',
  'Active',
  'Suspended',
  'Inactive',
]);

export interface WaitingRow {
  readonly id: string;
  readonly organisationId: string;
  readonly subject: ReviewSubject;
  readonly changeId: string | null;
  readonly since: Date;
}

const ofProfiles = sql`select review_id as id, organisation_id, 'profile' as subject, null::uuid as change_id,
  submitted_at as since from partner_review where decision is null`;
const ofChanges = sql`select change_id as id, organisation_id, 'change' as subject, change_id, asked_at as since
  from partner_change where status = 'Pending'`;

/** A live partner once, however many of its new documents wait. */
const ofDocuments = sql`select (array_agg(d.document_id order by d.attached_at, d.document_id))[1] as id,
  organisation_id, 'document' as subject, null::uuid as change_id, min(d.attached_at) as since
  from document d join organisation o using (organisation_id)
  where d.attached_at is not null and d.status = 'Pending' and o.status = any(${[...liveStatuses]}::text[])
  group by organisation_id`;

function waiting(subject: ReviewSubject | undefined): RawBuilder<unknown> {
  if (subject === 'profile') return ofProfiles;
  if (subject === 'change') return ofChanges;
  if (subject === 'document') return ofDocuments;
  return sql`${ofProfiles} union all ${ofChanges} union all ${ofDocuments}`;
}

/** The oldest first. */
export async function listWaiting(
  reader: Reader,
  asked: {
    readonly subject: ReviewSubject | undefined;
    readonly after: AfterInstant | null;
    readonly limit: number;
  },
): Promise<WaitingRow[]> {
  const { after } = asked;
  const later = after
    ? sql`(date_trunc('milliseconds', w.since), w.id) > (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<WaitingRow>`select w.id, organisation_id as "organisationId", w.subject,
      w.change_id as "changeId", w.since
    from (${waiting(asked.subject)}) w
    where ${later} order by date_trunc('milliseconds', w.since), w.id limit ${asked.limit}`.execute(reader);
  return rows;
}

/** How much waits. */
export const countWaiting = (reader: Reader, subject: ReviewSubject | undefined): Promise<number> =>
  countRows(reader, sql`from (${waiting(subject)}) w`);
