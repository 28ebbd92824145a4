import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { Duration } from '../../../ui/time/duration.tsx';
import { Money } from '../../../ui/mark/money.tsx';
import { Text } from '../../../ui/page/parts.tsx';
import styles from './partner-service.module.css';
import { useOfferedServices } from './partner-service.queries.ts';

/** The services that customers can book, with the own prices: for a last look before they are sent. */
export function OfferedPrices() {
  const { t } = useTranslation();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useOfferedServices();
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  if (rows.length === 0) return null;
  return (
    <>
      <ul className={styles.prices} aria-label={t('offer.prices', 'Your prices')}>
        {rows.map(({ serviceId, name, offer }) => (
          <li key={serviceId}>
            <span>{name}</span>
            {offer && (
              <Text tone="quiet">
                <Money paise={offer.price} strong /> {t('offer.beforeTax', 'before tax')} ·{' '}
                <Duration minutes={offer.minutes} />
              </Text>
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button tone="quiet" small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('offer.prices.more', 'Show all prices')}
        </Button>
      )}
    </>
  );
}
