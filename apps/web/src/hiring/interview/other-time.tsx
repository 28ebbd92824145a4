import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Row } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';

const step = 15;
const fromMinute = 6 * 60;
const minutesOfDay = Array.from(
  { length: ((22 - 6) * 60) / step + 1 },
  (_, place) => fromMinute + place * step,
);
const mostDays = 60;
const hourMs = 3_600_000;

/** From an hour from now up to so many days ahead, as the server takes it. */
function isOffered(at: Date): boolean {
  const ahead = at.getTime() - Date.now();
  return ahead >= hourMs && ahead <= mostDays * 24 * hourMs;
}

/** A time that is not among the free ones, as in the evening. */
export function OtherTime({ add }: { readonly add: (at: string) => void }) {
  const { t, locale } = useTranslation();
  const today = istDay(new Date());
  const [day, setDay] = useState('');
  const [minute, setMinute] = useState(String(18 * 60));
  const [isRefused, setRefused] = useState(false);
  const choose = () => {
    const at = istInstant(day, Number(minute));
    setRefused(!isOffered(at));
    if (isOffered(at)) add(at.toISOString());
  };
  return (
    <>
      <FieldPair>
        <DayField
          label={t('interview.other.day', 'Another day')}
          name="other-day"
          value={day}
          min={today}
          max={addDays(today, mostDays)}
          error={
            isRefused &&
            t('interview.other.outside', 'Choose a time from an hour from now up to {{days}} days ahead.', {
              days: mostDays,
            })
          }
          onDay={(next) => {
            setRefused(false);
            setDay(next);
          }}
        />
        <SelectField
          label={t('interview.other.time', 'Time')}
          name="other-time"
          value={minute}
          options={minutesOfDay.map((value) => ({
            value: String(value),
            label: formatInstant(istInstant(today, value), 'time', locale),
          }))}
          onChange={({ target }) => setMinute(target.value)}
        />
      </FieldPair>
      <Row gap={0.5}>
        <Button tone="plain" small disabled={day === ''} onClick={choose}>
          {t('interview.other.add', 'Add this time')}
        </Button>
      </Row>
    </>
  );
}
