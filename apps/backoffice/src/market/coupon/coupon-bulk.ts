import { plural, t } from '../../platform/words.ts';
import type { OfficeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import { couponLifecycle } from '@nukkad/contract/market/coupon/coupon.noun';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { BulkAct } from '@nukkad/lists/bulk-act';
import { moveCoupons } from './coupon.queries.ts';

const said = {
  pause: (count: number) =>
    plural('coupon.manyPaused', count, { one: '{{count}} offer paused', other: '{{count}} offers paused' }),
  resume: (count: number) =>
    plural('coupon.manyResumed', count, {
      one: '{{count}} offer resumed',
      other: '{{count}} offers resumed',
    }),
  end: (count: number) =>
    plural('coupon.manyEnded', count, { one: '{{count}} offer ended', other: '{{count}} offers ended' }),
};

const after = { pause: 'Paused', resume: 'Active', end: 'Ended' } as const;

const actOf = (verb: keyof typeof after, label: string): BulkAct<OfficeCoupon> => ({
  id: verb,
  label,
  fits: ({ status }) => canMove(couponLifecycle, verb, status),
  said: said[verb],
  foresee: (coupon) => ({ ...coupon, status: after[verb] }),
  send: (coupons, why) => moveCoupons(verb, coupons, why),
  reason: { label: t('common.reason', 'Reason'), least: 10 },
  ...(verb === 'end' && { danger: true as const }),
});

/** What can be done to many offers at once. */
export const couponBulk: readonly BulkAct<OfficeCoupon>[] = [
  actOf('pause', t('coupon.pause', 'Pause')),
  actOf('resume', t('coupon.resume', 'Resume')),
  actOf('end', t('coupon.endOffers', 'End offers')),
];
