import type { SettingId } from '@nukkad/contract/office/configuration/setting.catalogue';
import { t } from '../../platform/words.ts';
import { rfqSettingNames } from './rfq-setting-names.ts';
import { paymentSettingNames } from './payment-setting-names.ts';
import { salarySettingNames } from './salary-setting-names.ts';
import { talkSettingNames } from './talk-setting-names.ts';

/** Every setting in plain words; one without a name does not compile. */
export const settingNames: Readonly<Record<SettingId, string>> = {
  'booking.rules.payMinutes': t('setting.booking.rules.payMinutes', 'Time to pay for a booking'),
  'booking.rules.acceptMinutes': t(
    'setting.booking.rules.acceptMinutes',
    'Partner’s time to accept a request',
  ),
  'booking.rules.noticeMinutes': t(
    'setting.booking.rules.noticeMinutes',
    'Stop looking for a partner before the visit',
  ),
  'booking.rules.startEarlyMinutes': t(
    'setting.booking.rules.startEarlyMinutes',
    'Earliest start before the booked time',
  ),
  'booking.rules.startTries': t('setting.booking.rules.startTries', 'Wrong tries of a start OTP'),
  'booking.rules.startCodes': t('setting.booking.rules.startCodes', 'Start OTPs per booking'),
  'booking.rules.newCodeAfterMinutes': t(
    'setting.booking.rules.newCodeAfterMinutes',
    'Wait for a new start OTP',
  ),
  'booking.rules.photoLimit': t('setting.booking.rules.photoLimit', 'Photos per side of a booking'),
  'booking.rules.closeAfterHours': t(
    'setting.booking.rules.closeAfterHours',
    'Time to dispute finished work',
  ),
  'booking.rules.freeUntilMinutesBefore': t(
    'setting.booking.rules.freeUntilMinutesBefore',
    'Free cancelling and rescheduling ends before the visit by',
  ),
  'booking.rules.freeMinutesAfterBooking': t(
    'setting.booking.rules.freeMinutesAfterBooking',
    'Free to cancel after booking',
  ),
  'booking.rules.feePercent': t('setting.booking.rules.feePercent', 'Late cancellation charge'),
  'booking.rules.feeFloorPaise': t('setting.booking.rules.feeFloorPaise', 'Lowest late cancellation charge'),
  'booking.rules.feeCapPaise': t('setting.booking.rules.feeCapPaise', 'Highest late cancellation charge'),
  'booking.rules.reschedules': t('setting.booking.rules.reschedules', 'Reschedules per booking'),
  'booking.rules.lateAnswerMinutes': t(
    'setting.booking.rules.lateAnswerMinutes',
    'Partner’s time to answer a late reschedule',
  ),
  'booking.rules.buyerAnswerMinutes': t(
    'setting.booking.rules.buyerAnswerMinutes',
    'Customer’s time to answer a new time',
  ),
  'booking.rules.earlierAnswerMinutes': t(
    'setting.booking.rules.earlierAnswerMinutes',
    'Time to take an earlier slot',
  ),
  'booking.rules.giveBackPenalties': t(
    'setting.booking.rules.giveBackPenalties',
    'Penalty for giving back a job',
  ),
  'booking.rules.noShowPenaltyPaise': t(
    'setting.booking.rules.noShowPenaltyPaise',
    'Penalty when no professional comes',
  ),
  'booking.rules.customerAbsentMinutes': t(
    'setting.booking.rules.customerAbsentMinutes',
    'Wait before a customer can be marked absent',
  ),
  'booking.rules.absenceFeePercent': t(
    'setting.booking.rules.absenceFeePercent',
    'Charge for an absent customer',
  ),
  'booking.rules.professionalAbsentMinutes': t(
    'setting.booking.rules.professionalAbsentMinutes',
    'Wait before a professional can be marked absent',
  ),
  'booking.rules.absenceCreditPaise': t(
    'setting.booking.rules.absenceCreditPaise',
    'Credit when no professional comes',
  ),
  'booking.rules.unbegunMinutes': t(
    'setting.booking.rules.unbegunMinutes',
    'Mark a visit that never started as missed after',
  ),
  'booking.rules.stopAnswerMinutes': t(
    'setting.booking.rules.stopAnswerMinutes',
    'Time to answer an early stop',
  ),
  'booking.caps.establishedFrom': t(
    'setting.booking.caps.establishedFrom',
    'Finished bookings of an established customer',
  ),
  'booking.caps.trustedFrom': t(
    'setting.booking.caps.trustedFrom',
    'Finished bookings of a trusted customer',
  ),
  'booking.caps.newcomer': t('setting.booking.caps.newcomer', 'Open bookings of a new customer'),
  'booking.caps.established': t(
    'setting.booking.caps.established',
    'Open bookings of an established customer',
  ),
  'booking.caps.trusted': t('setting.booking.caps.trusted', 'Open bookings of a trusted customer'),
  'schedule.rules.noticeMinutes': t('setting.schedule.rules.noticeMinutes', 'Earliest slot from now'),
  'schedule.rules.horizonDays': t('setting.schedule.rules.horizonDays', 'Days that can be booked ahead'),
  'schedule.rules.bufferMinutes': t('setting.schedule.rules.bufferMinutes', 'Pause between two visits'),
  'schedule.rules.speedKmh': t('setting.schedule.rules.speedKmh', 'Travel speed between visits'),
  'schedule.rules.holdMinutes': t(
    'setting.schedule.rules.holdMinutes',
    'How long a slot is held in the cart',
  ),
  'schedule.rules.primeTime': t('setting.schedule.rules.primeTime', 'Prime time hours'),
  'price.fees.primeTimePercent': t('setting.price.fees.primeTimePercent', 'Prime time surcharge'),
  'price.fees.instantPercent': t(
    'setting.price.fees.instantPercent',
    'Surcharge for visits as soon as possible',
  ),
  'price.fees.convenience': t('setting.price.fees.convenience', 'Convenience fee'),
  'price.fees.freeMetres': t(
    'setting.price.fees.freeMetres',
    'Distance with no fee (partners within it are asked first)',
  ),
  'price.fees.perStartedKm': t('setting.price.fees.perStartedKm', 'Distance fee per started km'),
  'price.fees.distanceCap': t('setting.price.fees.distanceCap', 'Highest distance fee'),
  'price.tax.classes': t('setting.price.tax.classes', 'GST on services'),
  'price.tax.platformPercent': t('setting.price.tax.platformPercent', 'GST on the convenience fee'),
  'instant.rules.offered': t('setting.instant.rules.offered', 'Visits as soon as possible'),
  'instant.rules.acceptSeconds': t('setting.instant.rules.acceptSeconds', 'Time to accept an urgent request'),
  'instant.rules.readyMinutes': t('setting.instant.rules.readyMinutes', 'Time to set out'),
  'instant.rules.holdMinutes': t(
    'setting.instant.rules.holdMinutes',
    'How long an arrival is held in the cart',
  ),
  'instant.rules.stepMinutes': t('setting.instant.rules.stepMinutes', 'Arrivals are rounded to'),
  'instant.rules.withinMinutes': t('setting.instant.rules.withinMinutes', 'Latest arrival from now'),
  'instant.rules.latestMinutes': t('setting.instant.rules.latestMinutes', 'Search ends after'),
  'instant.rules.partners': t('setting.instant.rules.partners', 'Partners asked for an urgent visit'),
  'dispute.rules.answerHours': t('setting.dispute.rules.answerHours', 'Partner’s time to answer a dispute'),
  'dispute.rules.secondAdminPaise': t(
    'setting.dispute.rules.secondAdminPaise',
    'Refunds above this need two Admins',
  ),
  'dispute.rules.photosASide': t('setting.dispute.rules.photosASide', 'Photos per side of a dispute'),
  'dispute.rules.reworkDays': t('setting.dispute.rules.reworkDays', 'Time to choose a day for rework'),
  'portfolio.rules.photos': t('setting.portfolio.rules.photos', 'Photos of past work of a partner'),
  'review.rules.openDays': t('setting.review.rules.openDays', 'Time to write a review'),
  'review.rules.askAfterMinutes': t(
    'setting.review.rules.askAfterMinutes',
    'Ask for a review after the visit',
  ),
  'review.rules.photos': t('setting.review.rules.photos', 'Photos in a review'),
  'review.rules.remindAfterDays': t('setting.review.rules.remindAfterDays', 'Remind of a review after'),
  'chat.rules.deleteForAllMinutes': t('setting.chat.rules.deleteForAllMinutes', 'Taking a message back'),
  'chat.rules.editMinutes': t('setting.chat.rules.editMinutes', 'Correcting a message'),
  'chat.rules.afterEndDays': t('setting.chat.rules.afterEndDays', 'Messages after the end of a booking'),
  'catalog.city_price_bounds.leastPercentOfLow': t(
    'setting.catalog.city_price_bounds.leastPercentOfLow',
    'Lowest city price, of the usual low',
  ),
  'catalog.city_price_bounds.mostPercentOfHigh': t(
    'setting.catalog.city_price_bounds.mostPercentOfHigh',
    'Highest city price, of the usual high',
  ),
  'catalog.city_price_bounds.freePercentOfLow': t(
    'setting.catalog.city_price_bounds.freePercentOfLow',
    'City price without approval from, of the usual low',
  ),
  'catalog.city_price_bounds.freePercentOfHigh': t(
    'setting.catalog.city_price_bounds.freePercentOfHigh',
    'City price without approval up to, of the usual high',
  ),
  'catalog.city_price_bounds.freeEffectPaise': t(
    'setting.catalog.city_price_bounds.freeEffectPaise',
    'Monthly effect of a city price without approval',
  ),
  'coupon.bounds.mostPercent': t('setting.coupon.bounds.mostPercent', 'Highest discount of an offer'),
  'coupon.bounds.capAbovePercent': t(
    'setting.coupon.bounds.capAbovePercent',
    'Offers above this need a maximum',
  ),
  'coupon.bounds.mostDiscountPaise': t(
    'setting.coupon.bounds.mostDiscountPaise',
    'Highest discount per booking',
  ),
  'coupon.bounds.freePercent': t('setting.coupon.bounds.freePercent', 'Offer percentage without approval'),
  'coupon.bounds.freeDiscountPaise': t(
    'setting.coupon.bounds.freeDiscountPaise',
    'Discount per booking without approval',
  ),
  'coupon.bounds.freeBudgetPaise': t(
    'setting.coupon.bounds.freeBudgetPaise',
    'Total cost of an offer without approval',
  ),
  'partner.rules.reviewHeldHours': t(
    'setting.partner.rules.reviewHeldHours',
    'A taken review returns to the queue after',
  ),
  'platform.housekeeping.monthsAhead': t(
    'setting.platform.housekeeping.monthsAhead',
    'Storage prepared ahead',
  ),
  'platform.housekeeping.outboxDays': t(
    'setting.platform.housekeeping.outboxDays',
    'Delivered events are kept',
  ),
  'platform.housekeeping.idempotencyHours': t(
    'setting.platform.housekeeping.idempotencyHours',
    'Answers to repeated calls are kept',
  ),
  'platform.housekeeping.consumedEventDays': t(
    'setting.platform.housekeeping.consumedEventDays',
    'Handled events are remembered',
  ),
  'ledger.rules.commissionPercent': t('setting.ledger.rules.commissionPercent', 'Commission'),
  'ledger.rules.projectCommissionPercent': t(
    'setting.ledger.rules.projectCommissionPercent',
    'Commission on payments of projects',
  ),
  'ledger.rules.commissionGstPercent': t('setting.ledger.rules.commissionGstPercent', 'GST on commission'),
  'ledger.rules.tcsPercent': t('setting.ledger.rules.tcsPercent', 'Tax collected at source (TCS)'),
  'coupon.stacking.together': t('setting.coupon.stacking.together', 'Two offers on one booking'),
  'coupon.stacking.partnerFirst': t('setting.coupon.stacking.partnerFirst', 'Partner’s offer counts first'),
  'coupon.stacking.mostPercent': t('setting.coupon.stacking.mostPercent', 'Highest total of two offers'),
  'ledger.rules.commissionBeforeOwnOffer': t(
    'setting.ledger.rules.commissionBeforeOwnOffer',
    'Commission on the price before the partner’s offer',
  ),
  'ledger.rules.cancellationFeePartnerPercent': t(
    'setting.ledger.rules.cancellationFeePartnerPercent',
    'Partner’s share of a cancellation charge',
  ),
  ...paymentSettingNames,
  ...salarySettingNames,
  'payout.rules.afterDays': t('setting.payout.rules.afterDays', 'Payout after a booking closes'),
  'payout.rules.runAt': t('setting.payout.rules.runAt', 'Time of the daily payout'),
  'payout.rules.minimumPaise': t('setting.payout.rules.minimumPaise', 'Smallest payout'),
  'payout.rules.fourEyesAbovePaise': t(
    'setting.payout.rules.fourEyesAbovePaise',
    'Payouts above this need two Admins',
  ),
  'payout.rules.partnersABatch': t('setting.payout.rules.partnersABatch', 'Partners per payout step'),
  'payout.rules.webhookOldestMinutes': t(
    'setting.payout.rules.webhookOldestMinutes',
    'Oldest payout message accepted',
  ),
  'payout.rules.webhookAheadMinutes': t(
    'setting.payout.rules.webhookAheadMinutes',
    'Clock difference of payout messages',
  ),
  'cash_refund.rules.fourEyesAbovePaise': t(
    'setting.cash_refund.rules.fourEyesAbovePaise',
    'Refunds of cash above this need two Admins',
  ),
  'credit.rules.validDays': t('setting.credit.rules.validDays', 'How long credit can be used'),
  'invoice.share.days': t('setting.invoice.share.days', 'How long a shared invoice link works'),
  'account.rest.afterDays': t('setting.account.rest.afterDays', 'Unused accounts become inactive after'),
  'content.promises.refundDaysFrom': t('setting.content.promises.refundDaysFrom', 'Refunds promised from'),
  'content.promises.refundDaysTo': t('setting.content.promises.refundDaysTo', 'Refunds promised within'),
  'content.promises.acknowledgeHours': t(
    'setting.content.promises.acknowledgeHours',
    'Complaints acknowledged within',
  ),
  'series.rules.mostVisits': t('setting.series.rules.mostVisits', 'Visits of one repeating booking'),
  'series.rules.mostDays': t('setting.series.rules.mostDays', 'How far repeating visits reach'),
  'series.rules.aheadDays': t('setting.series.rules.aheadDays', 'Repeating visits are booked ahead'),
  'series.rules.mostPauseDays': t('setting.series.rules.mostPauseDays', 'Longest pause of repeating visits'),
  'series.rules.openLimit': t('setting.series.rules.openLimit', 'Repeating bookings per customer'),
  'credit.rules.noticeDays': t('setting.credit.rules.noticeDays', 'Notice before credit expires'),
  'credit.rules.secondAdminPaise': t(
    'setting.credit.rules.secondAdminPaise',
    'Credit above this needs two Admins',
  ),
  'credit.rules.adminDayPaise': t(
    'setting.credit.rules.adminDayPaise',
    'Credit one Admin can give in a day before a second Admin must agree',
  ),
  'credit.rules.giftDays': t('setting.credit.rules.giftDays', 'Credit of one customer is added up over'),
  'pay_later.rules.firstBookings': t(
    'setting.pay_later.rules.firstBookings',
    'Finished bookings before paying later',
  ),
  'pay_later.rules.startPaise': t('setting.pay_later.rules.startPaise', 'First limit to pay later'),
  'pay_later.rules.growPaise': t('setting.pay_later.rules.growPaise', 'Limit grows with each booking by'),
  'pay_later.rules.mostPaise': t('setting.pay_later.rules.mostPaise', 'Highest limit to pay later'),
  'pay_later.rules.dueDays': t('setting.pay_later.rules.dueDays', 'What is paid later is due after'),
  'pay_later.rules.remindDays': t('setting.pay_later.rules.remindDays', 'Reminder before it is due'),
  'pay_later.rules.secondAdminPaise': t(
    'setting.pay_later.rules.secondAdminPaise',
    'Limits above this need two Admins',
  ),
  ...rfqSettingNames,
  ...talkSettingNames,
};
