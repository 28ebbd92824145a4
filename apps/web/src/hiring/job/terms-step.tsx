import { jobShifts } from '@nukkad/contract/hiring/job/job.model';
import { shiftInWords } from '../../nouns/candidate/work-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { StepProps } from './step-props.ts';
import { WageFields } from './wage-fields.tsx';

/** What is paid, when and where one works. */
export function TermsStep({ form }: StepProps) {
  const { t } = useTranslation();
  const { fields, change, textAt } = form;
  return (
    <>
      <PlaceFields form={form} />
      <WageFields form={form} />
      <RadioList
        label={t('posting.shift', 'Shift')}
        name="shift"
        options={jobShifts.map((value) => ({ value, label: shiftInWords(t, value) }))}
        value={fields.shift}
        onChange={(shift) => change({ shift })}
      />
      <HindiField
        label={t('posting.hours', 'Working hours (optional)')}
        hint={t('posting.hours.hint', 'For example 9 AM to 6 PM, Monday to Saturday.')}
        maxLength={80}
        {...textAt('hours')}
      />
    </>
  );
}
