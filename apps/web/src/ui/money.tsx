import { useTranslation } from '../platform/i18n/use-translation.ts';

const formats = new Map<string, Intl.NumberFormat>();

function format(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  const kept = formats.get(key);
  if (kept) return kept;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, made);
  return made;
}

/** Integer paise as ₹1,23,456; paise are written only where there are any. */
export function formatMoney(paise: number, locale = 'en-IN'): string {
  return format(locale, paise % 100 === 0 ? 0 : 2).format(paise / 100);
}

export function Money({ paise, strong }: { paise: number; strong?: boolean }) {
  const { locale } = useTranslation();
  const words = formatMoney(paise, locale);
  return strong ? <strong translate="no">{words}</strong> : <span translate="no">{words}</span>;
}
