import type { OfficeCoupon } from '@nukkad/contract/backoffice/coupon.api';
import { couponErrors } from '@nukkad/contract/booking/coupon.errors';
import { catalogErrors } from '@nukkad/contract/catalog/catalog.errors';
import { actorOf, audit } from '../platform/audit.ts';
import type { Reader } from '../platform/db/database.ts';
import { newId } from '../platform/id.ts';
import type { Platform, WriteCall } from '../platform/platform.ts';
import { refuse } from '../platform/refusal.ts';
import type { Viewer } from '../platform/viewer.ts';
import { presentCoupon } from './coupon.presenter.ts';
import type { CouponTerms } from './coupon.rules.ts';
import { type CouponWords, findInOffice, insertCoupon, listUnknown } from './coupon.store.ts';

export type CouponCall = WriteCall & { readonly viewer: Viewer; readonly now: Date };
export type WantedTerms = CouponTerms & CouponWords;

export async function checkPlaces(reader: Reader, wanted: CouponTerms): Promise<void> {
  const unknown = await listUnknown(reader, wanted);
  if (unknown.categories > 0) refuse(catalogErrors.category_not_found);
  if (unknown.cities > 0) refuse(catalogErrors.city_not_found);
}

export async function makeCoupon(
  platform: Platform,
  call: CouponCall,
  { why, ...wanted }: WantedTerms & { readonly code: string; readonly why: string },
): Promise<OfficeCoupon> {
  const { viewer, now } = call;
  const coupon = { ...wanted, couponId: newId() };
  const row = await platform.write(call, async (tx) => {
    await checkPlaces(tx, wanted);
    await insertCoupon(tx, coupon, { userId: viewer.userId, now });
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'coupon.made',
      subjectKind: 'coupon',
      subjectId: coupon.couponId,
      detail: { ...wanted, why },
    });
    return (await findInOffice(tx, coupon.couponId)) ?? refuse(couponErrors.coupon_not_found);
  });
  return presentCoupon(row);
}
