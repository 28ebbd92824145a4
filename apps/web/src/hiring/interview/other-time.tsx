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

/** A time that is not among the free ones, as in the evening. */
export function OtherTime({ add }: { readonly add: (at: string) => void }) {
  const { t, locale } = useTranslation();
  const today = istDay(new Date());
  const [day, setDay] = useState('');
  const [minute, setMinute] = useState(String(18 * 60));
  return (
    <>
      <FieldPair>
        <DayField
          label={t('interview.other.day', 'Another day')}
          name="other-day"
          value={day}
          min={today}
          max={addDays(today, mostDays)}
          onDay={setDay}
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
        <Button
          tone="plain"
          small
          disabled={day === ''}
          onClick={() => add(istInstant(day, Number(minute)).toISOString())}
        >
          {t('interview.other.add', 'Add this time')}
        </Button>
      </Row>
    </>
  );
}
