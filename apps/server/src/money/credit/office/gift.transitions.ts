/** How credit by support moves: its table is `credit-gift.noun.ts`. Its customer's account is locked before. */
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { mayActor } from '@nukkad/contract/kernel/lifecycle';
import { creditErrors } from '@nukkad/contract/money/credit/credit.noun';
import { creditGiftLifecycle } from '@nukkad/contract/money/credit/credit-gift.noun';
import { logOf } from '../../../platform/lifecycle/log-of.ts';
import type { Moved } from '../../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayGiveCredit } from '../credit.policy.ts';
import { type GiftRow, findWaiting, saveDecision } from './gift.store.ts';

interface GiftMove {
  /** What the Admin wrote. */
  readonly why: string;
}

type GiftMoved = Moved<typeof creditGiftLifecycle, GiftRow, Viewer, GiftMove>;

export const giftTransitions = transitions({
  table: creditGiftLifecycle,
  notFound: creditErrors.no_credit_waits,
  movedOn: creditErrors.no_credit_waits,
  // Who asked for it does not decide on it.
  forbidden: (viewer: Viewer, _row: GiftRow, verb) =>
    mayGiveCredit(viewer) && mayActor(creditGiftLifecycle, verb, 'Another Admin')
      ? creditErrors.own_credit
      : kernelErrors.forbidden,
  lock: findWaiting,
  sees: mayGiveCredit,
  capacities: (viewer, row) => {
    if (!mayGiveCredit(viewer)) return [];
    return row.askedBy === viewer.userId ? ['Admin' as const] : ['Admin' as const, 'Another Admin' as const];
  },
  next: (row: GiftRow, status) => ({ ...row, status }),
  save: (tx, row, { by, detail, now }: GiftMoved) =>
    saveDecision(tx, row, { by: by.who?.userId ?? row.askedBy, at: now, why: detail.why }),
  logged: logOf(creditGiftLifecycle, 'credit_gift', 'userId', {
    kind: 'user_account',
    detail: ({ after }: GiftMoved) => ({
      amountPaise: after.amountPaise,
      bookingId: after.bookingId,
      why: after.why,
    }),
  }),
});
