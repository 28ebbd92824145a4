import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { jobPath } from '../paths.ts';
import styles from './waiting-work.module.css';
import { useAllWaiting } from './work-queue.ts';

/** The jobs with something that is not sent yet, above the day. */
export function WaitingDay() {
  const { t } = useTranslation();
  const waiting = useAllWaiting();
  const jobs = new Map(waiting.map(({ bookingId, title }) => [bookingId, title]));
  if (jobs.size === 0) return null;
  return (
    <section className={styles.waiting} role="status">
      <p>{t('offlineWork.day', 'Not sent yet. Keep this page open when you’re back online.')}</p>
      <ul>
        {[...jobs].map(([bookingId, title]) => (
          <li key={bookingId}>
            <Link to={jobPath(bookingId)}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
