/** Every act that the audit log may name. */
import { accountActs } from './account/account.acts.ts';
import { adminActs } from './backoffice/admin.acts.ts';
import { bookingActs } from './booking/booking.acts.ts';
import { catalogActs } from './catalog/catalog.acts.ts';
import { couponActs } from './booking/coupon.acts.ts';
import { dictionaryActs } from './platform/dictionary.acts.ts';
import { invoiceActs } from './payment/invoice.acts.ts';
import { partnerActs } from './partner/partner.acts.ts';
import { privacyActs } from './privacy/privacy.acts.ts';
import { profileActs } from './profile/profile.acts.ts';
import { staffActs } from './staff/staff.acts.ts';
import { supportActs } from './support/support.acts.ts';

export const acts = [
  ...accountActs,
  ...adminActs,
  ...bookingActs,
  ...catalogActs,
  ...couponActs,
  ...dictionaryActs,
  ...invoiceActs,
  ...partnerActs,
  ...privacyActs,
  ...profileActs,
  ...staffActs,
  ...supportActs,
] as const;
export type Act = (typeof acts)[number];
