import type { BookingTrouble } from '@nukkad/contract/market/desk/desk.model';
import type { paymentModes, paymentStatuses } from '@nukkad/contract/market/booking/booking.model';
import type { PartnerRequestState } from '@nukkad/contract/market/booking/partner-request.noun';
import { t } from '../../platform/words.ts';
import { statusWords } from '../../ui/status-badge.tsx';

export const troubleWords: Readonly<Record<BookingTrouble, string>> = {
  needs_partner: t('desk.trouble.needs_partner', 'Needs a partner'),
  late_to_start: t('desk.trouble.late_to_start', 'Late to start'),
  late_to_finish: t('desk.trouble.late_to_finish', 'Late to finish'),
  payment_stuck: t('desk.trouble.payment_stuck', 'Payment stuck'),
  refund_due: t('desk.trouble.refund_due', 'Refund on its way'),
  reported: t('desk.trouble.reported', 'Problem reported'),
};

export const paymentWords: Readonly<Record<(typeof paymentStatuses)[number], string>> = {
  due: t('desk.payment.due', 'Unpaid'),
  paid: t('desk.payment.paid', 'Paid'),
  refund_due: t('desk.payment.refund_due', 'Refund due'),
  refunded: t('desk.payment.refunded', 'Refunded'),
  not_due: t('desk.payment.not_due', 'Nothing to pay'),
};

export const modeWords: Readonly<Record<(typeof paymentModes)[number], string>> = {
  online: t('desk.mode.online', 'Online'),
  cash: t('desk.mode.cash', 'Cash'),
  paylater: t('desk.mode.paylater', 'Pay later'),
};

/** Who acts, as the timeline names the capacity. */
const capacities: Readonly<Record<string, string>> = {
  Buyer: t('desk.by.customer', 'Customer'),
  'Service Partner': t('desk.by.partner', 'Partner'),
  subUser: t('desk.by.staff', 'Partner’s staff'),
  Professional: t('desk.by.professional', 'Professional'),
  System: t('desk.by.system', 'System'),
  Admin: t('common.support', 'Support'),
};
export const capacityWords = (kind: string) => capacities[kind] ?? kind;

/** What a move was, in the past; one that has no words here is called by its status. */
const moves: Readonly<Record<string, string>> = {
  bookPrepaid: t('desk.move.bookPrepaid', 'Booked, to be paid online'),
  bookForCash: t('desk.move.bookForCash', 'Booked, to be paid in cash'),
  paymentCaptured: t('desk.move.paymentCaptured', 'Paid'),
  paymentLapsed: t('desk.move.paymentLapsed', 'Not paid in time'),
  matchPartners: t('desk.move.matchPartners', 'Partner found'),
  bookOfProject: t('desk.move.bookOfProject', 'Booked as a visit of a project'),
  callOff: t('desk.move.callOff', 'Visit of a project called off'),
  bookVisit: t('desk.move.bookVisit', 'Booked as a repeating visit'),
  offerToPartner: t('desk.move.offerToPartner', 'Partner asked'),
  accept: t('desk.move.accept', 'Accepted'),
  refuse: t('desk.move.refuse', 'Not accepted'),
  forward: t('desk.move.forward', 'Next partner found'),
  takeBack: t('desk.move.takeBack', 'Taken from the partner'),
  giveUp: t('desk.move.giveUp', 'No partner found'),
  assign: t('desk.move.assign', 'Professional assigned'),
  reschedule: t('desk.move.reschedule', 'Time changed'),
  proposeTime: t('desk.move.proposeTime', 'Another time asked for'),
  agreeTime: t('desk.move.agreeTime', 'Another time agreed'),
  declineTime: t('desk.move.declineTime', 'Another time not agreed'),
  askStop: t('desk.move.askStop', 'Ending the visit early asked for'),
  withdrawStop: t('desk.move.withdrawStop', 'The visit continues'),
  stopEarly: t('desk.move.stopEarly', 'Visit ended early'),
  stopDisputed: t('desk.move.stopDisputed', 'Visit ended early with a dispute'),
  start: t('desk.move.start', 'Job started'),
  askAddition: t('desk.move.askAddition', 'Added service asked for'),
  answerAddition: t('desk.move.answerAddition', 'Added service answered'),
  complete: t('desk.move.complete', 'Job done'),
  close: t('desk.move.close', 'Closed'),
  refundSettled: t('desk.move.refundSettled', 'Refund reached the customer'),
  cancel: t('desk.move.cancel', 'Cancelled'),
};
export const moveWords = (verb: string, status: string) => moves[verb] ?? statusWords(status);

const answers = {
  open: t('desk.answer.open', 'Waiting for an answer'),
  accepted: t('desk.answer.accepted', 'Accepted'),
  refused: t('desk.answer.refused', 'Rejected'),
  expired: t('desk.answer.expired', 'Did not answer'),
  withdrawn: t('desk.answer.withdrawn', 'Withdrawn'),
  given_back: t('desk.answer.given_back', 'Accepted, then given back'),
  no_show: t('desk.answer.no_show', 'Accepted, but no one came'),
} satisfies Record<PartnerRequestState, string>;
export const answerWords = (answer: PartnerRequestState) => answers[answer];

const outcomes: Readonly<Record<string, string>> = {
  open: t('desk.answer.open', 'Waiting for an answer'),
  agreed: t('desk.outcome.agreed', 'Agreed'),
  declined: t('desk.outcome.declined', 'Declined'),
  withdrawn: t('desk.answer.withdrawn', 'Withdrawn'),
  expired: t('desk.answer.expired', 'Did not answer'),
};
export const outcomeWords = (outcome: string) => outcomes[outcome] ?? outcome;
