// Written by `npm run lists` from the names of the files. Do not edit.
import type { PreviewFirst } from './preview-call.ts';
import { deactivationPreviews } from './identity/account/deactivation.api.ts';
import { peoplePreviews } from './identity/account/people.api.ts';
import { featurePreviews } from './identity/partner/feature.api.ts';
import { privacyPreviews } from './identity/privacy/privacy.api.ts';
import { termsPreviews } from './identity/privacy/terms.api.ts';
import { catalogAdminPreviews } from './market/catalog/catalog-admin.api.ts';
import { cityPricePreviews } from './market/catalog/city-price.api.ts';
import { partnerServicePreviews } from './market/catalog/partner-service.api.ts';
import { couponAdminPreviews } from './market/coupon/coupon-admin.api.ts';
import { partnerOfferPreviews } from './market/coupon/partner-offer.api.ts';
import { deskPreviews } from './market/desk/desk-moves.api.ts';
import { deskRefundPreviews } from './market/desk/desk-refund.api.ts';
import { disputePreviews } from './market/dispute/dispute-office.api.ts';
import { earlierPreviews } from './market/earlier/earlier.api.ts';
import { giveBackPreviews } from './market/give-back/give-back.api.ts';
import { leadPreviews } from './market/lead/lead.api.ts';
import { leadWorkPreviews } from './market/lead/lead-work.api.ts';
import { noShowPreviews } from './market/no-show/no-show.api.ts';
import { partnershipPreviews } from './market/partnership/partnership.api.ts';
import { hoursPreviews } from './market/partnership/hours.api.ts';
import { reviewPreviews } from './market/partnership/review.api.ts';
import { reschedulePreviews } from './market/reschedule/reschedule.api.ts';
import { rfqPreviews } from './market/rfq/rfq.api.ts';
import { seriesPreviews } from './market/series/series.api.ts';
import { stopPreviews } from './market/stop/stop.api.ts';
import { cashRefundPreviews } from './money/cash-refund/cash-refund.api.ts';
import { creditPreviews } from './money/credit/office-credit.api.ts';
import { leadCreditPreviews } from './money/lead-credit/lead-credit.api.ts';
import { milestonePaymentPreviews } from './money/milestone-payment/milestone-payment.api.ts';
import { payLaterPreviews } from './money/pay-later/office-pay-later.api.ts';
import { paymentPreviews } from './money/payment/payment.api.ts';
import { payoutAdminPreviews } from './money/payout/payout-admin.api.ts';
import { payrollPreviews } from './people/payroll/payroll.api.ts';
import { applicationPreviews } from './hiring/application/application.api.ts';
import { hirePreviews } from './hiring/hire/hire.api.ts';
import { jobOfferPreviews } from './hiring/job-offer/job-offer.api.ts';
import { incidentPreviews } from './talk/support/incident.api.ts';
import { drivePreviews } from './files/drive/drive.api.ts';
import { envelopePreviews } from './files/envelope/envelope.api.ts';
import { eSignPreviews } from './files/envelope/esign.api.ts';
import { signPreviews } from './files/envelope/sign.api.ts';
import { configurationPreviews } from './office/configuration/configuration.api.ts';
import { dictionaryPreviews } from './office/settings/dictionary.api.ts';
import { partyPaperPreviews } from './work/payment-book/party-paper.api.ts';
import { projectPreviews } from './work/project/client-project.api.ts';
import { scopeChangePreviews } from './work/scope-change/scope-change.api.ts';
import { staffPreviews } from './identity/staff/staff.preview.ts';
import { bookingPreviews } from './market/booking/booking.preview.ts';
import { fulfilmentPreviews } from './market/fulfilment/fulfilment.preview.ts';

export const previews: readonly PreviewFirst[] = [
  ...deactivationPreviews,
  ...peoplePreviews,
  ...featurePreviews,
  ...privacyPreviews,
  ...termsPreviews,
  ...catalogAdminPreviews,
  ...cityPricePreviews,
  ...partnerServicePreviews,
  ...couponAdminPreviews,
  ...partnerOfferPreviews,
  ...deskPreviews,
  ...deskRefundPreviews,
  ...disputePreviews,
  ...earlierPreviews,
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
  ...applicationPreviews,
  ...hirePreviews,
  ...jobOfferPreviews,
  ...incidentPreviews,
  ...drivePreviews,
  ...envelopePreviews,
  ...eSignPreviews,
  ...signPreviews,
  ...configurationPreviews,
  ...dictionaryPreviews,
  ...partyPaperPreviews,
  ...projectPreviews,
  ...scopeChangePreviews,
  ...staffPreviews,
  ...bookingPreviews,
  ...fulfilmentPreviews,
];
