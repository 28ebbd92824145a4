/** How a limit by support moves: its table is `pay-later-limit.noun.ts`. Its customer's account is locked before. */
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { mayActor } from '@nukkad/contract/kernel/lifecycle';
import { payLaterErrors } from '@nukkad/contract/money/pay-later/pay-later.noun';
import { payLaterLimitLifecycle } from '@nukkad/contract/money/pay-later/pay-later-limit.noun';
import { logOf } from '../../../platform/lifecycle/log-of.ts';
import type { Moved } from '../../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { maySetLimit } from '../pay-later.policy.ts';
import { type LimitRow, findWaiting, saveDecision } from './limit.store.ts';

interface LimitMove {
  /** What the Admin wrote. */
  readonly why: string;
}

type LimitMoved = Moved<typeof payLaterLimitLifecycle, LimitRow, Viewer, LimitMove>;

export const limitTransitions = transitions({
  table: payLaterLimitLifecycle,
  notFound: payLaterErrors.no_limit_waits,
  movedOn: payLaterErrors.no_limit_waits,
  // Who asked for it does not decide on it.
  forbidden: (viewer: Viewer, _row: LimitRow, verb) =>
    maySetLimit(viewer) && mayActor(payLaterLimitLifecycle, verb, 'Another Admin')
      ? payLaterErrors.own_limit
      : kernelErrors.forbidden,
  lock: findWaiting,
  sees: maySetLimit,
  capacities: (viewer, row) => {
    if (!maySetLimit(viewer)) return [];
    return row.askedBy === viewer.userId ? ['Admin' as const] : ['Admin' as const, 'Another Admin' as const];
  },
  next: (row: LimitRow, status) => ({ ...row, status }),
  save: (tx, row, { by, detail, now }: LimitMoved) =>
    saveDecision(tx, row, { by: by.who?.userId ?? row.askedBy, at: now, why: detail.why }),
  logged: logOf(payLaterLimitLifecycle, 'pay_later_limit', 'userId', {
    kind: 'user_account',
    detail: ({ after }: LimitMoved) => ({ limitPaise: after.limitPaise, why: after.why }),
  }),
});
