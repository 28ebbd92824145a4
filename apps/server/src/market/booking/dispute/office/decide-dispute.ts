import { confirmsDecision, seenOfDecision } from '@nukkad/contract/market/dispute/dispute.api';
import {
  type Bearer,
  disputeErrors,
  type DisputeOutcome,
} from '@nukkad/contract/market/dispute/dispute.noun';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmSeen } from '../../../../platform/confirm-seen.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { SignedInCall } from '../../../../platform/http/route.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Viewer } from '../../../../platform/viewer.ts';
import type { BookingDependencies } from '../../booking.interface.ts';
import { bookingTransitions } from '../../booking.transitions.ts';
import { type Refund, chooseBefore, isHeard } from '../dispute.rules.ts';
import { disputeTransitions } from '../dispute.transitions.ts';
import { getDisputeRules } from '../dispute-rules.store.ts';
import { dismissDispute, grantRefund, grantRework, refuseRefund } from '../grant.ts';
import type { LockedDispute } from '../lock-dispute.ts';
import { lockInOffice } from './lock-in-office.ts';
import { effectOf } from './preview-refund.ts';
import { readOfficeDispute } from './read-office-dispute.ts';

interface Decision {
  readonly outcome: DisputeOutcome;
  readonly amount?: number | undefined;
  readonly bornBy?: Bearer | undefined;
  readonly reworkBy?: 'same' | 'another' | undefined;
  readonly reason: string;
  readonly seen: Seen<typeof confirmsDecision>;
}
type Call = SignedInCall<{ params: { disputeId: string }; body: Decision }>;

interface Deciding {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly reason: string;
}

/** Staff decide, once both sides were heard; a refund above the limit waits for another Admin. */
export async function decideDispute(deps: BookingDependencies, call: Call) {
  const { viewer, now, lang, input } = call;
  const { disputeId } = input.params;
  const { amount, bornBy, seen, reason, outcome, reworkBy } = input.body;
  await deps.platform.write(call, async (tx) => {
    const locked = await lockInOffice(tx, viewer, disputeId);
    const refund = amount !== undefined && bornBy ? { amountPaise: amount, bornBy } : null;
    disputeTransitions.allow(viewer, disputeTransitions.verb.decide, locked.dispute);
    const effect = refund && (await effectOf(deps, tx, locked.booking, refund, now));
    confirmSeen(confirmsDecision, seen, seenOfDecision(locked.dispute, effect));
    if (!isHeard(locked.dispute, now)) refuse(disputeErrors.dispute_awaits_partner);
    const deciding = { viewer, now, reason };
    if (effect?.needsSecond && refund) return propose(tx, deps, locked, { ...deciding, refund });
    if (refund) return refundNow(tx, deps, locked, { ...deciding, refund });
    if (outcome === 'rework') return reworkNow(tx, locked, { ...deciding, reworkBy: reworkBy ?? 'same' });
    return dismissNow(tx, locked, deciding);
  });
  return readOfficeDispute(deps, disputeId, { viewer, now, lang });
}

const ended = ({ viewer, now, reason }: Deciding) => ({ reason, decidedBy: viewer.userId, decidedAt: now });

const refundFields = ({ amountPaise, bornBy }: Refund) =>
  ({ outcome: 'refund', refundPaise: amountPaise, borneBy: bornBy }) as const;

async function propose(
  tx: Tx,
  deps: BookingDependencies,
  { booking, dispute }: LockedDispute,
  { viewer, now, reason, refund }: Deciding & { readonly refund: Refund },
): Promise<void> {
  await refuseRefund(deps, tx, booking, refund.amountPaise);
  const fields = refundFields(refund);
  await disputeTransitions.move(
    tx,
    disputeTransitions.allow(viewer, disputeTransitions.verb.propose, dispute),
    {
      now,
      changes: { ...fields, reason, proposedBy: viewer.userId },
      log: fields,
    },
  );
}

async function refundNow(
  tx: Tx,
  deps: BookingDependencies,
  { booking, dispute }: LockedDispute,
  deciding: Deciding & { readonly refund: Refund },
): Promise<void> {
  const { viewer, now, refund } = deciding;
  const fields = refundFields(refund);
  await disputeTransitions.move(
    tx,
    disputeTransitions.allow(viewer, disputeTransitions.verb.decide, dispute),
    {
      now,
      changes: { ...fields, ...ended(deciding) },
      log: fields,
    },
  );
  await grantRefund(
    tx,
    deps,
    bookingTransitions.allow(viewer, bookingTransitions.verb.grantRefund, booking),
    { ...refund, now },
  );
}

async function reworkNow(
  tx: Tx,
  { booking, dispute }: LockedDispute,
  deciding: Deciding & { readonly reworkBy: 'same' | 'another' },
): Promise<void> {
  const { viewer, now, reworkBy } = deciding;
  const until = chooseBefore(await getDisputeRules(tx, now, booking.cityCode), now);
  const fields = { outcome: 'rework', reworkBy, reworkBefore: until } as const;
  await disputeTransitions.move(
    tx,
    disputeTransitions.allow(viewer, disputeTransitions.verb.decide, dispute),
    {
      now,
      changes: { ...fields, ...ended(deciding) },
      log: { outcome: 'rework', reworkBy },
    },
  );
  const { disputeId } = dispute;
  await grantRework(tx, bookingTransitions.allow(viewer, bookingTransitions.verb.grantRework, booking), {
    disputeId,
    until,
    now,
  });
}

async function dismissNow(tx: Tx, { booking, dispute }: LockedDispute, deciding: Deciding): Promise<void> {
  const { viewer, now } = deciding;
  await disputeTransitions.move(
    tx,
    disputeTransitions.allow(viewer, disputeTransitions.verb.decide, dispute),
    {
      now,
      changes: { outcome: 'dismissed', ...ended(deciding) },
      log: { outcome: 'dismissed' },
    },
  );
  const { disputeId } = dispute;
  await dismissDispute(
    tx,
    bookingTransitions.allow(viewer, bookingTransitions.verb.dismissDispute, booking),
    { disputeId, now },
  );
}
