import type { CouponProblem, Offer } from '@nukkad/contract/market/coupon/coupon.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatMoney } from '../../ui/money.tsx';
import { numberFormat } from '../../ui/formats.ts';

/** Why an offer does not count for this cart. */
export function problemWords(t: Translate, trouble: CouponProblem): string {
  const words: Record<CouponProblem, string> = {
    coupon_not_valid: t('refusal.coupon_not_valid', 'This code isn’t valid.'),
    coupon_used_up: t('refusal.coupon_used_up', 'This offer has reached its limit.'),
    coupon_used_by_you: t('refusal.coupon_used_by_you', 'You’ve already used this offer.'),
    coupon_for_newcomers: t('refusal.coupon_for_newcomers', 'This offer is for first bookings only.'),
    coupon_other_services: t('refusal.coupon_other_services', 'This offer is for other services.'),
    coupon_other_city: t('refusal.coupon_other_city', 'This offer isn’t available in your city.'),
    coupon_other_partner: t(
      'refusal.coupon_other_partner',
      'This offer is for bookings with another partner.',
    ),
    coupon_not_together: t(
      'refusal.coupon_not_together',
      'This offer can’t be combined with the one you’re using, which saves you more.',
    ),
    coupon_too_little: t('refusal.coupon_too_little', 'Add more services to use this offer.'),
  };
  return words[trouble];
}

const dayWords = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** The terms of an offer, each a few words. */
export function termsOf(t: Translate, locale: string, offer: Offer): string[] {
  const money = (paise: number) => formatMoney(paise, locale);
  const worth =
    offer.percent === null
      ? t('coupon.amount', '{{sum}} off', { sum: money(offer.amount ?? 0) })
      : t('coupon.percent', '{{percent}} off', {
          percent: numberFormat(locale, { style: 'percent' }).format(offer.percent / 100),
        });
  return [
    worth,
    ...(offer.most === null ? [] : [t('coupon.most', 'up to {{sum}}', { sum: money(offer.most) })]),
    ...(offer.leastServices === 0
      ? []
      : [
          t('coupon.least', 'on services of {{sum}} or more before tax', { sum: money(offer.leastServices) }),
        ]),
    ...(offer.newcomers
      ? [
          offer.ofPartner
            ? t('coupon.newcomersOfPartner', 'on your first booking with this partner')
            : t('coupon.newcomers', 'on your first booking'),
        ]
      : []),
    ...(offer.stacks ? [t('coupon.stacks', 'can be combined')] : []),
    ...(offer.lastDay === null
      ? []
      : [t('coupon.until', 'until {{day}}', { day: dayWords(offer.lastDay, locale) })]),
  ];
}
