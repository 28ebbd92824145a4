/** Every call there is. The server mounts each of these or does not start; the OpenAPI document lists them. */
import * as account from './account/account.api.ts';
import * as leave from './account/leave.api.ts';
import * as referral from './account/referral.api.ts';
import * as session from './account/session.api.ts';
import * as stepUp from './account/step-up.api.ts';
import * as backofficeAudit from './backoffice/audit.api.ts';
import * as backofficeCatalogue from './backoffice/catalogue.api.ts';
import * as backofficeCoupon from './backoffice/coupon.api.ts';
import * as backofficeDictionary from './backoffice/dictionary.api.ts';
import * as backofficePrice from './backoffice/price.api.ts';
import * as backofficeIncident from './backoffice/incident.api.ts';
import * as backofficePeople from './backoffice/people.api.ts';
import * as backofficeSignIn from './backoffice/sign-in.api.ts';
import * as passkey from './account/passkey.api.ts';
import * as password from './account/password.api.ts';
import * as signIn from './account/sign-in.api.ts';
import * as booking from './booking/booking.api.ts';
import * as coupon from './booking/coupon.api.ts';
import * as preview from './booking/preview.api.ts';
import * as fulfilment from './booking/fulfilment.api.ts';
import * as slot from './booking/slot.api.ts';
import * as content from './content/content.api.ts';
import * as catalog from './catalog/catalog.api.ts';
import * as master from './catalog/master.api.ts';
import * as offer from './catalog/offer.api.ts';
import * as document from './document/document.api.ts';
import * as geography from './geography/geography.api.ts';
import type { AnyEndpoint } from './kernel/endpoint.ts';
import * as feature from './partner/feature.api.ts';
import * as hours from './partner/hours.api.ts';
import * as partner from './partner/partner.api.ts';
import * as review from './partner/review.api.ts';
import * as bookingGst from './payment/booking-gst.api.ts';
import * as payment from './payment/payment.api.ts';
import * as platform from './platform/platform.api.ts';
import * as belonging from './profile/belonging.api.ts';
import * as card from './profile/card.api.ts';
import * as profile from './profile/profile.api.ts';
import * as staff from './staff/staff.api.ts';
import * as support from './support/support.api.ts';
import * as privacy from './privacy/privacy.api.ts';

export const apis: readonly Record<string, unknown>[] = [
  privacy,
  content,
  platform,
  account,
  session,
  stepUp,
  leave,
  referral,
  signIn,
  password,
  passkey,
  geography,
  catalog,
  master,
  offer,
  document,
  partner,
  feature,
  hours,
  review,
  slot,
  booking,
  coupon,
  preview,
  fulfilment,
  payment,
  bookingGst,
  backofficeSignIn,
  backofficeAudit,
  staff,
  card,
  profile,
  belonging,
  backofficePeople,
  backofficeCatalogue,
  backofficePrice,
  backofficeCoupon,
  backofficeDictionary,
  backofficeIncident,
  support,
];

function isEndpoint(value: unknown): value is AnyEndpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'spec' in value
  );
}

export const endpoints: readonly AnyEndpoint[] = apis
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint);
