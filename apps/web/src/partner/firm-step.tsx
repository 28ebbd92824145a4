import type { PartnerProfile } from '@nukkad/contract/partner/partner.model';
import { constitutions, profileChanges } from '@nukkad/contract/partner/partner.model';
import * as z from 'zod/mini';
import { useId } from 'react';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { TextField } from '../ui/text-field.tsx';
import styles from './partner.module.css';
import { constitutionWords, fieldWords } from './partner-words.ts';
import { saveProfile } from './partner.queries.ts';
import { StepFrame } from './step-frame.tsx';
import { useStepForm } from './use-step-form.ts';

const schema = z.required(z.pick(profileChanges, { companyName: true, constitution: true, about: true }));

/** Name and kind of the firm, and a few words for customers. */
export function FirmStep({ profile, onSaved }: { profile: PartnerProfile; onSaved: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const { fields, change, errors, busy, submit } = useStepForm(
    {
      companyName: profile.companyName,
      constitution: profile.constitution ?? 'proprietor',
      about: profile.about,
    },
    schema,
    async (typed) => {
      await saveProfile(typed);
      onSaved();
    },
  );
  return (
    <StepFrame
      lead={t('partner.firm.lead', 'Customers read this name when they book you.')}
      onSubmit={(form) => void submit(form)}
      busy={busy}
      refused={errors['form']}
    >
      <TextField
        label={fieldWords(t, 'companyName')}
        name="companyName"
        autoComplete="organization"
        value={fields.companyName}
        error={errors['companyName']}
        onChange={({ target }) => change({ companyName: target.value })}
      />
      <div className={styles.select}>
        <label htmlFor={`${id}-kind`}>{fieldWords(t, 'constitution')}</label>
        <select
          id={`${id}-kind`}
          name="constitution"
          value={fields.constitution}
          onChange={({ target }) => change({ constitution: target.value as (typeof constitutions)[number] })}
        >
          {constitutions.map((kind) => (
            <option key={kind} value={kind}>
              {constitutionWords(t, kind)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.select}>
        <label htmlFor={`${id}-about`}>{fieldWords(t, 'about')}</label>
        <textarea
          id={`${id}-about`}
          name="about"
          rows={4}
          maxLength={600}
          aria-describedby={`${id}-hint`}
          value={fields.about}
          onChange={({ target }) => change({ about: target.value })}
        />
        <p id={`${id}-hint`} className={styles.small}>
          {t(
            'partner.about.hint',
            'What you do best, and for how long you have done it. You may leave it empty.',
          )}
        </p>
      </div>
    </StepFrame>
  );
}
