import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import styles from './bubble.module.css';

/** "Today", "Yesterday", or the day. */
export function DayLine({ at }: { at: string }) {
  const { t, locale } = useTranslation();
  const today = istDay(useNow(60_000));
  const day = istDay(new Date(at));
  const words =
    day === today
      ? t('chat.today', 'Today')
      : day === addDays(today, -1)
        ? t('chat.yesterday', 'Yesterday')
        : formatInstant(at, day.slice(0, 4) === today.slice(0, 4) ? 'weekday' : 'day', locale);
  return (
    <p className={styles.day}>
      <time dateTime={day}>{words}</time>
    </p>
  );
}
