import type { PriceQuote } from '@nukkad/contract/market/cart/quote.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { distanceWords } from './price-words.ts';

/** What may still be added once door and hour are known, each with its sum, tax included; nothing where nothing may. */
export function PriceSurcharges({
  rises,
  className,
}: {
  rises: PriceQuote['rises'];
  className?: string | undefined;
}) {
  const { t, locale } = useTranslation();
  const words = [
    rises.busyHours > 0 &&
      t('price.rise.busy', 'Busy hours add {{sum}}.', { sum: formatMoney(rises.busyHours, locale) }),
    rises.distance &&
      t('price.rise.distance', 'Distance: {{words}}.', {
        words: distanceWords(t, locale, { amount: 0, info: '', rule: rises.distance }),
      }),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <p className={className}>
      {words.join(' ')} {t('price.rise.tax', 'Tax included.')}
    </p>
  );
}
