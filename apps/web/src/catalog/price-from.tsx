import { useTranslation } from '../platform/i18n/use-translation.ts';
import type { Translate } from '../platform/i18n/i18n.ts';
import { Money } from '../ui/money.tsx';
import styles from './price-from.module.css';

/** What a price is for, where it is not for one visit. */
export function unitName(t: Translate, unit: string): string {
  if (unit === 'month') return t('service.unit.month', 'a month');
  if (unit === 'year') return t('service.unit.year', 'a year');
  if (unit === 'sq ft') return t('service.unit.sqft', 'a sq ft');
  return '';
}

/** What a booking comes to at the place, with tax and fees; options, a busy hour or a long way may add to it. Work that costs nothing says so. */
export function PriceFrom({ paise, unit }: { paise: number; unit: string }) {
  const { t } = useTranslation();
  if (paise === 0) return <strong className={styles.price}>{t('service.free', 'Free')}</strong>;
  // English says "from ₹149", Hindi "₹149 से".
  const before = t('service.from', 'from');
  const after = [unitName(t, unit), t('service.from.after', '')].filter(Boolean).join(' ');
  return (
    <span className={styles.price}>
      {before && <small>{before} </small>}
      <Money paise={paise} strong />
      {after && <small> {after}</small>}
    </span>
  );
}
