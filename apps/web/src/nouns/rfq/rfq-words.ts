import type { Rfq } from '@nukkad/contract/market/rfq/rfq.model';
import type { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';

type Voice = Pick<ReturnType<typeof useTranslation>, 't' | 'locale'>;

export function budgetWords(
  { t, locale }: Voice,
  { budgetFrom, budgetTo }: Pick<Rfq, 'budgetFrom' | 'budgetTo'>,
): string | null {
  const [from, to] = [budgetFrom, budgetTo].map((paise) =>
    paise === null ? null : formatMoney(paise, locale),
  );
  if (from && to) return t('quote.budget.between', '{{from}} to {{to}}', { from, to });
  if (to) return t('quote.budget.upTo', 'Up to {{to}}', { to });
  return from ? t('quote.budget.atLeast', 'From {{from}}', { from }) : null;
}

const metresPerKm = 1_000;

export const distanceWords = ({ t, locale }: Voice, metres: number): string =>
  t('lead.km', '{{km}} km away', {
    km: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(metres / metresPerKm),
  });
