import { plural, t } from '../../platform/words.ts';
import type { makeCoupon, OfficeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { istDay } from '@nukkad/contract/kernel/time';
import { inRupees } from '../../platform/money.ts';

/** What is asked of a coupon; its code is asked once. */
export type Terms = Omit<EndpointInput<typeof makeCoupon>['body'], 'code' | 'why' | 'seen'>;

export const newTerms = (now: Date): Terms => ({
  title: '',
  titleHi: '',
  percent: 10,
  amountPaise: null,
  mostPaise: null,
  leastServicesPaise: 0,
  fromDay: istDay(now),
  toDay: null,
  audience: 'everyone',
  categoryIds: null,
  cityCodes: null,
  totalLimit: null,
  personLimit: 1,
  isListed: true,
  organisationId: null,
  partnerPercent: 0,
  stacks: false,
});

export const termsOf = (coupon: OfficeCoupon): Terms => ({
  title: coupon.title,
  titleHi: coupon.titleHi,
  percent: coupon.percent,
  amountPaise: coupon.amountPaise,
  mostPaise: coupon.mostPaise,
  leastServicesPaise: coupon.leastServicesPaise,
  fromDay: coupon.fromDay,
  toDay: coupon.toDay,
  audience: coupon.audience,
  categoryIds: coupon.categoryIds,
  cityCodes: coupon.cityCodes,
  totalLimit: coupon.totalLimit,
  personLimit: coupon.personLimit,
  isListed: coupon.isListed,
  organisationId: coupon.organisationId,
  partnerPercent: coupon.partnerPercent,
  stacks: coupon.stacks,
});

/** What it takes off, in a few words. */
export function worthOf({ percent, amountPaise, mostPaise }: OfficeCoupon): string {
  if (percent === null) return t('coupon.off', '{{worth}} off', { worth: inRupees(amountPaise ?? 0) });
  return mostPaise === null
    ? t('coupon.off', '{{worth}} off', { worth: `${percent}%` })
    : t('coupon.offUpTo', '{{percent}}% off, up to {{most}}', { percent, most: inRupees(mostPaise) });
}

/** For whom and for what. */
export function holdersOf(coupon: OfficeCoupon): string {
  const { audience, cityNames, categoryIds, leastServicesPaise, isListed, partnerName } = coupon;
  return [
    audience === 'newcomers' ? t('coupon.firstBooking', 'First booking') : t('coupon.everyone', 'Everyone'),
    ...(cityNames.length > 0
      ? [t('coupon.inCities', 'in {{cities}}', { cities: cityNames.join(', ') })]
      : []),
    ...(categoryIds
      ? [
          plural('coupon.inCategories', categoryIds.length, {
            one: '{{count}} category',
            other: '{{count}} categories',
          }),
        ]
      : []),
    ...(partnerName ? [t('coupon.withPartner', 'with {{partner}}', { partner: partnerName })] : []),
    ...(leastServicesPaise > 0
      ? [t('coupon.from', 'from {{amount}}', { amount: inRupees(leastServicesPaise) })]
      : []),
    ...(isListed ? [] : [t('coupon.codeOnly', 'with the code only')]),
  ].join(', ');
}
