import styles from './duration.module.css';
import { useTranslation } from '../platform/i18n/use-translation.ts';

/** Minutes of work as people say them: 45 min, 1 h 30 min, 2 days. A day of work is 24 hours here, as in the catalogue. */
export function Duration({ minutes }: { minutes: number }) {
  const { t, plural } = useTranslation();
  if (minutes >= 1440 && minutes % 720 === 0) {
    return (
      <span className={styles.duration}>
        {plural('duration.days', minutes / 1440, { one: '{{count}} day', other: '{{count}} days' })}
      </span>
    );
  }
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 && plural('duration.hours', hours, { one: '{{count}} h', other: '{{count}} h' }),
    rest > 0 && t('duration.minutes', '{{minutes}} min', { minutes: rest }),
  ].filter(Boolean);
  return (
    <span className={styles.duration}>
      {parts.join(' ') || t('duration.minutes', '{{minutes}} min', { minutes: 0 })}
    </span>
  );
}
