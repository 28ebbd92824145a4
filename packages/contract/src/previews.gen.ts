// Written by `npm run lists` from the names of the files. Do not edit.
import type { PreviewFirst } from './preview-call.ts';
import { deactivationPreviews } from './identity/account/deactivation.preview.ts';
import { peoplePreviews } from './identity/account/people.preview.ts';
import { featurePreviews } from './identity/partner/feature.preview.ts';
import { privacyPreviews } from './identity/privacy/privacy.preview.ts';
import { staffPreviews } from './identity/staff/staff.preview.ts';
import { bookingPreviews } from './market/booking/booking.preview.ts';
import { catalogAdminPreviews } from './market/catalog/catalog-admin.preview.ts';
import { cityPricePreviews } from './market/catalog/city-price.preview.ts';
import { partnerServicePreviews } from './market/catalog/partner-service.preview.ts';
import { couponAdminPreviews } from './market/coupon/coupon-admin.preview.ts';
import { partnerOfferPreviews } from './market/coupon/partner-offer.preview.ts';
import { deskPreviews } from './market/desk/desk.preview.ts';
import { deskRefundPreviews } from './market/desk/desk-refund.preview.ts';
import { disputePreviews } from './market/dispute/dispute.preview.ts';
import { earlierPreviews } from './market/earlier/earlier.preview.ts';
import { fulfilmentPreviews } from './market/fulfilment/fulfilment.preview.ts';
import { giveBackPreviews } from './market/give-back/give-back.preview.ts';
import { leadPreviews } from './market/lead/lead.preview.ts';
import { leadWorkPreviews } from './market/lead/lead-work.preview.ts';
import { noShowPreviews } from './market/no-show/no-show.preview.ts';
import { partnershipPreviews } from './market/partnership/partnership.preview.ts';
import { hoursPreviews } from './market/partnership/hours.preview.ts';
import { reviewPreviews } from './market/partnership/review.preview.ts';
import { reschedulePreviews } from './market/reschedule/reschedule.preview.ts';
import { rfqPreviews } from './market/rfq/rfq.preview.ts';
import { seriesPreviews } from './market/series/series.preview.ts';
import { stopPreviews } from './market/stop/stop.preview.ts';
import { cashRefundPreviews } from './money/cash-refund/cash-refund.preview.ts';
import { creditPreviews } from './money/credit/credit.preview.ts';
import { leadCreditPreviews } from './money/lead-credit/lead-credit.preview.ts';
import { milestonePaymentPreviews } from './money/milestone-payment/milestone-payment.preview.ts';
import { payLaterPreviews } from './money/pay-later/pay-later.preview.ts';
import { paymentPreviews } from './money/payment/payment.preview.ts';
import { payoutAdminPreviews } from './money/payout/payout-admin.preview.ts';
import { payrollPreviews } from './people/payroll/payroll.preview.ts';
import { incidentPreviews } from './talk/support/incident.preview.ts';
import { configurationPreviews } from './office/configuration/configuration.preview.ts';
import { dictionaryPreviews } from './office/settings/dictionary.preview.ts';
import { partyPaperPreviews } from './work/payment-book/party-paper.preview.ts';
import { projectPreviews } from './work/project/project.preview.ts';
import { scopeChangePreviews } from './work/scope-change/scope-change.preview.ts';

export const previews: readonly PreviewFirst[] = [
  ...deactivationPreviews,
  ...peoplePreviews,
  ...featurePreviews,
  ...privacyPreviews,
  ...staffPreviews,
  ...bookingPreviews,
  ...catalogAdminPreviews,
  ...cityPricePreviews,
  ...partnerServicePreviews,
  ...couponAdminPreviews,
  ...partnerOfferPreviews,
  ...deskPreviews,
  ...deskRefundPreviews,
  ...disputePreviews,
  ...earlierPreviews,
  ...fulfilmentPreviews,
  ...giveBackPreviews,
  ...leadPreviews,
  ...leadWorkPreviews,
  ...noShowPreviews,
  ...partnershipPreviews,
  ...hoursPreviews,
  ...reviewPreviews,
  ...reschedulePreviews,
  ...rfqPreviews,
  ...seriesPreviews,
  ...stopPreviews,
  ...cashRefundPreviews,
  ...creditPreviews,
  ...leadCreditPreviews,
  ...milestonePaymentPreviews,
  ...payLaterPreviews,
  ...paymentPreviews,
  ...payoutAdminPreviews,
  ...payrollPreviews,
  ...incidentPreviews,
  ...configurationPreviews,
  ...dictionaryPreviews,
  ...partyPaperPreviews,
  ...projectPreviews,
  ...scopeChangePreviews,
];
