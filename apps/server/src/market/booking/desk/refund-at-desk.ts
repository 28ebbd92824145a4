import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { deskErrors } from '@nukkad/contract/market/desk/desk.noun';
import {
  confirmsDeskRefund,
  confirmsRefundDecision,
  type decideDeskRefund as decided,
  type previewDeskRefund,
  type refundAtDesk as asked,
  seenOfDeskRefund,
  seenOfRefundDecision,
} from '@nukkad/contract/market/desk/desk-refund.api';
import type { DeskBooking } from '@nukkad/contract/market/desk/desk.model';
import type { EndpointOutput, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { mayMoveNow } from '../booking.policy.ts';
import type { Booking } from '../booking.row.ts';
import { findBooking } from '../booking.store.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { grantRefund } from '../dispute/grant.ts';
import { effectOf } from '../dispute/office/preview-refund.ts';
import { lockWithRules } from '../rules.store.ts';
import { readDeskBookingOf } from './read-desk-booking.ts';
import { findWaiting, insertRefund } from './refund.store.ts';
import { refundTransitions } from './refund.transitions.ts';

/** A dispute is decided in its own place, with both sides heard. */
function refuseDisputed({ status }: Booking): void {
  if (status === 'Disputed') refuse(bookingErrors.booking_moved_on, { present: status });
}

/** What a refund would do, to the paisa; refused where it cannot be made. */
export async function readRefundEffect(
  deps: BookingDependencies,
  { input, viewer, now }: SignedInCall<EndpointParsed<typeof previewDeskRefund>>,
): Promise<EndpointOutput<typeof previewDeskRefund>> {
  const { db } = deps.platform;
  const booking = bookingTransitions.seen(viewer, await findBooking(db, input.params.bookingId));
  refuseDisputed(booking);
  if (!mayMoveNow(viewer, bookingLifecycle.verb.grantRefund, booking))
    return refuse(bookingErrors.booking_moved_on, { present: booking.status });
  const { amount, bornBy } = input.body;
  return effectOf(deps, db, booking, { amountPaise: amount, bornBy }, now);
}

/**
 * Finished work is refunded as after a dispute: taken off the bill, everyone's share of the work falls, and a credit note
 * says so. Above the limit nothing moves before another Admin agrees.
 */
export async function refundAtDesk(
  deps: BookingDependencies,
  call: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<DeskBooking> {
  const { viewer, now, input } = call;
  const { bookingId } = input.params;
  const { amount, bornBy, why, seen } = input.body;
  const refund = { amountPaise: amount, bornBy };
  await deps.platform.write(call, async (tx) => {
    const locked = bookingTransitions.seen(viewer, await lockWithRules(tx, bookingId));
    refuseDisputed(locked);
    const whole = bookingTransitions.allow(viewer, bookingTransitions.verb.grantRefund, locked);
    const effect = await effectOf(deps, tx, locked, refund, now);
    confirmSeen(confirmsDeskRefund, seen, seenOfDeskRefund(locked, effect));
    if (await findWaiting(tx, bookingId)) refuse(deskErrors.refund_waits);
    const verb = effect.needsSecond ? 'propose' : 'grant';
    const wanted = {
      ...refund,
      refundId: newId(),
      bookingId,
      cityCode: locked.cityCode,
      status: effect.needsSecond ? ('Waiting' as const) : ('Granted' as const),
      why,
      askedBy: viewer.userId,
      askedAt: now,
    };
    const allowed = refundTransitions.allowNew(viewer, verb, wanted);
    await insertRefund(tx, allowed.row);
    await refundTransitions.begin(tx, allowed, { now, why });
    if (!effect.needsSecond) await grantRefund(tx, deps, whole, { ...refund, now });
  });
  return readDeskBookingOf(deps, bookingId, call);
}

/** Another Admin's yes, which gives the money back, or no. The booking is looked at again. */
export async function decideDeskRefund(
  deps: BookingDependencies,
  call: SignedInCall<EndpointParsed<typeof decided>>,
): Promise<DeskBooking> {
  const { viewer, now, input } = call;
  const { bookingId } = input.params;
  const { approve, why, seen } = input.body;
  await deps.platform.write(call, async (tx) => {
    const locked = bookingTransitions.seen(viewer, await lockWithRules(tx, bookingId));
    const allowed = await refundTransitions.lockTo(
      tx,
      viewer,
      approve ? refundTransitions.verb.approve : refundTransitions.verb.refuse,
      bookingId,
    );
    const { amountPaise, bornBy } = allowed.row;
    confirmSeen(confirmsRefundDecision, seen, seenOfRefundDecision(locked, { amount: amountPaise, bornBy }));
    await refundTransitions.move(tx, allowed, { now, why });
    if (approve) await grant(tx, deps, locked, { amountPaise, bornBy, viewer, now });
  });
  return readDeskBookingOf(deps, bookingId, call);
}

async function grant(
  tx: Tx,
  deps: BookingDependencies,
  locked: Booking,
  { viewer, ...refund }: Parameters<typeof grantRefund>[3] & Pick<SignedInCall<object>, 'viewer'>,
): Promise<void> {
  refuseDisputed(locked);
  await grantRefund(
    tx,
    deps,
    bookingTransitions.allow(viewer, bookingTransitions.verb.grantRefund, locked),
    refund,
  );
}
