/** Every call there is. The server mounts each of these or does not start; the OpenAPI document lists them. */
import * as account from './identity/account/account.api.ts';
import * as leave from './identity/account/deactivation.api.ts';
import * as referral from './identity/account/referral.api.ts';
import * as session from './identity/account/session.api.ts';
import * as stepUp from './identity/account/step-up.api.ts';
import * as backofficeAudit from './office/backoffice/audit.api.ts';
import * as backofficeCatalogue from './market/catalog/catalog-admin.api.ts';
import * as backofficeCoupon from './market/coupon/coupon-admin.api.ts';
import * as backofficeDictionary from './office/settings/dictionary.api.ts';
import * as backofficePrice from './market/catalog/city-price.api.ts';
import * as backofficeIncident from './talk/support/incident.api.ts';
import * as backofficePeople from './identity/account/people.api.ts';
import * as backofficeSignIn from './office/backoffice/sign-in.api.ts';
import * as passkey from './identity/account/passkey.api.ts';
import * as password from './identity/account/password.api.ts';
import * as signIn from './identity/account/sign-in.api.ts';
import * as booking from './market/booking/booking.api.ts';
import * as coupon from './market/coupon/coupon.api.ts';
import * as preview from './market/cart/preview.api.ts';
import * as fulfilment from './market/fulfilment/fulfilment.api.ts';
import * as slot from './market/schedule/slot.api.ts';
import * as content from './office/content/content.api.ts';
import * as catalog from './market/catalog/catalog.api.ts';
import * as master from './market/catalog/master.api.ts';
import * as offer from './market/catalog/partner-service.api.ts';
import * as document from './files/document/document.api.ts';
import * as geography from './places/geography/geography.api.ts';
import type { AnyEndpoint } from './kernel/endpoint.ts';
import * as feature from './identity/partner/feature.api.ts';
import * as hours from './market/partnership/hours.api.ts';
import * as partner from './market/partnership/partnership.api.ts';
import * as review from './market/partnership/review.api.ts';
import * as bookingGst from './money/invoice/booking-gst.api.ts';
import * as payment from './money/payment/payment.api.ts';
import * as platform from './office/settings/settings.api.ts';
import * as belonging from './identity/profile/profile-item.api.ts';
import * as card from './identity/profile/card.api.ts';
import * as profile from './identity/profile/profile.api.ts';
import * as staff from './identity/staff/staff.api.ts';
import * as support from './talk/support/support.api.ts';
import * as privacy from './identity/privacy/privacy.api.ts';

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
