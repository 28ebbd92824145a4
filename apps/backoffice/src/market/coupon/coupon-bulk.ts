import { canMove } from '@nukkad/contract/kernel/lifecycle';
import {
  moveManyCoupons,
  type OfficeCoupon,
  seenOfCoupon,
} from '@nukkad/contract/market/coupon/coupon-admin.api';
import { couponLifecycle } from '@nukkad/contract/market/coupon/coupon.noun';
import type { BulkAct } from '@nukkad/lists/bulk-act';
import { call } from '../../platform/call.ts';
import { refusalsOf } from '../../platform/row-refusals.ts';
import { plural, t } from '../../platform/words.ts';

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

/** Pauses, resumes or ends many, each as it is shown now. */
async function moveCoupons(verb: keyof typeof after, coupons: readonly OfficeCoupon[], why: string) {
  const shown = coupons.map((coupon) => ({ couponId: coupon.couponId, seen: seenOfCoupon(coupon) }));
  return refusalsOf(await call(moveManyCoupons, { body: { verb, why, coupons: shown } }));
}

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
