import type { ApprovalFacts } from './approval.policy.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const requestColumns = {
  requestId: 'request_id',
  organisationId: 'organisation_id',
  kind: 'kind',
  staffId: 'staff_id',
  userId: 'user_id',
  status: 'status',
  startsOn: 'starts_on',
  endsOn: 'ends_on',
  amountPaise: 'amount_paise',
  paidPaise: 'paid_paise',
  round: 'round',
  level: 'level',
  levels: 'levels',
  acted: 'acted',
  isChange: 'is_change',
  newEndsOn: 'new_ends_on',
  cancelAsked: 'cancel_asked',
  reminded: 'reminded',
  waitingSince: 'waiting_since',
  reason: 'reason',
  rejectedAt: 'rejected_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
export const requestTable = tableColumns('approval_request', requestColumns);
export type RequestRow = RowOf<'approval_request', typeof requestColumns>;

const stepColumns = {
  requestId: 'request_id',
  round: 'round',
  position: 'position',
  reviewer: 'reviewer',
  staffId: 'staff_id',
  outcome: 'outcome',
  decidedBy: 'decided_by',
  decidedAt: 'decided_at',
  takenBy: 'taken_by',
  takenAt: 'taken_at',
  takenReason: 'taken_reason',
} as const;
export const stepTable = tableColumns('approval_step', stepColumns);
export type StepRow = RowOf<'approval_step', typeof stepColumns> & {
  /** The account of whom it names; null: it names no one. */
  readonly namedUserId: string | null;
};

export type Reviewed = RequestRow & Pick<ApprovalFacts, 'step' | 'delegators'>;
