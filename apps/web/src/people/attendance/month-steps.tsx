import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { dayWords, monthWords } from './attendance-words.ts';
import styles from './attendance.module.css';

/** The month of the address (YYYY-MM); the present one where it says none. */
export function useMonthParam(): string {
  const [search] = useSearchParams();
  const asked = search.get('month') ?? '';
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : istDay(new Date()).slice(0, 7);
}

/** The day of the address (YYYY-MM-DD); today where it says none. */
export function useDayParam(): string {
  const [search] = useSearchParams();
  const asked = search.get('day') ?? '';
  return /^20\d\d-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : istDay(new Date());
}

function Step({ name, value, label, text }: { name: string; value: string; label: string; text: string }) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set(name, value);
  return (
    <ButtonLink to={{ search: `?${next}` }} replace preventScrollReset tone="plain" small aria-label={label}>
      {text}
    </ButtonLink>
  );
}

/** One month back and forth, in the address. */
export function MonthSteps({ month }: { month: string }) {
  const { t, locale } = useTranslation();
  const first = `${month}-01`;
  return (
    <div className={styles.steps}>
      <Step
        name="month"
        value={addDays(first, -1).slice(0, 7)}
        label={t('attendance.month.before', 'Previous month')}
        text="‹"
      />
      <h2>{monthWords(first, locale)}</h2>
      <Step
        name="month"
        value={addDays(first, 32).slice(0, 7)}
        label={t('attendance.month.after', 'Next month')}
        text="›"
      />
    </div>
  );
}

export function DaySteps({ day }: { day: string }) {
  const { t, locale } = useTranslation();
  return (
    <div className={styles.steps}>
      <Step name="day" value={addDays(day, -1)} label={t('attendance.day.before', 'Previous day')} text="‹" />
      <h2>{dayWords(day, locale)}</h2>
      <Step name="day" value={addDays(day, 1)} label={t('attendance.day.after', 'Next day')} text="›" />
    </div>
  );
}
