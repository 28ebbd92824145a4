import { Text } from '@mantine/core';
import { type OfficeCoupon, decideCoupon } from '@nukkad/contract/backoffice/coupon.api';
import { call } from '../platform/call.ts';
import { daysWords } from '../ui/day-words.ts';
import { DecideForm } from '../ui/decide-form.tsx';
import { CouponEffectPanel, useCouponEffect } from './coupon-effect.tsx';
import { holdersOf, termsOf, worthOf } from './terms.ts';

/** A second Admin sees what the first one saw, as it is now, and decides. */
export function DecideCoupon({ coupon, onClose }: { coupon: OfficeCoupon; onClose: () => void }) {
  const effect = useCouponEffect(termsOf(coupon));
  const { couponId, code, version } = coupon;
  return (
    <DecideForm
      title={`Decide on ${code}`}
      name={code}
      list="coupons"
      decide={(answer) => call(decideCoupon, { params: { couponId }, body: { ...answer, version } })}
      onClose={onClose}
    >
      <Text size="sm">
        {coupon.title}: {worthOf(coupon)}. {holdersOf(coupon)}, {daysWords(coupon.fromDay, coupon.toDay)}.
      </Text>
      <CouponEffectPanel query={effect} />
    </DecideForm>
  );
}
