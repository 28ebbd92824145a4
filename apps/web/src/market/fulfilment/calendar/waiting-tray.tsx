import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { DateTime } from '../../../ui/time/date-time.tsx';
import type { Visit } from './calendar.queries.ts';
import { VisitBlock } from './visit-block.tsx';
import { Note } from '../../../ui/page/parts.tsx';
import styles from './calendar.module.css';

/** Visits without a professional: first of all, because each of them waits for someone. */
export function WaitingTray({ waiting, dated }: { waiting: readonly Visit[]; dated: boolean }) {
  const { t, plural } = useTranslation();
  if (waiting.length === 0)
    return (
      <Note size="sm" below={0.75}>
        {t('calendar.noneWaiting', 'Every visit has a professional.')}
      </Note>
    );
  return (
    <section className={styles.tray} aria-label={t('calendar.waiting', 'Not assigned yet')}>
      <h2>
        {plural('calendar.waitingCount', waiting.length, {
          one: '{{count}} visit not assigned yet',
          other: '{{count}} visits not assigned yet',
        })}
      </h2>
      <p className={styles.hint}>{t('calendar.hint', 'Drag a visit to a professional, or open it.')}</p>
      <ul>
        {waiting.map((visit) => (
          <li key={visit.bookingId}>
            {dated && <DateTime at={visit.startsAt} as="weekday" />}
            <VisitBlock visit={visit} />
          </li>
        ))}
      </ul>
    </section>
  );
}
