import { istDay } from '@nukkad/contract/kernel/time';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Text } from '../page/parts.tsx';
import styles from './day-strip.module.css';

export interface DayChoice {
  /** YYYY-MM-DD in Asia/Kolkata. */
  readonly day: string;
  readonly disabled?: boolean;
}

const dayMs = 86_400_000;

/** A day as its own noon in UTC: no time zone can move it to another date. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Brings the chosen day into the strip; the page itself stays where it is. */
function useShown(value: string | null) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (!strip.current || !chosen) return;
    const { left, right } = strip.current.getBoundingClientRect();
    const box = chosen.getBoundingClientRect();
    if (box.left < left || box.right > right) strip.current.scrollLeft += box.left - left;
  }, [value]);
  return strip;
}

/** Days side by side, each with its weekday; swipes on a phone. Plain radio buttons underneath. */
export function DayStrip({
  days,
  value,
  onChange,
  label,
  name = 'day',
}: {
  days: readonly DayChoice[];
  value: string | null;
  onChange: (day: string) => void;
  label?: string;
  name?: string;
}) {
  const { t, locale } = useTranslation();
  const strip = useShown(value);
  const today = istDay(new Date());
  const tomorrow = istDay(new Date(Date.now() + dayMs));
  const weekday = (day: string) => {
    if (day === today) return t('day.today', 'Today');
    return day === tomorrow ? t('day.tomorrow', 'Tomorrow') : part(day, { weekday: 'short' });
  };
  const part = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(noon(day));
  return (
    <fieldset className={styles.strip}>
      <legend>{label ?? t('slot.day', 'Which day?')}</legend>
      <div className={styles.days} ref={strip}>
        {days.map(({ day, disabled }) => (
          <label key={day} className={styles.day}>
            <input
              type="radio"
              name={name}
              value={day}
              checked={day === value}
              disabled={disabled}
              onChange={() => onChange(day)}
            />
            <span className={styles.face}>
              <Text weight={700}>{weekday(day)}</Text>
              <b>{part(day, { day: 'numeric' })}</b>
              <span>{part(day, { month: 'short' })}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
