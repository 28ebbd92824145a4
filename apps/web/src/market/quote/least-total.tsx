import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Money, formatMoney } from '../../ui/mark/money.tsx';

/** What a quote comes to; "from" where the customer still chooses between alternatives. */
export function LeastTotal({ total, isFrom, strong }: { total: number; isFrom: boolean; strong?: boolean }) {
  const { t, locale } = useTranslation();
  if (!isFrom) return <Money paise={total} strong={strong ?? false} />;
  const words = t('offers.from', 'From {{total}}', { total: formatMoney(total, locale) });
  return strong ? <strong>{words}</strong> : <span>{words}</span>;
}
