import { hoursStepMinutes, type OpenDay } from '@nukkad/contract/market/partnership/hours.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import styles from './hours.module.css';
import { clockTime } from './week.ts';

type Times = Omit<OpenDay, 'weekday'>;

const steps = (from: number, to: number) =>
  Array.from({ length: (to - from) / hoursStepMinutes + 1 }, (_, index) => from + index * hoursStepMinutes);

/** From when to when; the end always lies behind the beginning. `of`: the day, where there are several. */
export function TimesOfDay({
  times,
  of,
  onChange,
}: {
  times: Times;
  of?: string;
  onChange: (times: Times) => void;
}) {
  const { t, locale } = useTranslation();
  const options = (minutes: number[]) =>
    minutes.map((minute) => ({ value: String(minute), label: clockTime(minute, locale) }));
  const named = (words: string) => (of ? `${of}: ${words}` : undefined);
  const opens = t('hours.opens', 'From');
  const closes = t('hours.closes', 'Until');
  return (
    <div className={styles.times}>
      <SelectField
        label={opens}
        aria-label={named(opens)}
        value={String(times.opensMinute)}
        options={options(steps(0, 1410))}
        onChange={({ target }) => {
          const opensMinute = Number(target.value);
          onChange({
            opensMinute,
            closesMinute: Math.max(times.closesMinute, opensMinute + hoursStepMinutes),
          });
        }}
      />
      <SelectField
        label={closes}
        aria-label={named(closes)}
        value={String(times.closesMinute)}
        options={options(steps(times.opensMinute + hoursStepMinutes, 1440))}
        onChange={({ target }) => onChange({ ...times, closesMinute: Number(target.value) })}
      />
    </div>
  );
}
