import type { Offer } from '@nukkad/contract/market/coupon/coupon.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { numberFormat } from '../../ui/mark/formats.ts';
import { formatMoney } from '../../ui/mark/money.tsx';

const dayWords = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short' }).format(
    new Date(`${day}T12:00:00Z`),
  );

type OfferTerms = Omit<Offer, 'discount' | 'trouble'>;

/** The terms of an offer, each a few words. */
export function termsOf(t: Translate, locale: string, offer: OfferTerms): string[] {
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
