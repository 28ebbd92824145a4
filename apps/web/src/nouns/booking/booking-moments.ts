import type { BookingCard, RequestStatus } from '@nukkad/contract/market/booking/booking.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { BookingMoment, ComingStatus } from './booking-steps.ts';
import { statusLabel } from './status-badge.tsx';

type Names = Pick<BookingCard, 'companyName' | 'professionalName'>;
type Say = (t: Translate, moment: BookingMoment, names: Names | null) => string;

/** Codes that the server writes beside a step, where they change what it means. */
const byNote: Record<string, (t: Translate) => string> = {
  addition_asked: (t) => t('moment.addition_asked', 'Added service requested'),
  addition_approved: (t) => t('moment.addition_approved', 'Added service approved'),
  addition_refused: (t) => t('moment.addition_refused', 'Added service declined'),
  no_show: (t) => t('moment.no_show', 'Cancelled: no one was there'),
  professional_absent: (t) => t('moment.professional_absent', 'No one came to the visit'),
  taken_back: (t) => t('moment.taken_back', 'Our team is moving it to another partner'),
  given_back: (t) => t('moment.given_back', 'The partner couldn’t keep the booking'),
  rescheduled: (t) => t('moment.rescheduled', 'Time changed'),
  time_proposed: (t) => t('moment.time_proposed', 'Another time requested'),
  time_declined: (t) => t('moment.time_declined', 'Booked time kept'),
  time_withdrawn: (t) => t('moment.time_withdrawn', 'Request for another time withdrawn'),
  time_expired: (t) => t('moment.time_expired', 'Request for another time not answered'),
  stop_asked: (t) => t('moment.stop_asked', 'One side asked to end the visit'),
  stop_withdrawn: (t) => t('moment.stop_withdrawn', 'The visit continues'),
  stopped_early: (t) => t('moment.stopped_early', 'Visit ended early'),
  stop_disputed: (t) => t('moment.stop_disputed', 'Visit ended early with a dispute'),
  accept_clock: (t) => t('moment.accept_clock', 'The partner didn’t respond in time'),
  distance_fee_fell: (t) => t('moment.distance_fee_fell', 'Request sent to a nearer partner'),
  refused_by_partner: (t) => t('moment.refused', 'The partner couldn’t take the job'),
  disputed: (t) => t('moment.disputed', 'Dispute opened'),
  dispute_answered: (t) => t('moment.dispute_answered', 'The partner answered'),
  dispute_offered_rework: (t) => t('moment.dispute_offered_rework', 'The partner offered rework'),
  dispute_offered_refund: (t) => t('moment.dispute_offered_refund', 'The partner offered money back'),
  remedy_declined: (t) => t('moment.remedy_declined', 'Offer declined'),
  dispute_rework: (t) => t('moment.dispute_rework', 'Decided: done again for free'),
  dispute_refund: (t) => t('moment.dispute_refund', 'Decided: refund'),
  dispute_dismissed: (t) => t('moment.dispute_dismissed', 'Decided: not granted'),
  series_ended: (t) => t('moment.series_ended', 'Cancelled with the repeating visits'),
  series_paused: (t) => t('moment.series_paused', 'Cancelled: the repeating visits are paused'),
  series_changed: (t) => t('moment.series_changed', 'Cancelled for free: the repeating visits have new days'),
  rework: (t) => t('moment.rework', 'Booked again for free'),
  payment_expired: (t) => t('moment.payment_expired', 'Cancelled: not paid in time'),
};

const byStatus: Partial<Record<RequestStatus, Say>> = {
  'Payment Pending': (t) => t('moment.paymentPending', 'Slot held until you pay'),
  Booked: (t) => t('moment.booked', 'Booked'),
  'Partner Matched': (t) => t('moment.matched', 'Partners nearby found'),
  'Partner Assigned': (t, _, names) =>
    names?.companyName
      ? t('moment.offered', 'Request sent to {{company}}', { company: names.companyName })
      : t('moment.offeredSomebody', 'Request sent to a partner'),
  Accepted: (t, _, names) =>
    names?.companyName
      ? t('moment.accepted', '{{company}} accepted', { company: names.companyName })
      : t('moment.acceptedBySomebody', 'A partner accepted'),
  'Need To Forward': (t) => t('moment.refused', 'The partner couldn’t take the job'),
  Forwaded: (t) => t('moment.forwarded', 'Sent to the next partner'),
  Assigned: (t, _, names) =>
    names?.professionalName
      ? t('moment.assigned', '{{name}} assigned', { name: names.professionalName })
      : t('moment.assignedSomebody', 'Professional assigned'),
  Inprogress: (t) => t('moment.started', 'Work started'),
  Completed: (t) => t('moment.completed', 'Work finished'),
  Closed: (t) => t('moment.closed', 'Settled'),
  Cancelled: (t, { by }) =>
    by === 'Buyer'
      ? t('moment.cancelledByBuyer', 'Cancelled by the customer')
      : t('moment.cancelled', 'Cancelled'),
  Rejected: (t) => t('moment.rejected', 'No partner was available'),
  Refunded: (t) => t('moment.refunded', 'Refunded'),
};

/** A step of the past in plain words; `toBuyer`: the customer reads it. */
export const momentTitle = (
  t: Translate,
  moment: BookingMoment,
  names: Names | null,
  toBuyer: boolean,
): string => {
  if (toBuyer && moment.status === 'Cancelled' && moment.by === 'Buyer' && !byNote[moment.note])
    return t('moment.cancelledByYou', 'You cancelled');
  return (
    byNote[moment.note]?.(t) ?? byStatus[moment.status]?.(t, moment, names) ?? statusLabel(t, moment.status)
  );
};

const reasons: Record<string, (t: Translate) => string> = {
  changed_plan: (t) => t('cancelReason.changed_plan', 'Plans changed'),
  booked_by_mistake: (t) => t('cancelReason.booked_by_mistake', 'Booked by mistake'),
  too_expensive: (t) => t('cancelReason.too_expensive', 'Too expensive'),
  found_other: (t) => t('cancelReason.found_other', 'Found someone else'),
  partner_late: (t) => t('cancelReason.partner_late', 'The partner is late'),
  other: (t) => t('cancelReason.other', 'Another reason'),
};

/** Why a booking was cancelled, in words; empty for codes that say no more than the title does. */
export function cancelReason(t: Translate, code: string): string {
  return reasons[code]?.(t) ?? '';
}

/** The content below a step. */
export function momentNote(t: Translate, moment: BookingMoment): string | undefined {
  if (moment.note === 'distance_fee_fell')
    return t(
      'moment.distance_fee_fell.note',
      'The distance fee is lower. Anything paid above the new total is refunded after the visit.',
    );
  return cancelReason(t, moment.note) || undefined;
}

const coming: Record<ComingStatus, (t: Translate) => string> = {
  Booked: (t) => t('coming.booked', 'Booking confirmed'),
  Accepted: (t) => t('coming.accepted', 'Partner accepts'),
  Assigned: (t) => t('coming.assigned', 'Professional assigned'),
  Inprogress: (t) => t('coming.started', 'Work starts'),
  Completed: (t) => t('coming.completed', 'Work finished'),
};

/** A step still to come. */
export function comingTitle(t: Translate, status: ComingStatus): string {
  return coming[status](t);
}
