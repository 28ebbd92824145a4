import { istDay } from '@nukkad/contract/kernel/time';
import { visitLimits } from '@nukkad/contract/market/quote/visit.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { DayField } from '../../../ui/field/day-field.tsx';
import { durationInWords } from '../../../ui/time/duration.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Grid } from '../../../ui/page/parts.tsx';
import { type TypedVisit, startOfVisit } from './typed-visit.ts';

const slots = Array.from({ length: 48 }, (_, at) => 1100 + at);
const lengths = Array.from({ length: visitLimits.minutes / 30 }, (_, at) => (at + 1) * 30);
const anyDay = '2026-01-01';

/** Day, start, length and purpose of one visit. `path`: where its errors are named, with a dot behind. */
export function VisitTimeFields({
  visit,
  errors,
  path = '',
  first,
  last,
  onVisit,
}: {
  visit: TypedVisit;
  errors: Readonly<Record<string, string>>;
  path?: string;
  /** The days of the work, where they are set. */
  first?: string;
  last?: string;
  onVisit: (changes: Partial<TypedVisit>) => void;
}) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const today = istDay(new Date());
  return (
    <>
      <TextField
        label={t('visit.title', 'What is done')}
        placeholder={t('visit.title.hint', 'Measuring the kitchen')}
        name={`${path}title`}
        maxLength={120}
        value={visit.title}
        error={errors[`${path}title`]}
        onChange={({ target }) => onVisit({ title: target.value })}
      />
      <Grid least={8.5} gap={0.75}>
        <DayField
          label={t('visit.day', 'Day')}
          name={`${path}day`}
          value={visit.day}
          min={first && first > today ? first : today}
          {...(last && { max: last })}
          error={errors[`${path}day`]}
          onDay={(day) => onVisit({ day })}
        />
        <SelectField
          label={t('visit.start', 'Start')}
          name={`${path}slotId`}
          value={visit.slotId}
          options={slots.map((slotId) => ({
            value: String(slotId),
            label: formatInstant(startOfVisit({ day: anyDay, slotId }), 'time', locale),
          }))}
          onChange={({ target }) => onVisit({ slotId: target.value })}
        />
        <SelectField
          label={t('visit.length', 'Length')}
          name={`${path}minutes`}
          value={visit.minutes}
          options={lengths.map((minutes) => ({
            value: String(minutes),
            label: durationInWords(voice, minutes),
          }))}
          onChange={({ target }) => onVisit({ minutes: target.value })}
        />
      </Grid>
    </>
  );
}
