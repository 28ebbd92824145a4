/** How payouts move: their table is `payout.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { isKeyOf } from '@nukkad/contract/kernel/record';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import {
  type payoutActs,
  payoutErrors,
  payoutEvents,
  payoutLifecycle,
} from '@nukkad/contract/money/payout/payout.noun';
import { actorOf, machineActor } from '../../platform/audit.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type PayoutRow, lockPayout, savePayout } from './payout.store.ts';

interface PayoutMove {
  readonly changes?: Partial<
    Pick<
      PayoutRow,
      'provider' | 'providerPayoutId' | 'isAccountRefused' | 'utr' | 'failure' | 'sentAt' | 'settledAt'
    >
  >;
}
type PayoutMoved = Moved<typeof payoutLifecycle, PayoutRow, Viewer, PayoutMove>;

const acts = {
  settle: 'payout.paid',
  fail: 'payout.failed',
  cancel: 'payout.canceled',
} as const satisfies Partial<Record<string, (typeof payoutActs)[number]>>;

const actOf = (verb: string) => (isKeyOf(acts, verb) ? acts[verb] : undefined);

export const payoutTransitions = transitions({
  table: payoutLifecycle,
  notFound: payoutErrors.payout_not_found,
  movedOn: kernelErrors.stale_state,
  lock: lockPayout,
  sees: ({ role }: Viewer) => role === 'Admin',
  capacities: ({ role }: Viewer) => (role === 'Admin' ? (['Admin'] as const) : []),
  next: nextRow<PayoutRow, PayoutMove>,
  save: savePayout,
  // The run says what it made; of a payout the log has how it ended.
  logged: ({ verb, from, to, after, by }: PayoutMoved) => {
    const action = actOf(verb);
    if (!action) return null;
    const { payoutId, organisationId, amountPaise, failure } = after;
    return {
      ...(by.who ? actorOf(by.who) : machineActor),
      action,
      subjectKind: 'payout',
      subjectId: payoutId,
      detail: { from, to, organisationId, amountPaise, ...(failure && { failure }) },
    };
  },
  tells: ({ verb, after: { payoutId, organisationId, amountPaise } }) => {
    const facts = { payoutId, organisationId, amountPaise };
    if (verb === 'settle') return [pendingEvent(payoutEvents.paid, facts)];
    return verb === 'fail' ? [pendingEvent(payoutEvents.failed, facts)] : [];
  },
});
