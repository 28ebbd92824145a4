import { useDebouncedValue } from '@mantine/hooks';
import { type CouponEffect, previewCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import { keepPreviousData } from '@tanstack/react-query';
import { useAsked } from '../../platform/asked.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { EffectPanel, VerdictAlert } from '../../ui/effect-panel.tsx';
import type { Terms } from './terms.ts';

/** The words are not part of what it costs; a form without them can be weighed. */
const weighed = (terms: Terms): Terms => ({
  ...terms,
  title: terms.title || '-',
  titleHi: terms.titleHi || '-',
});

/** Contradictory terms have no effect to show; the form marks them when it is sent. */
const isWhole = ({ percent, amountPaise, fromDay }: Terms): boolean =>
  fromDay !== '' && (percent === null ? (amountPaise ?? 0) >= 100 : percent >= 1 && percent <= 100);

export function useCouponEffect(terms: Terms) {
  const [asked] = useDebouncedValue(terms, 300);
  const isAsked = isWhole(asked) && isWhole(terms);
  const query = useAsked(
    previewCoupon,
    { body: weighed({ ...asked, title: '', titleHi: '' }) },
    { enabled: isAsked, placeholderData: keepPreviousData },
  );
  return isAsked ? query : { ...query, data: undefined, error: null, isFetching: false };
}

export const couponReasons: Record<CouponEffect['reasons'][number], string> = {
  high_percent: t('coupon.thePercentageIsHigh', 'The percentage is high.'),
  high_discount: t('coupon.oneBookingCanGetA', 'One booking can get a large discount.'),
  large_budget: t('coupon.theTotalCostMayBe', 'The total cost may be large.'),
};

/** The most that an offer may cost, and what last month would have cost with it. */
export function CouponEffectPanel({ query }: { query: ReturnType<typeof useCouponEffect> }) {
  const effect = query.data;
  return (
    <EffectPanel
      query={query}
      hint={t('coupon.enterADiscountToSee', 'Enter a discount to see what the offer would cost.')}
    >
      {effect ? (
        <VerdictAlert verdict={effect.verdict} reasons={reasonsOf(effect)} facts={factsOf(effect)} />
      ) : null}
    </EffectPanel>
  );
}

const reasonsOf = (effect: CouponEffect): string[] =>
  effect.verdict === 'refused'
    ? Object.values(effect.fields)
    : effect.reasons.map((reason) => couponReasons[reason]);

const factsOf = (effect: CouponEffect): (readonly [string, string])[] => [
  [
    t('coupon.maximumPerBooking', 'Maximum per booking'),
    effect.mostDiscountPaise === null ? t('coupon.noLimit', 'No limit') : inRupees(effect.mostDiscountPaise),
  ],
  [
    t('coupon.maximumTotalCost', 'Maximum total cost'),
    effect.budgetPaise === null ? t('coupon.noLimit', 'No limit') : inRupees(effect.budgetPaise),
  ],
  [t('coupon.matchingBookingsLast30Days', 'Matching bookings, last 30 days'), String(effect.bookings)],
  [t('coupon.valueOfTheirServices', 'Value of their services'), inRupees(effect.servicesPaise)],
  [t('coupon.totalDiscount', 'Total discount'), inRupees(effect.discountPaise)],
];
