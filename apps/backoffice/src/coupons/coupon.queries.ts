import { type OfficeCoupon, listCoupons } from '@nukkad/contract/backoffice/coupon.api';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

export interface CouponFilter {
  readonly q: string;
  readonly status: OfficeCoupon['status'] | '';
}

export const couponsQuery = ({ q, status }: CouponFilter) =>
  infiniteQueryOptions({
    queryKey: ['coupons', q, status],
    queryFn: ({ pageParam }) =>
      call(listCoupons, {
        query: {
          limit: 40,
          ...(q ? { q } : {}),
          ...(status ? { status } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
