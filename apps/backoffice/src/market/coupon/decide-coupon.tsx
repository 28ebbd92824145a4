import { Text } from '@mantine/core';
import {
  decideCoupon,
  type OfficeCoupon,
  seenOfCoupon,
} from '@nukkad/contract/market/coupon/coupon-admin.api';
import { useState } from 'react';
import { t } from '../../platform/words.ts';
import { daysWords } from '../../ui/day-words.ts';
import { DecideForm } from '../../ui/decide-form.tsx';
import { CouponEffectPanel, useCouponEffect } from './coupon-effect.tsx';
import { holdersOf, termsOf, worthOf } from './terms.ts';

/** A second Admin sees what the first one saw, as it is now, and decides. */
export function DecideCoupon({ coupon, onClose }: { coupon: OfficeCoupon; onClose: () => void }) {
  const effect = useCouponEffect(termsOf(coupon));
  const { couponId, code } = coupon;
  const [shown] = useState(() => seenOfCoupon(coupon));
  return (
    <DecideForm
      title={t('coupon.review', 'Review {{code}}', { code })}
      name={code}
      endpoint={decideCoupon}
      bodyOf={(answer) => ({ ...answer, seen: shown })}
      params={{ couponId }}
      onClose={onClose}
    >
      <Text size="sm">
        {coupon.title}: {worthOf(coupon)}. {holdersOf(coupon)}, {daysWords(coupon.fromDay, coupon.toDay)}.
      </Text>
      <CouponEffectPanel query={effect} />
    </DecideForm>
  );
}
