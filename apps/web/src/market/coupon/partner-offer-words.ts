import type { PartnerOffer } from '@nukkad/contract/market/coupon/partner-offer.api';
import type { CouponStatus } from '@nukkad/contract/market/coupon/coupon.noun';
import type { Plural, Translate } from '../../platform/i18n/i18n.ts';
import { formatMoney } from '../../ui/mark/money.tsx';

const statuses: Record<CouponStatus, (t: Translate) => string> = {
  Waiting: (t) => t('ownOffer.status.Waiting', 'Being checked'),
  Asked: (t) => t('ownOffer.status.Asked', 'Needs your OK'),
  Active: (t) => t('ownOffer.status.Active', 'Active'),
  Paused: (t) => t('ownOffer.status.Paused', 'Paused'),
  Ended: (t) => t('ownOffer.status.Ended', 'Ended'),
};
export const statusWords = (t: Translate, status: CouponStatus): string => statuses[status](t);

/** "20% off, up to ₹200". */
export function worthWords(t: Translate, locale: string, offer: PartnerOffer): string {
  const { percent, amountPaise, mostPaise } = offer;
  if (percent === null)
    return t('ownOffer.amountOff', '{{sum}} off', { sum: formatMoney(amountPaise ?? 0, locale) });
  return mostPaise === null
    ? t('ownOffer.percentOff', '{{percent}}% off', { percent })
    : t('ownOffer.percentUpTo', '{{percent}}% off, up to {{sum}}', {
        percent,
        sum: formatMoney(mostPaise, locale),
      });
}

const dayWords = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(`${day}T12:00:00Z`));

/** "From 3 Dec 2026 to 31 Dec 2026". */
export const daysWords = (t: Translate, locale: string, { fromDay, toDay }: PartnerOffer): string =>
  toDay === null
    ? t('ownOffer.fromDay', 'From {{from}}', { from: dayWords(fromDay, locale) })
    : t('ownOffer.fromTo', '{{from}} to {{to}}', {
        from: dayWords(fromDay, locale),
        to: dayWords(toDay, locale),
      });

export const howWords = (t: Translate, { code }: PartnerOffer): string =>
  code === '' ? t('ownOffer.noCode', 'Applied automatically') : code;

export const usedWords = ({ usedCount, totalLimit }: PartnerOffer): string =>
  totalLimit === null ? String(usedCount) : `${usedCount} / ${totalLimit}`;

/** What holds for the customer, each a few words. */
export function conditionsOf(t: Translate, plural: Plural, locale: string, offer: PartnerOffer): string[] {
  const { leastServicesPaise: least, serviceNames, cityNames, audience, personLimit, stacks } = offer;
  return [
    ...(serviceNames.length > 0
      ? [serviceNames.join(', ')]
      : [t('ownOffer.allServices', 'All your services')]),
    ...(cityNames.length > 0 ? [cityNames.join(', ')] : []),
    ...(least > 0
      ? [t('ownOffer.least', 'Services of {{sum}} or more, before tax', { sum: formatMoney(least, locale) })]
      : []),
    ...(audience === 'newcomers' ? [t('ownOffer.firstOnly', 'First booking with you only')] : []),
    plural('ownOffer.perCustomer', personLimit, {
      one: '{{count}} booking per customer',
      other: '{{count}} bookings per customer',
    }),
    stacks
      ? t('ownOffer.stacks', 'Can be combined with an offer from us')
      : t('ownOffer.stacksNot', 'Can’t be combined with other offers'),
  ];
}
