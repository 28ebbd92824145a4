import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { numberFormat } from '../../ui/mark/formats.ts';

/**
 * A booking stores its price with the words in the buyer's language at that time. A reader may use another language now,
 * so the words are derived from the figures again, and the stored ones are shown only where there are no figures.
 */
export function convenienceWords(
  t: Translate,
  locale: string,
  fee: PriceBreakdown['convenienceFee'],
): string {
  const [small, large, ...more] = fee.steps ?? [];
  if (small?.below == null || large?.below !== null || more.length > 0) return fee.info;
  return t('price.convenience.info', '{{small}} for services under {{below}}, otherwise {{large}}', {
    small: formatMoney(small.fee, locale),
    below: formatMoney(small.below, locale),
    large: formatMoney(large.fee, locale),
  });
}

export function distanceWords(t: Translate, locale: string, fee: PriceBreakdown['distanceFee']): string {
  if (!fee.rule) return fee.info;
  return t('price.distance.info', 'First {{free}} km free, then {{each}} per km, at most {{most}}', {
    free: numberFormat(locale).format(fee.rule.freeMetres / 1000),
    each: formatMoney(fee.rule.perStartedKm, locale),
    most: formatMoney(fee.rule.cap, locale),
  });
}

/** The server's label is English and the law's: CGST on services. */
export function taxWords(t: Translate, label: string): string {
  const [, tax = '', base = ''] = /^(\S+) on (.+)$/.exec(label) ?? [];
  if (base === 'services') return t('price.tax.services', '{{tax}} on services', { tax });
  if (base === 'convenience fee') return t('price.tax.convenience', '{{tax}} on convenience fee', { tax });
  return label;
}

/** Names the saving: an offer, a price below the usual one, or both. */
export function savingWords(
  t: Translate,
  locale: string,
  { totalSaving, couponDiscount }: Pick<PriceBreakdown, 'totalSaving' | 'couponDiscount'>,
): string {
  const usual = totalSaving - couponDiscount;
  if (couponDiscount === 0) return t('price.saving.usual', 'compared with the usual price');
  if (usual <= 0) return t('price.saving.offer', 'with offers');
  return t('price.saving.both', '{{offer}} with offers, {{usual}} off the usual price', {
    offer: formatMoney(couponDiscount, locale),
    usual: formatMoney(usual, locale),
  });
}
