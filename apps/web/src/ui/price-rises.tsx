import type { PriceQuote } from '@nukkad/contract/booking/quote.model';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { formatMoney } from './money.tsx';
import { distanceWords } from './price-words.ts';

/** What may still be added once door and hour are known, each with its sum; nothing where nothing may. */
export function PriceRises({
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
      rises.distance.cap > 0 &&
      t('price.rise.distance', 'Distance: {{words}}.', {
        words: distanceWords(t, locale, { amount: 0, info: '', rule: rises.distance }),
      }),
  ].filter(Boolean);
  return words.length > 0 ? <p className={className}>{words.join(' ')}</p> : null;
}
