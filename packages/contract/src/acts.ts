/** Every act that the audit log may name. */
import { accountActs } from './identity/account/account.acts.ts';
import { adminActs } from './office/backoffice/admin.acts.ts';
import { bookingActs } from './market/booking/booking.acts.ts';
import { catalogActs } from './market/catalog/catalog.acts.ts';
import { couponActs } from './market/coupon/coupon.acts.ts';
import { dictionaryActs } from './office/settings/dictionary.acts.ts';
import { invoiceActs } from './money/invoice/invoice.acts.ts';
import { partnerActs } from './identity/partner/partner.acts.ts';
import { privacyActs } from './identity/privacy/privacy.acts.ts';
import { profileActs } from './identity/profile/profile.acts.ts';
import { staffActs } from './identity/staff/staff.acts.ts';
import { supportActs } from './talk/support/support.acts.ts';

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
