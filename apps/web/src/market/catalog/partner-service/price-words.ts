import { type PriceVerdict, judgePrice } from '@nukkad/contract/market/catalog/price.bounds';
import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { formatMoney } from '../../../ui/mark/money.tsx';

export interface PriceWords {
  readonly standing: PriceVerdict;
  /** What people usually ask. */
  readonly usual: string;
  /** Saved, but looked at twice. */
  readonly warning: string | null;
  /** Not saved. */
  readonly error: string | null;
}

/** Hint, warning and error of the editor for a typed price of a service or of an answer. The server refuses the prices that are errors here. */
export function priceWords(
  t: Translate,
  locale: string,
  usual: Pick<PartnerService['usual'], 'low' | 'high' | 'least' | 'most'>,
  price: number | null,
): PriceWords {
  const money = (paise: number) => formatMoney(paise, locale);
  const range = { low: money(usual.low), high: money(usual.high) };
  const standing = price === null ? 'usual' : judgePrice(price, usual);
  const warnings = {
    low: t('offer.price.low', 'Lower than usual ({{low}} to {{high}}). Check the amount.', range),
    high: t('offer.price.high', 'Higher than usual ({{low}} to {{high}}). Check the amount.', range),
  };
  return {
    standing,
    usual: t('offer.price.usual', 'Usual: {{low}} to {{high}}', range),
    warning: standing === 'low' || standing === 'high' ? warnings[standing] : null,
    error:
      standing === 'refused'
        ? t('offer.price.refused', 'Enter a price from {{least}} to {{most}}. Usual: {{low}} to {{high}}.', {
            ...range,
            least: money(usual.least),
            most: money(usual.most),
          })
        : null,
  };
}
