import type { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';

export type Voice = ReturnType<typeof useTranslation>;
export const dayName = (day: string, locale: string): string =>
  formatInstant(`${day}T12:00:00+05:30`, 'day', locale);

const metresAKm = 1_000;

export const distanceWords = ({ t, locale }: Voice, metres: number): string =>
  t('expense.km', '{{km}} km', {
    km: new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(metres / metresAKm),
  });
