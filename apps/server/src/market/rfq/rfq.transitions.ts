/** How a request moves: its table is `rfq.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { rfqErrors, rfqEvents, rfqLifecycle, type RfqStatus } from '@nukkad/contract/market/rfq/rfq.noun';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { isOperator, isOwn, rfqCapacities } from './rfq.policy.ts';
import { isOver } from './rfq.rules.ts';
import { type RfqDetails, type RfqRow, lockRfq, saveRfq } from './rfq.store.ts';

interface MoveDetail {
  readonly answerBy?: Date;
  readonly unlocked?: number;
  readonly forwarded?: true;
  /** Lines of it were given to partners. */
  readonly split?: true;
  /** A partner agreed on lines of it. */
  readonly agreed?: true;
  readonly cancelReason?: RfqRow['cancelReason'];
  readonly details?: RfqDetails;
}

export const rfqTransitions = transitions({
  table: rfqLifecycle,
  notFound: rfqErrors.rfq_not_found,
  movedOn: rfqErrors.rfq_moved_on,
  lock: lockRfq,
  sees: (viewer: Viewer, row) => isOwn(viewer, row) || isOperator(viewer),
  capacities: rfqCapacities,
  next: (row: RfqRow, status: RfqStatus, { now, ...detail }: MoveDetail & { readonly now: Date }) => ({
    ...row,
    ...detail.details,
    status,
    answerBy: detail.answerBy ?? row.answerBy,
    unlocked: detail.unlocked ?? row.unlocked,
    forwardedAt: detail.forwarded ? now : row.forwardedAt,
    forwards: row.forwards + (detail.forwarded ? 1 : 0),
    cancelReason: detail.cancelReason ?? row.cancelReason,
    deliveredAt: row.deliveredAt ?? (status === 'Request Delivered' ? now : null),
    agreedAt: row.agreedAt ?? (status === 'Agreed' || detail.agreed ? now : null),
    splitAt: row.splitAt ?? (detail.split ? now : null),
    endedAt: isOver(status) ? now : null,
    updatedAt: now,
    version: row.version + 1,
  }),
  save: saveRfq,
  logged: logOf(rfqLifecycle, 'rfq', 'rfqId'),
  tells: tellsOf(rfqLifecycle, rfqEvents),
});
