import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { AddressStep } from '../../ui/month-steps.tsx';
import { dayWords } from './attendance-words.ts';
import styles from './attendance.module.css';

/** The day of the address (YYYY-MM-DD); today where it says none. */
export function useDayParam(): string {
  const [search] = useSearchParams();
  const asked = search.get('day') ?? '';
  return /^20\d\d-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : istDay(new Date());
}

export function DaySteps({ day }: { day: string }) {
  const { t, locale } = useTranslation();
  return (
    <div className={styles.steps}>
      <AddressStep
        name="day"
        value={addDays(day, -1)}
        label={t('attendance.day.before', 'Previous day')}
        text="‹"
      />
      <h2>{dayWords(day, locale)}</h2>
      <AddressStep
        name="day"
        value={addDays(day, 1)}
        label={t('attendance.day.after', 'Next day')}
        text="›"
      />
    </div>
  );
}
