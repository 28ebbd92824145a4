import { isOneOf } from '@nukkad/contract/kernel/record';
import type { PartnerProfile } from '@nukkad/contract/identity/partner/partner.model';
import { constitutions, profileChanges } from '@nukkad/contract/identity/partner/partner.model';
import * as z from 'zod/mini';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { constitutionWords, fieldWords } from './partner-words.ts';
import { saveProfile } from './partner.queries.ts';
import { StepFrame } from './step-frame.tsx';

const schema = z.required(z.pick(profileChanges, { companyName: true, constitution: true, about: true }));

/** Name and kind of the firm, and a few words for customers. */
export function BusinessStep({ profile, onSaved }: { profile: PartnerProfile; onSaved: () => void }) {
  const { t } = useTranslation();
  const form = useSentForm({
    send: saveProfile,
    initial: {
      companyName: profile.companyName,
      constitution: profile.constitution ?? 'proprietor',
      about: profile.about,
    },
    schema,
    onSent: onSaved,
  });
  const { fields, change, textAt, lineAt } = form;
  return (
    <StepFrame lead={t('partner.firm.lead', 'Customers see this name when they book you.')} form={form}>
      <HindiField
        label={fieldWords(t, 'companyName')}
        {...textAt('companyName')}
        autoComplete="organization"
      />
      <SelectField
        label={fieldWords(t, 'constitution')}
        name="constitution"
        value={fields.constitution}
        options={constitutions.map((kind) => ({ value: kind, label: constitutionWords(t, kind) }))}
        onChange={({ target }) =>
          isOneOf(constitutions, target.value) && change({ constitution: target.value })
        }
      />
      <TextArea
        label={fieldWords(t, 'about')}
        hint={t('partner.about.hint', 'What you do best, and since when (optional).')}
        {...lineAt('about')}
        rows={4}
        maxLength={600}
      />
    </StepFrame>
  );
}
