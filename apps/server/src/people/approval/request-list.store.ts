import type { ApprovalKindName } from '@nukkad/contract/people/approval/approval.model';
import type { ApprovalStatus } from '@nukkad/contract/people/approval/approval.noun';
import type { ExpressionBuilder } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { countFound } from '../../platform/db/count-rows.ts';
import { type RequestRow, requestTable } from './approval.row.ts';

export interface InboxFilter {
  readonly organisationId: string;
  readonly userId: string;
  readonly kind: ApprovalKindName | null;
  /** Null: what waits for a decision. */
  readonly status: ApprovalStatus | null;
  /** Sees all; what names someone else waits for them. */
  readonly isBusiness: boolean;
  /** Kinds of which the viewer holds the permission. */
  readonly kinds: readonly ApprovalKindName[];
  /** The viewer's membership. */
  readonly staffIds: readonly string[];
  /** Those whose substitute the viewer is, for the kinds of which the viewer holds the permission. */
  readonly delegators: readonly string[];
}

const none = ['00000000-0000-0000-0000-000000000000'] as const;
const orNone = (ids: readonly string[]) => (ids.length === 0 ? [...none] : [...ids]);
const noKind = ['-'] as const;
const orNoKind = (kinds: readonly ApprovalKindName[]) =>
  (kinds.length === 0 ? [...noKind] : [...kinds]) as ApprovalKindName[];

type RequestExpressions = ExpressionBuilder<DB, 'approval_request'>;

/** Its present level names someone else, who has time left, and it was not taken over. */
const waitsForNamed = (eb: RequestExpressions, userId: string) =>
  eb.and([
    eb('approval_request.status', '=', 'pending'),
    eb('approval_request.reminded', '<', 3),
    eb.exists(
      eb
        .selectFrom('approval_step')
        .innerJoin('staff_member', 'staff_member.staff_id', 'approval_step.staff_id')
        .select('approval_step.position')
        .whereRef('approval_step.request_id', '=', 'approval_request.request_id')
        .whereRef('approval_step.round', '=', 'approval_request.round')
        .whereRef('approval_step.position', '=', 'approval_request.level')
        .where('approval_step.taken_by', 'is', null)
        .where('staff_member.user_id', '<>', userId),
    ),
  ]);

/** Requests of others that this viewer reviews: never the own ones. */
function toReview(reader: Reader, filter: InboxFilter) {
  const { organisationId, userId, kind, status, isBusiness, kinds, staffIds, delegators } = filter;
  let rows = reader
    .selectFrom('approval_request')
    .where('approval_request.organisation_id', '=', organisationId)
    .where('approval_request.user_id', '<>', userId);
  if (kind) rows = rows.where('approval_request.kind', '=', kind);
  rows = status
    ? rows.where('approval_request.status', '=', status)
    : rows.where((eb) =>
        eb.or([
          eb('approval_request.status', '=', 'pending'),
          eb('approval_request.cancel_asked', '=', true),
        ]),
      );
  if (isBusiness) return status ? rows : rows.where((eb) => eb.not(waitsForNamed(eb, userId)));
  return rows.where((eb) => {
    const step = eb
      .selectFrom('approval_step')
      .select('approval_step.position')
      .whereRef('approval_step.request_id', '=', 'approval_request.request_id')
      .whereRef('approval_step.round', '=', 'approval_request.round')
      .whereRef('approval_step.position', '=', 'approval_request.level');
    const holdsKey = eb('approval_request.kind', 'in', orNoKind(kinds));
    const isOpen = eb('approval_request.status', '=', 'pending');
    const named = step.where('approval_step.staff_id', 'in', orNone(staffIds));
    const standsIn = step.where('approval_step.staff_id', 'in', orNone(delegators));
    const byKey = step.where('approval_step.reviewer', '=', 'permission');
    return eb.or([
      eb.and([isOpen, eb.exists(named)]),
      eb.and([isOpen, holdsKey, eb.exists(standsIn)]),
      eb.and([isOpen, holdsKey, eb.exists(byKey)]),
      eb.and([eb('approval_request.status', '<>', 'pending'), holdsKey]),
    ]);
  });
}

/** What waits, the longest wait first; or of one status, the newest first. */
export async function listInbox(
  reader: Reader,
  filter: InboxFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<RequestRow[]> {
  const rows = toReview(reader, filter).select(requestTable.selected).limit(limit);
  if (filter.status) {
    const newest = rows.orderBy('created_at', 'desc').orderBy('request_id', 'desc');
    if (!after) return newest.execute();
    return newest
      .where((eb) => eb(eb.refTuple('created_at', 'request_id'), '<', eb.tuple(after.at, after.id)))
      .execute();
  }
  const waiting = rows.orderBy('waiting_since').orderBy('request_id');
  if (!after) return waiting.execute();
  return waiting
    .where((eb) => eb(eb.refTuple('waiting_since', 'request_id'), '>', eb.tuple(after.at, after.id)))
    .execute();
}

export const countInbox = (reader: Reader, filter: InboxFilter): Promise<number> =>
  countFound(reader, toReview(reader, filter).select('request_id'));

export interface OwnFilter {
  readonly organisationId: string;
  readonly staffId: string;
  readonly kind: ApprovalKindName | null;
  readonly status: ApprovalStatus | null;
}

function ofEmployee(reader: Reader, { organisationId, staffId, kind, status }: OwnFilter) {
  let rows = reader
    .selectFrom('approval_request')
    .where('organisation_id', '=', organisationId)
    .where('staff_id', '=', staffId);
  if (kind) rows = rows.where('kind', '=', kind);
  return status ? rows.where('status', '=', status) : rows;
}

/** An employee's own, the newest first. */
export async function listOwn(
  reader: Reader,
  filter: OwnFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<RequestRow[]> {
  const rows = ofEmployee(reader, filter)
    .select(requestTable.selected)
    .orderBy('created_at', 'desc')
    .orderBy('request_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('created_at', 'request_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

export const countOwn = (reader: Reader, filter: OwnFilter): Promise<number> =>
  countFound(reader, ofEmployee(reader, filter).select('request_id'));
