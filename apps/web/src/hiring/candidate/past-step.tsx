import { educations } from '@nukkad/contract/hiring/job/job.model';
import { schoolingInWords } from '../../nouns/candidate/work-words.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import type { StepProps } from './profile-steps.ts';
import { StepForm } from './step-form.tsx';

type Education = (typeof educations)[number];

/** How long one has worked, as people say it; by months, of which the middle is kept. */
const spans = ['0', '6', '24', '48', '84', '120'] as const;
type Span = (typeof spans)[number];
const spanWords: Record<Span, (t: Translate) => string> = {
  0: (t) => t('candidate.span.0', 'No experience yet'),
  6: (t) => t('candidate.span.6', 'Less than 1 year'),
  24: (t) => t('candidate.span.24', '1 to 3 years'),
  48: (t) => t('candidate.span.48', '3 to 5 years'),
  84: (t) => t('candidate.span.84', '5 to 10 years'),
  120: (t) => t('candidate.span.120', 'More than 10 years'),
};
/** Fewer months than these belong to the span. */
const ends: Record<Span, number> = { 0: 1, 6: 12, 24: 36, 48: 60, 84: 120, 120: Infinity };
const spanOf = (months: number): Span => spans.find((span) => months < ends[span]) ?? '120';

export function PastStep({ profile: { experienceMonths, education }, ...step }: StepProps) {
  const { t } = useTranslation();
  const before = experienceMonths === null ? null : spanOf(experienceMonths);
  const initial: { span: Span | null; education: Education | null } = { span: before, education };
  return (
    <StepForm
      {...step}
      initial={initial}
      bodyOf={({ span, education: chosen }) => ({
        // A figure that was said or counted more exactly stays.
        ...(span !== null && span !== before && { experienceMonths: Number(span) }),
        education: chosen,
      })}
    >
      {({ fields, errors, change }) => (
        <>
          <RadioList
            label={t('candidate.experience', 'How long have you done this work?')}
            name="experienceMonths"
            options={spans.map((span) => ({ value: span, label: spanWords[span](t) }))}
            value={fields.span}
            onChange={(span) => change({ span })}
            error={errors['experienceMonths']}
          />
          <RadioList
            label={t('candidate.education', 'Your education')}
            name="education"
            options={educations.map((key) => ({ value: key, label: schoolingInWords(t, key) }))}
            value={fields.education}
            onChange={(chosen) => change({ education: chosen })}
            error={errors['education']}
          />
        </>
      )}
    </StepForm>
  );
}
