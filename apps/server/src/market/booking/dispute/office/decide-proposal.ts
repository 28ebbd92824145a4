import { confirmsSecondDecision, seenOfSecondDecision } from '@nukkad/contract/market/dispute/dispute.api';
import { disputeErrors } from '@nukkad/contract/market/dispute/dispute.noun';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmSeen } from '../../../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../../../platform/http/route.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { BookingDependencies } from '../../booking.interface.ts';
import { bookingTransitions } from '../../booking.transitions.ts';
import type { Refund } from '../dispute.rules.ts';
import type { DisputeRow } from '../dispute.store.ts';
import { disputeTransitions } from '../dispute.transitions.ts';
import { grantRefund } from '../grant.ts';
import { lockInOffice } from './lock-in-office.ts';
import { readOfficeDispute } from './read-office-dispute.ts';

interface Second {
  readonly approve: boolean;
  readonly why: string;
  readonly seen: Seen<typeof confirmsSecondDecision>;
}
type Call = SignedInCall<{ params: { disputeId: string }; body: Second }>;

export function proposedRefund({ refundPaise, borneBy, status }: DisputeRow): Refund {
  if (status !== 'proposed' || refundPaise === null || borneBy === null)
    return refuse(disputeErrors.dispute_moved_on, { present: status });
  return { amountPaise: refundPaise, bornBy: borneBy };
}

/** A second Admin's yes, which grants the refund, or no, which sends the dispute back. */
export async function decideProposal(deps: BookingDependencies, call: Call) {
  const { viewer, now, lang, input } = call;
  const { disputeId } = input.params;
  const { approve, why, seen } = input.body;
  await deps.platform.write(call, async (tx) => {
    const { booking, dispute } = await lockInOffice(tx, viewer, disputeId);
    const refund = proposedRefund(dispute);
    const shown = { amount: refund.amountPaise, bornBy: refund.bornBy };
    const verb = approve ? 'approve' : 'refuse';
    const allowed = disputeTransitions.allow(viewer, verb, dispute);
    confirmSeen(confirmsSecondDecision, seen, seenOfSecondDecision(dispute, shown));
    const changes = approve
      ? { decidedBy: viewer.userId, decidedAt: now }
      : { outcome: null, refundPaise: null, borneBy: null, reason: '', proposedBy: null };
    await disputeTransitions.move(tx, allowed, { now, changes, log: { ...shown, why } });
    if (!approve) return;
    const whole = bookingTransitions.allow(viewer, bookingTransitions.verb.grantRefund, booking);
    await grantRefund(tx, deps, whole, { ...refund, now });
  });
  return readOfficeDispute(deps, disputeId, { viewer, now, lang });
}
