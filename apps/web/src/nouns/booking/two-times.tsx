import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DateTime } from '../../ui/time/date-time.tsx';
import styles from './two-times.module.css';

/** The booked time, struck through, and the one that would take its place. */
export function TwoTimes({ booked, wanted }: { booked: string; wanted: string }) {
  const { t } = useTranslation();
  return (
    <dl className={styles.times}>
      <dt>{t('proposal.now', 'Booked for')}</dt>
      <dd className={styles.before}>
        <DateTime at={booked} as="short" />
      </dd>
      <dt>{t('proposal.new', 'New time')}</dt>
      <dd>
        <DateTime at={wanted} as="short" />
      </dd>
    </dl>
  );
}
