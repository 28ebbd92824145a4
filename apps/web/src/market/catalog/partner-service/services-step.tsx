import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './partner-service.module.css';
import { CatalogueServiceList } from './catalogue-service-list.tsx';

/** The services in the partner's profile: the same editor. Everything in it is saved before one can continue. */
export function ServicesStep({
  count,
  onSaved,
  onNext,
}: {
  /** Active services. */
  count: number;
  /** A service was added, changed or removed. */
  onSaved: () => void;
  onNext: () => void;
}) {
  const { t, plural } = useTranslation();
  return (
    <div className={styles.step}>
      <p className={styles.dim}>{t('offer.step.lead', 'Add at least one service with your price.')}</p>
      <CatalogueServiceList onSaved={onSaved} />
      <p role="status" className={styles.dim}>
        {count === 0
          ? t('offer.step.none', 'You haven’t added a service yet.')
          : plural('offer.step.count', count, {
              one: 'You offer {{count}} service.',
              other: 'You offer {{count}} services.',
            })}
      </p>
      <div>
        <Button onClick={onNext} disabled={count === 0}>
          {t('offer.step.next', 'Continue')}
        </Button>
      </div>
    </div>
  );
}
