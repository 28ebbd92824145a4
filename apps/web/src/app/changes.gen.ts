// Written by `npm run lists` from the names of the files. Do not edit.
import type { ChangeNames } from '../ui/state/change-names.ts';
import { accountChanges } from '../identity/account/account.changes.ts';
import { privacyChanges } from '../identity/privacy/privacy.changes.ts';
import { staffChanges } from '../identity/staff/staff.changes.ts';
import { partnerServiceChanges } from '../market/catalog/partner-service/partner-service.changes.ts';
import { couponChanges } from '../market/coupon/coupon.changes.ts';
import { fulfilmentChanges } from '../market/fulfilment/fulfilment.changes.ts';
import { leadChanges } from '../market/lead/lead.changes.ts';
import { partnershipChanges } from '../market/partnership/partnership.changes.ts';
import { rfqChanges } from '../market/rfq/rfq.changes.ts';
import { seriesChanges } from '../market/series/series.changes.ts';
import { stopChanges } from '../market/stop/stop.changes.ts';
import { leadCreditChanges } from '../money/lead-credit/lead-credit.changes.ts';
import { milestonePaymentChanges } from '../money/milestone-payment/milestone-payment.changes.ts';
import { payLaterChanges } from '../money/pay-later/pay-later.changes.ts';
import { payrollChanges } from '../people/payroll/payroll.changes.ts';
import { applicationChanges } from '../hiring/application/application.changes.ts';
import { hireChanges } from '../hiring/hire/hire.changes.ts';
import { jobOfferChanges } from '../hiring/job-offer/job-offer.changes.ts';
import { driveChanges } from '../files/drive/drive.changes.ts';
import { envelopeChanges } from '../files/envelope/envelope.changes.ts';
import { bookingChanges } from '../nouns/booking/booking.changes.ts';
import { priceChanges } from '../nouns/price/price.changes.ts';
import { partyPaperChanges } from '../work/payment-book/party-paper.changes.ts';
import { projectChanges } from '../work/project/project.changes.ts';
import { scopeChanges } from '../work/project/scope/scope.changes.ts';

export const changeNames: ChangeNames = {
  ...accountChanges,
  ...privacyChanges,
  ...staffChanges,
  ...partnerServiceChanges,
  ...couponChanges,
  ...fulfilmentChanges,
  ...leadChanges,
  ...partnershipChanges,
  ...rfqChanges,
  ...seriesChanges,
  ...stopChanges,
  ...leadCreditChanges,
  ...milestonePaymentChanges,
  ...payLaterChanges,
  ...payrollChanges,
  ...applicationChanges,
  ...hireChanges,
  ...jobOfferChanges,
  ...driveChanges,
  ...envelopeChanges,
  ...bookingChanges,
  ...priceChanges,
  ...partyPaperChanges,
  ...projectChanges,
  ...scopeChanges,
};
