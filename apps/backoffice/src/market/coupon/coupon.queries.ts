import { type OfficeCoupon, listCoupons } from '@nukkad/contract/market/coupon/coupon-admin.api';
import { call } from '../../platform/call.ts';
import { filled, pagedQuery } from '../../platform/paged.query.ts';

export interface CouponFilter {
  readonly q: string;
  readonly status: OfficeCoupon['status'] | '';
}

export const couponsQuery = ({ q, status }: CouponFilter) =>
  pagedQuery(['coupons', q, status], (from) =>
    call(listCoupons, { query: { limit: 40, ...filled({ q, status }), ...from } }),
  );
