import type { Plural, Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './duration.module.css';

/** Minutes of work as people say them: 45 min, 1 h 30 min, 2 days. A day of work is 24 hours here, as in the catalogue. */
export function durationInWords({ t, plural }: { t: Translate; plural: Plural }, minutes: number): string {
  if (minutes >= 1440 && minutes % 720 === 0)
    return plural('duration.days', minutes / 1440, { one: '{{count}} day', other: '{{count}} days' });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 && plural('duration.hours', hours, { one: '{{count}} h', other: '{{count}} h' }),
    (rest > 0 || hours === 0) && t('duration.minutes', '{{minutes}} min', { minutes: rest }),
  ].filter(Boolean);
  return parts.join(' ');
}

export function Duration({ minutes }: { minutes: number }) {
  return <span className={styles.duration}>{durationInWords(useTranslation(), minutes)}</span>;
}
