import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import type { BookingDependencies } from './booking.interface.ts';
import type { Booking } from './booking.row.ts';
import { refundToAsk } from './owed-back.rules.ts';
import {
  type Allowed,
  type MoveDetail,
  bookingTransitions,
  factsOf,
  eventFor,
  touch,
} from './booking.transitions.ts';
import { movePartnerRequest } from './partner-request.transitions.ts';
import { moveProposal } from './reschedule/proposal.transitions.ts';

export interface Ending extends Omit<MoveDetail, 'event'> {
  readonly now: Date;
  /** Both say the charge and why. */
  readonly event: typeof bookingEvents.cancelled | typeof bookingEvents.rejected;
  readonly reason: string;
  /** The cancellation charge, in paise; kept from what was captured, and carried to the next booking for the rest. */
  readonly feePaise?: number;
  /** A visit of a project that its partner did not keep. */
  readonly calledOff?: boolean;
  /** The customer wants what goes back as credit. */
  readonly asCredit?: boolean;
}

type Ends =
  | Allowed<'callOff'>
  | Allowed<'cancel'>
  | Allowed<'paymentLapsed'>
  | Allowed<'giveUp'>
  | Allowed<'customerAbsent'>;

/** Ends a booking without work: the time is given back, the offer withdrawn, and what was paid goes back less the fee. */
export async function endBooking(
  tx: Tx,
  { interfaces }: BookingDependencies,
  allowed: Ends,
  ending: Ending,
): Promise<Authorized<Booking>> {
  const { row: booking } = allowed;
  const { now, reason, feePaise = 0, calledOff, asCredit } = ending;
  // First, as when it is made: coupon, then time; two who meet would otherwise wait for each other.
  await interfaces.cart.freeCoupon(tx, booking, now);
  await interfaces.schedule.release(tx, booking);
  // A partner that waits at the door has accepted: no offer is open. For a visit of a project there never was one.
  if (allowed.verb !== 'customerAbsent' && allowed.verb !== 'callOff')
    await movePartnerRequest(tx, allowed, 'withdraw', { answeredBy: null, now });
  // Another time is asked for only once a partner has accepted.
  if (booking.acceptedAt !== null && isOfAccepted(allowed)) await moveProposal(tx, allowed, 'withdraw', now);
  const kept = Math.min(feePaise, booking.capturedPaise);
  await interfaces.cart.reopenCharges(tx, booking);
  if (feePaise > kept) {
    const { buyerId: userId, bookingNumber } = booking;
    const charge = { userId, bookingNumber, amountPaise: feePaise - kept, now };
    await interfaces.cart.carryCharge(tx, partOf(booking, charge));
  }
  const ended = await bookingTransitions.move(tx, allowed, {
    ...ending,
    note: reason,
    event: eventFor(ending.event, (of) => ({
      ...of,
      feePaise,
      reason,
      ...(calledOff && { calledOff }),
      ...(asCredit && { asCredit }),
    })),
    changes: {
      ...ending.changes,
      feePaise,
      reasonCode: reason,
      endedAt: now,
      payBefore: null,
      acceptBefore: null,
      heldOrganisationId: null,
      heldStaffId: null,
    },
  });
  return requestRefundOf(tx, ended, { reason, now, asCredit: ending.asCredit ?? false });
}

const isOfAccepted = (
  allowed: Ends,
): allowed is Allowed<'callOff'> | Allowed<'cancel'> | Allowed<'customerAbsent'> =>
  allowed.verb === 'cancel' || allowed.verb === 'customerAbsent' || allowed.verb === 'callOff';

interface AskedRefund extends Pick<Ending, 'now' | 'reason' | 'asCredit'> {}

/** Requests the part of the refund that is owed and not requested yet. Calling it twice requests once. */
export async function requestRefundOf(
  tx: Tx,
  booking: Authorized<Booking>,
  { reason, now, asCredit = false }: AskedRefund,
): Promise<Authorized<Booking>> {
  const amountPaise = refundToAsk(booking);
  if (amountPaise === 0) return booking;
  const asked = await touch(tx, booking, {
    now,
    event: eventFor(bookingEvents.refundAsked),
    changes: { refundAskedPaise: booking.refundAskedPaise + amountPaise },
  });
  await publish(tx, now, bookingEvents.refundDue, {
    ...factsOf(asked),
    amountPaise,
    reason,
    ...(asCredit && { asCredit }),
  });
  return asked;
}
