import { maximumPageSize as limit } from '../../kernel/page.ts';
import { type ReadCall, type PreviewFirst, type Params, previewFirst, shownRow } from '../../preview-call.ts';
import * as coupon from './coupon-admin.api.ts';
import { seenOfCoupon, seenOfCouponChange, seenOfCouponEffect } from './coupon-admin.confirm.ts';

async function couponAt(look: ReadCall, { couponId }: Params) {
  const { items } = await look(coupon.listCoupons, { query: { limit } });
  return shownRow(items, (row) => row.couponId === couponId);
}

export const couponAdminPreviews: readonly PreviewFirst[] = [
  previewFirst(coupon.makeCoupon, async (look, { body: { code: _code, why: _why, ...terms } }) =>
    seenOfCouponEffect(await look(coupon.previewCoupon, { body: terms })),
  ),
  previewFirst(coupon.changeCoupon, async (look, { params, body: { why: _why, ...terms } }) => {
    const { verdict } = await look(coupon.previewCoupon, { body: terms });
    return seenOfCouponChange(await couponAt(look, params), verdict);
  }),
  previewFirst(coupon.decideCoupon, async (look, { params }) => seenOfCoupon(await couponAt(look, params))),
  previewFirst(coupon.moveCoupon, async (look, { params }) => seenOfCoupon(await couponAt(look, params))),
];
