/**
 * Every model that the OpenAPI document names. A name is that of the exported constant with a capital: `bookingCard` is
 * `BookingCard`. A schema that no module exports is written out within those that use it.
 */
import * as leaveConfirm from './identity/account/deactivation.confirm.ts';
import * as backofficeCatalogueConfirm from './market/catalog/catalog-admin.confirm.ts';
import * as backofficeCouponConfirm from './market/coupon/coupon-admin.confirm.ts';
import * as backofficeDictionaryConfirm from './office/settings/dictionary.confirm.ts';
import * as backofficeIncidentConfirm from './talk/support/incident.confirm.ts';
import * as backofficePeopleConfirm from './identity/account/people.confirm.ts';
import * as backofficePriceConfirm from './market/catalog/city-price.confirm.ts';
import * as bookingConfirm from './market/booking/booking.confirm.ts';
import * as catalogOfferConfirm from './market/catalog/partner-service.confirm.ts';
import * as featureConfirm from './identity/partner/feature.confirm.ts';
import * as hoursConfirm from './market/partnership/hours.confirm.ts';
import * as partnerConfirm from './market/partnership/partnership.confirm.ts';
import * as reviewConfirm from './market/partnership/review.confirm.ts';
import * as privacyConfirm from './identity/privacy/privacy.confirm.ts';
import * as staffConfirm from './identity/staff/staff.confirm.ts';
import * as account from './identity/account/account.model.ts';
import * as passkey from './identity/account/passkey.model.ts';
import * as password from './identity/account/password.model.ts';
import * as session from './identity/account/session.model.ts';
import * as reason from './office/backoffice/reason.ts';
import * as bookingMoney from './market/booking/booking-money.model.ts';
import * as booking from './market/booking/booking.model.ts';
import * as coupon from './market/coupon/coupon.model.ts';
import * as quote from './market/cart/quote.model.ts';
import * as catalog from './market/catalog/catalog.model.ts';
import * as categoryList from './market/catalog/category-list.query.ts';
import * as content from './office/content/content.model.ts';
import * as document from './files/document/document.model.ts';
import * as geography from './places/geography/geography.model.ts';
import { apis } from './index.ts';
import * as confirmation from './kernel/confirmation.ts';
import type { Schema } from './kernel/schema.ts';
import * as hours from './market/partnership/hours.model.ts';
import * as partner from './identity/partner/partner.model.ts';
import * as payment from './money/payment/payment.model.ts';
import * as privacy from './identity/privacy/privacy.model.ts';
import * as card from './identity/profile/card.model.ts';
import * as profile from './identity/profile/profile.model.ts';
import * as staff from './identity/staff/staff.model.ts';
import * as support from './talk/support/support.model.ts';

const modules: readonly Record<string, unknown>[] = [
  ...apis,
  confirmation,
  leaveConfirm,
  backofficeCatalogueConfirm,
  backofficeCouponConfirm,
  backofficeDictionaryConfirm,
  backofficeIncidentConfirm,
  backofficePeopleConfirm,
  backofficePriceConfirm,
  bookingConfirm,
  catalogOfferConfirm,
  featureConfirm,
  hoursConfirm,
  partnerConfirm,
  reviewConfirm,
  privacyConfirm,
  staffConfirm,
  account,
  passkey,
  password,
  session,
  reason,
  bookingMoney,
  booking,
  coupon,
  quote,
  catalog,
  categoryList,
  content,
  document,
  geography,
  hours,
  partner,
  payment,
  privacy,
  card,
  profile,
  staff,
  support,
];

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

const nameOf = (constant: string) => constant.charAt(0).toUpperCase() + constant.slice(1);

function named([constant, value]: readonly [string, unknown]): readonly (readonly [Schema, string])[] {
  if (isSchema(value)) return [[value, nameOf(constant)]];
  // A confirmation: `confirmsCart` holds what the person saw, which is SeenCart.
  return typeof value === 'object' && value !== null && 'schema' in value && isSchema(value.schema)
    ? [[value.schema, constant.replace(/^confirms/, 'Seen')]]
    : [];
}

export const models: ReadonlyMap<Schema, string> = new Map(
  modules.flatMap((module) => Object.entries(module)).flatMap(named),
);
