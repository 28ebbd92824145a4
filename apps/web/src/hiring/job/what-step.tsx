import { employmentTypes } from '@nukkad/contract/hiring/job/job.model';
import { employmentInWords } from '../../nouns/candidate/work-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { StepProps } from './step-props.ts';
import { TradeField } from './trade-field.tsx';

/** What is to be done, and how many people for it. */
export function WhatStep({ form: { fields, errors, change, textAt } }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      <TradeField
        trade={fields}
        error={errors['tradeId']}
        onTrade={({ tradeId, tradeName }) =>
          change({
            tradeId,
            tradeName,
            skillIds: [],
            // What was typed stays; what the trade before had filled in goes with it.
            ...((fields.title === '' || fields.title === fields.tradeName) && { title: tradeName }),
          })
        }
      />
      <HindiField
        label={t('posting.heading', 'Heading of the job')}
        hint={t('posting.heading.hint', 'Candidates read this first.')}
        maxLength={80}
        {...textAt('title')}
      />
      <HindiField
        long
        rows={5}
        label={t('posting.description', 'What the person will do')}
        maxLength={4_000}
        {...textAt('description')}
      />
      <TextField
        label={t('posting.openings', 'Openings')}
        hint={t('posting.openings.hint', 'How many people you want to hire.')}
        name="openings"
        inputMode="numeric"
        maxLength={3}
        value={fields.openings}
        error={errors['openings']}
        onChange={({ target }) => change({ openings: target.value.replaceAll(/\D/g, '') })}
      />
      <RadioList
        label={t('posting.type', 'Type of job')}
        name="employmentType"
        options={employmentTypes.map((value) => ({ value, label: employmentInWords(t, value) }))}
        value={fields.employmentType}
        onChange={(employmentType) => change({ employmentType })}
      />
    </>
  );
}
