import type { PriceSurcharge } from '@nukkad/contract/market/catalog/catalog.model';
import { additionsOf, priceClaimOf } from '@nukkad/contract/market/catalog/price.claim';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { Money } from '../../ui/mark/money.tsx';
import styles from './price-from.module.css';
import { choiceFormat } from '../../ui/mark/formats.ts';

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

/** Why a price may differ when it is booked; nothing where it cannot. */
export function PriceWhy({
  rises,
  className,
}: {
  rises: readonly PriceSurcharge[];
  className?: string | undefined;
}) {
  const { t, locale } = useTranslation();
  const claim = priceClaimOf(rises);
  if (claim === 'exact') return null;
  const names = riseNames(t);
  const what = choiceFormat(locale).format(additionsOf(rises).map((rise) => names[rise]));
  return (
    <p className={className}>
      {claim === 'usual'
        ? t('price.why.usual', 'Usual price. Choose your area to see the price there.')
        : t('price.why.here', 'Price in your area. Can rise with {{what}}.', { what })}
    </p>
  );
}

/** What stands before or after a price: English says "from ₹149", Hindi "₹149 से". */
function claimWords(t: Translate, rises: readonly PriceSurcharge[]) {
  const claim = priceClaimOf(rises);
  if (claim === 'usual') return { before: t('service.usual', 'usually'), after: '' };
  if (claim === 'from') return { before: t('service.from', 'from'), after: t('service.from.after', '') };
  return { before: '', after: '' };
}

/** What a booking comes to, with tax and fees, and whether that holds where the visitor is. Work that costs nothing says so. */
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
  const { before, after: behind } = claimWords(t, rises);
  const after = [unitName(t, unit), behind].filter(Boolean).join(' ');
  return (
    <span className={styles.price}>
      {before && <small>{before}</small>} <Money paise={paise} strong /> {after && <small>{after}</small>}
    </span>
  );
}

/** The same within a sentence. */
export function priceInWords(t: Translate, price: string, rises: readonly PriceSurcharge[]): string {
  const claim = priceClaimOf(rises);
  if (claim === 'usual') return t('category.usual', 'usually {{price}}', { price });
  return claim === 'from' ? t('category.from', 'from {{price}}', { price }) : price;
}
