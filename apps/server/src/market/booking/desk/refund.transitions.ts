/** How a refund by support moves: its table is `desk-refund.noun.ts`. Its booking is locked before. */
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { mayActor } from '@nukkad/contract/kernel/lifecycle';
import { deskErrors } from '@nukkad/contract/market/desk/desk.noun';
import { deskRefundLifecycle } from '@nukkad/contract/market/desk/desk-refund.noun';
import { logOf } from '../../../platform/lifecycle/log-of.ts';
import type { Moved } from '../../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayWorkAtDesk } from './desk.policy.ts';
import { type DeskRefundRow, findWaiting, saveDecision } from './refund.store.ts';

interface RefundMove {
  /** What the second Admin wrote. */
  readonly why: string;
}

type RefundMoved = Moved<typeof deskRefundLifecycle, DeskRefundRow, Viewer, RefundMove>;

export const refundTransitions = transitions({
  table: deskRefundLifecycle,
  notFound: deskErrors.no_refund_waits,
  movedOn: deskErrors.no_refund_waits,
  // Who asked for it does not decide on it.
  forbidden: (viewer: Viewer, _row: DeskRefundRow, verb) =>
    mayWorkAtDesk(viewer) && mayActor(deskRefundLifecycle, verb, 'Another Admin')
      ? deskErrors.own_refund
      : kernelErrors.forbidden,
  lock: findWaiting,
  sees: mayWorkAtDesk,
  capacities: (viewer, row) => {
    if (!mayWorkAtDesk(viewer)) return [];
    return row.askedBy === viewer.userId ? ['Admin' as const] : ['Admin' as const, 'Another Admin' as const];
  },
  next: (row: DeskRefundRow, status) => ({ ...row, status }),
  save: (tx, row, { by, detail, now }: RefundMoved) =>
    saveDecision(tx, row, { by: by.who?.userId ?? row.askedBy, at: now, why: detail.why }),
  logged: logOf(deskRefundLifecycle, 'booking_refund', 'bookingId', {
    kind: 'booking',
    detail: ({ after }: RefundMoved) => ({
      amountPaise: after.amountPaise,
      bornBy: after.bornBy,
      why: after.why,
    }),
  }),
});
