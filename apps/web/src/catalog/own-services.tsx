import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { CategoryStamp } from '../ui/category-stamp.tsx';
import { Duration } from '../ui/duration.tsx';
import { EmptyScreen } from '../ui/empty-screen.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Money } from '../ui/money.tsx';
import { ListSkeleton } from '../ui/skeletons.tsx';
import { useOwnServices } from './category.queries.ts';
import styles from './own-services.module.css';

/** The services of the own firm, each with its price and working time. */
export function OwnServices() {
  const { t } = useTranslation();
  const own = useOwnServices();
  const services = own.data?.pages.flatMap(({ items }) => items);
  if (!services && own.error)
    return (
      <ErrorState
        message={own.error.message}
        action={<Button onClick={() => void own.refetch()}>{t('action.retry', 'Try again')}</Button>}
      />
    );
  if (!services) return <ListSkeleton count={3} />;
  if (services.length === 0) return <EmptyScreen name="no-services" />;
  return (
    <>
      <ul className={styles.list}>
        {services.map(({ serviceId, name, categoryImage, offer }) => (
          <li key={serviceId}>
            <CategoryStamp id={categoryImage} size={44} />
            <span className={styles.words}>
              <strong>{name}</strong>
              {offer && (
                <span>
                  <Money paise={offer.price} /> · <Duration minutes={offer.minutes} />
                  {!offer.active && ` · ${t('ownServices.resting', 'Resting')}`}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <LoadMore infinite={own} shown={services.length} />
    </>
  );
}
