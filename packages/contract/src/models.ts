/**
 * Every model that the OpenAPI document names. A name is that of the exported constant with a capital: `bookingCard` is
 * `BookingCard`. A schema that no module exports is written out within those that use it.
 */
import * as leaveConfirm from './account/leave.confirm.ts';
import * as backofficeCatalogueConfirm from './backoffice/catalogue.confirm.ts';
import * as backofficeCouponConfirm from './backoffice/coupon.confirm.ts';
import * as backofficeDictionaryConfirm from './backoffice/dictionary.confirm.ts';
import * as backofficeIncidentConfirm from './backoffice/incident.confirm.ts';
import * as backofficePeopleConfirm from './backoffice/people.confirm.ts';
import * as backofficePriceConfirm from './backoffice/price.confirm.ts';
import * as bookingConfirm from './booking/booking.confirm.ts';
import * as catalogOfferConfirm from './catalog/offer.confirm.ts';
import * as featureConfirm from './partner/feature.confirm.ts';
import * as hoursConfirm from './partner/hours.confirm.ts';
import * as partnerConfirm from './partner/partner.confirm.ts';
import * as reviewConfirm from './partner/review.confirm.ts';
import * as privacyConfirm from './privacy/privacy.confirm.ts';
import * as staffConfirm from './staff/staff.confirm.ts';
import * as account from './account/account.model.ts';
import * as passkey from './account/passkey.model.ts';
import * as password from './account/password.model.ts';
import * as session from './account/session.model.ts';
import * as reason from './backoffice/reason.ts';
import * as bookingMoney from './booking/booking-money.model.ts';
import * as booking from './booking/booking.model.ts';
import * as coupon from './booking/coupon.model.ts';
import * as quote from './booking/quote.model.ts';
import * as catalog from './catalog/catalog.model.ts';
import * as categoryList from './catalog/category-list.query.ts';
import * as content from './content/content.model.ts';
import * as document from './document/document.model.ts';
import * as geography from './geography/geography.model.ts';
import { apis } from './index.ts';
import * as confirmation from './kernel/confirmation.ts';
import type { Schema } from './kernel/schema.ts';
import * as hours from './partner/hours.model.ts';
import * as partner from './partner/partner.model.ts';
import * as payment from './payment/payment.model.ts';
import * as privacy from './privacy/privacy.model.ts';
import * as card from './profile/card.model.ts';
import * as profile from './profile/profile.model.ts';
import * as staff from './staff/staff.model.ts';
import * as support from './support/support.model.ts';

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
