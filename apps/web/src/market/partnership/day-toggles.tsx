import type { OpenDay } from '@nukkad/contract/market/partnership/hours.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './hours.module.css';
import { weekdayName, weekdays } from './week.ts';

/** The week as seven boxes to tick; a day that is opened takes the times of `like`. */
export function DayToggles({
  days,
  like,
  onChange,
}: {
  days: readonly OpenDay[];
  like: Omit<OpenDay, 'weekday'>;
  onChange: (days: OpenDay[]) => void;
}) {
  const { t, locale } = useTranslation();
  const toggle = (weekday: number, open: boolean) =>
    onChange(
      open
        ? [...days, { ...like, weekday }].sort((a, b) => a.weekday - b.weekday)
        : days.filter((day) => day.weekday !== weekday),
    );
  return (
    <fieldset className={styles.days}>
      <legend>{t('hours.days', 'Days you work')}</legend>
      <div>
        {weekdays.map((weekday) => (
          <label key={weekday}>
            <input
              type="checkbox"
              name="days"
              checked={days.some((day) => day.weekday === weekday)}
              onChange={({ target }) => toggle(weekday, target.checked)}
              aria-label={weekdayName(weekday, locale, 'long')}
            />
            <span aria-hidden>{weekdayName(weekday, locale, 'short')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
