import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { disputeErrors } from '@nukkad/contract/market/dispute/dispute.noun';
import type { RefundTo } from '@nukkad/contract/market/booking/refund-to.model';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { bookingTransitions, eventFor } from '../booking.transitions.ts';
import { chooseBefore } from './dispute.rules.ts';
import type { DisputeRow } from './dispute.store.ts';
import { disputeTransitions } from './dispute.transitions.ts';
import { getDisputeRules } from './dispute-rules.store.ts';
import { grantRefund, grantRework } from './grant.ts';
import { type LockedDispute, lockWithDispute, sameVersion } from './lock-dispute.ts';
import { presentOf } from './read-dispute.ts';

interface Said {
  readonly bookingId: string;
  readonly version: number;
  readonly accept: boolean;
  readonly refundTo?: RefundTo | undefined;
}

/** The customer takes the partner's offer, and the dispute is decided; or not, and staff decide. */
export async function answerRemedy(deps: BookingDependencies, call: SignedInCall<{ body: Said }>) {
  const { viewer, now } = call;
  const { bookingId, version, accept, refundTo } = call.input.body;
  const asCredit = refundTo === 'credit';
  return deps.platform.write(call, async (tx) => {
    const locked = await lockWithDispute(tx, viewer, bookingId);
    // Both ask whether this is the buyer; a stranger's 404 came before.
    bookingTransitions.allow(viewer, bookingTransitions.verb.declineRemedy, locked.booking);
    sameVersion(locked.dispute, version);
    const booking = accept
      ? await acceptOffer(tx, deps, locked, { viewer, now, asCredit })
      : await declineOffer(tx, locked, { viewer, now });
    return lastReads((reader) => presentOf(deps, reader, booking, { viewer, now }));
  });
}

interface By {
  readonly viewer: Viewer;
  readonly now: Date;
}

async function acceptOffer(
  tx: Tx,
  deps: BookingDependencies,
  { booking, dispute }: LockedDispute,
  { viewer, now, asCredit }: By & { readonly asCredit: boolean },
): Promise<Authorized<Booking>> {
  const allowed = disputeTransitions.allow(viewer, disputeTransitions.verb.accept, dispute);
  const rules = await getDisputeRules(tx, now, booking.cityCode);
  const until = chooseBefore(rules, now);
  const ended = { decidedBy: viewer.userId, decidedAt: now };
  const { disputeId, offerPaise: amountPaise } = dispute;
  if (amountPaise === null) {
    const rework = { outcome: 'rework', reworkBy: 'same', reworkBefore: until } as const;
    await disputeTransitions.move(tx, allowed, { now, changes: { ...ended, ...rework }, log: rework });
    return grantRework(tx, bookingTransitions.allow(viewer, bookingTransitions.verb.grantRework, booking), {
      disputeId,
      until,
      now,
    });
  }
  const refund = { outcome: 'refund', refundPaise: amountPaise, borneBy: 'partner' } as const;
  await disputeTransitions.move(tx, allowed, { now, changes: { ...ended, ...refund }, log: refund });
  const whole = bookingTransitions.allow(viewer, bookingTransitions.verb.grantRefund, booking);
  return grantRefund(tx, deps, whole, { amountPaise, bornBy: 'partner', now, asCredit });
}

async function declineOffer(
  tx: Tx,
  { booking, dispute }: LockedDispute,
  { viewer, now }: By,
): Promise<Authorized<Booking>> {
  const allowed = disputeTransitions.allow(viewer, disputeTransitions.verb.decline, dispute);
  await disputeTransitions.move(tx, allowed, { now, changes: gone(dispute) });
  const { disputeId } = dispute;
  return bookingTransitions.move(
    tx,
    bookingTransitions.allow(viewer, bookingTransitions.verb.declineRemedy, booking),
    {
      now,
      event: eventFor(bookingEvents.remedyDeclined, (of) => ({ ...of, disputeId })),
      note: 'remedy_declined',
    },
  );
}

/** An offer that was declined binds no one. */
function gone({ offer }: DisputeRow) {
  return offer ? { offer: null, offerPaise: null } : refuse(disputeErrors.dispute_moved_on);
}
