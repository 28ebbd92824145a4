import type { PriceSurcharge } from '@nukkad/contract/market/catalog/catalog.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { Money } from '../../ui/money.tsx';
import styles from './price-from.module.css';
import { choiceFormat } from '../../ui/formats.ts';

/** What a price is for, where it is not for one visit. */
export function unitName(t: Translate, unit: string): string {
  if (unit === 'month') return t('service.unit.month', 'per month');
  if (unit === 'year') return t('service.unit.year', 'per year');
  if (unit === 'sq ft') return t('service.unit.sqft', 'per sq ft');
  return '';
}

const riseNames = (t: Translate): Record<PriceSurcharge, string> => ({
  services: t('price.rise.name.services', 'the service'),
  place: t('price.rise.name.place', 'your area'),
  options: t('price.rise.name.options', 'options'),
  busyHours: t('price.rise.name.busyHours', 'busy hours'),
  distance: t('price.rise.name.distance', 'distance'),
});

/** Why a price says "from"; nothing where it cannot rise. */
export function PriceWhy({
  rises,
  className,
}: {
  rises: readonly PriceSurcharge[];
  className?: string | undefined;
}) {
  const { t, locale } = useTranslation();
  if (rises.length === 0) return null;
  const names = riseNames(t);
  const what = choiceFormat(locale).format(rises.map((rise) => names[rise]));
  return <p className={className}>{t('price.why', 'Price depends on {{what}}', { what })}</p>;
}

/** What a booking comes to at the place, with tax and fees; "from" only where it may rise. Work that costs nothing says so. */
export function PriceFrom({
  paise,
  unit,
  rises = [],
}: {
  paise: number;
  unit: string;
  rises?: readonly PriceSurcharge[];
}) {
  const { t } = useTranslation();
  if (paise === 0) return <strong className={styles.price}>{t('service.free', 'Free')}</strong>;
  const mayRise = rises.length > 0;
  // English says "from ₹149", Hindi "₹149 से".
  const before = mayRise && t('service.from', 'from');
  const after = [unitName(t, unit), mayRise && t('service.from.after', '')].filter(Boolean).join(' ');
  return (
    <span className={styles.price}>
      {before && <small>{before}</small>} <Money paise={paise} strong /> {after && <small>{after}</small>}
    </span>
  );
}
