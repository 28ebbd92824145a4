import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import type { RowResult } from '@nukkad/lists/delayed';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Money, formatMoney } from '../../../ui/mark/money.tsx';
import type { ChangedPrice } from './changed-price.ts';
import { Text } from '../../../ui/page/parts.tsx';
import styles from './change-prices.module.css';

/** What is to be said of a new price; null: it is a usual one. */
function noteOf(t: Translate, locale: string, { row, before, after, verdict }: ChangedPrice): string | null {
  if (before === after) return t('offer.prices.same', 'Stays the same');
  const { least, most } = row.usual;
  if (verdict === 'refused')
    return t('offer.prices.outside', 'Not changed: only {{least}} to {{most}} is allowed', {
      least: formatMoney(least, locale),
      most: formatMoney(most, locale),
    });
  return {
    usual: null,
    low: t('offer.standing.low', 'Below the usual range'),
    high: t('offer.standing.high', 'Above the usual range'),
  }[verdict];
}

/** Each price before and after. */
export function ChangedPrices({ prices }: { prices: readonly ChangedPrice[] }) {
  const { t, locale } = useTranslation();
  return (
    <ul className={styles.prices} aria-label={t('offer.prices.preview', 'New prices')}>
      {prices.map((price) => {
        const note = noteOf(t, locale, price);
        return (
          <li key={price.row.serviceId} data-refused={price.verdict === 'refused' || undefined}>
            <Text breaks>{price.row.name}</Text>
            <span className={styles.sums}>
              <Money paise={price.before} /> → <Money paise={price.after} strong />
            </span>
            {note && <small>{note}</small>}
          </li>
        );
      })}
    </ul>
  );
}

/** Those that the server did not change, each with its reason. */
export function RefusedPrices({
  rows,
  refused,
}: {
  rows: readonly PartnerService[];
  refused: readonly RowResult[];
}) {
  const { plural } = useTranslation();
  const names = new Map(rows.map(({ serviceId, name }) => [serviceId, name]));
  return (
    <div role="alert">
      <p>
        {plural('offer.prices.refused', refused.length, {
          one: '{{count}} price was not changed:',
          other: '{{count}} prices were not changed:',
        })}
      </p>
      <ul className={styles.prices}>
        {refused.map(({ key, refusal }) => (
          <li key={key} data-refused>
            <Text breaks>{names.get(key) ?? key}</Text>
            <small>{refusal}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
