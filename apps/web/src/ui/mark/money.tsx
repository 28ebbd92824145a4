import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { numberFormat } from './formats.ts';

const format = (locale: string, digits: number): Intl.NumberFormat =>
  numberFormat(locale, {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** Integer paise as ₹1,23,456; paise are written only where there are any. */
export function formatMoney(paise: number, locale = 'en-IN'): string {
  return format(locale, paise % 100 === 0 ? 0 : 2).format(paise / 100);
}

/** Rounded for a scale, as ₹1.5L. */
export const formatMoneyShort = (paise: number, locale = 'en-IN'): string =>
  numberFormat(locale, {
    style: 'currency',
    currency: 'INR',
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(paise / 100);

export function Money({ paise, strong }: { paise: number; strong?: boolean }) {
  const { locale } = useTranslation();
  const words = formatMoney(paise, locale);
  return strong ? <strong translate="no">{words}</strong> : <span translate="no">{words}</span>;
}
