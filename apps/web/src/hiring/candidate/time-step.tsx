import { jobLanguages, jobShifts } from '@nukkad/contract/hiring/job/job.model';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { shiftInWords } from '../../nouns/candidate/work-words.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CheckList } from '../../ui/field/check-list.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import type { StepProps } from './profile-steps.ts';
import { StepForm } from './step-form.tsx';

/** Days from today; `kept`: the day that was said before. */
const starts = ['0', '7', '15', '30'] as const;
type Start = (typeof starts)[number] | 'kept';
const startWords: Record<(typeof starts)[number], (t: Translate) => string> = {
  0: (t) => t('candidate.start.0', 'Right away'),
  7: (t) => t('candidate.start.7', 'In a week'),
  15: (t) => t('candidate.start.15', 'In 15 days'),
  30: (t) => t('candidate.start.30', 'In a month'),
};

interface Typed {
  readonly start: Start | null;
  readonly shifts: (typeof jobShifts)[number][];
  readonly languages: (typeof jobLanguages)[number][];
}

export function TimeStep({ profile: { availableFrom, shifts, languages }, ...step }: StepProps) {
  const { t, locale } = useTranslation();
  const today = istDay(new Date());
  const isLater = availableFrom !== null && availableFrom > today;
  const initial: Typed = { start: isLater ? 'kept' : availableFrom === null ? null : '0', shifts, languages };
  const languageOf = new Intl.DisplayNames(locale, { type: 'language' });
  const options: { value: Start; label: string }[] = [
    ...starts.map((value) => ({ value, label: startWords[value](t) })),
    ...(isLater
      ? [{ value: 'kept' as const, label: formatInstant(istInstant(availableFrom), 'day', locale) }]
      : []),
  ];
  return (
    <StepForm
      {...step}
      initial={initial}
      bodyOf={({ start, ...typed }) => ({
        ...typed,
        availableFrom:
          start === null ? null : start === 'kept' ? availableFrom : addDays(today, Number(start)),
      })}
      incomplete={({ start }) => start === null}
    >
      {({ fields, errors, change }) => (
        <>
          <RadioList
            label={t('candidate.start', 'When can you start?')}
            name="availableFrom"
            options={options}
            value={fields.start}
            onChange={(start) => change({ start })}
            error={errors['availableFrom']}
          />
          <CheckList
            label={t('candidate.shifts', 'Shifts that suit you')}
            name="shifts"
            options={jobShifts.map((shift) => ({ value: shift, label: shiftInWords(t, shift) }))}
            values={fields.shifts}
            most={jobShifts.length}
            onChange={(chosen) => change({ shifts: [...chosen] })}
            error={errors['shifts']}
          />
          <CheckList
            label={t('candidate.languages', 'Languages you speak')}
            name="languages"
            options={jobLanguages.map((code) => ({ value: code, label: languageOf.of(code) ?? code }))}
            values={fields.languages}
            most={jobLanguages.length}
            onChange={(chosen) => change({ languages: [...chosen] })}
            error={errors['languages']}
          />
        </>
      )}
    </StepForm>
  );
}
