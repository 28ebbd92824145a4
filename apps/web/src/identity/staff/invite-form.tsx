import { newStaff, type StaffPreset } from '@nukkad/contract/identity/staff/staff.model';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { Tick } from '../../ui/field/field-group.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { PresetField } from './preset-field.tsx';

export type Invited = Omit<z.input<typeof newStaff>, 'preset'> & { readonly preset: StaffPreset };

type Typed = Omit<Invited, 'email' | 'designation'> & {
  readonly email: string;
  readonly designation: string;
};

const blank: Typed = {
  fullName: '',
  mobileNumber: '',
  email: '',
  designation: '',
  isProfessional: true,
  preset: 'Professional',
};

/** Invites one person by number. They join when they say yes, signed in with it. `children`: fields of another feature. */
export function InviteForm({
  onDone,
  invite,
  children,
}: {
  onDone: () => void;
  invite: (person: Invited) => Promise<unknown>;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <SentFields
      save={t('staff.invite', 'Send invitation')}
      send={async (person: Invited) => {
        await invite(person);
        return person;
      }}
      said={({ fullName }) => t('staff.invited', 'Invitation sent to {{name}}.', { name: fullName })}
      initial={blank}
      schema={newStaff}
      bodyOf={({ email, ...rest }) => ({ ...rest, ...(email.trim() ? { email } : {}) })}
      onSent={onDone}
    >
      {({ fields, errors, change, textAt, lineAt }) => (
        <>
          <HindiField label={t('staff.name', 'Full name')} {...textAt('fullName')} maxLength={80} />
          <TextField
            label={t('staff.number', 'Mobile number')}
            before="+91"
            inputMode="numeric"
            name="mobileNumber"
            value={fields.mobileNumber}
            error={errors['mobileNumber']}
            hint={t('staff.number.sms', 'We’ll send an SMS. They accept or decline with this number.')}
            onChange={(event) => change({ mobileNumber: event.target.value.replace(/\D/g, '').slice(0, 10) })}
          />
          <TextField
            label={t('staff.email', 'Email (optional)')}
            type="email"
            inputMode="email"
            autoComplete="off"
            {...lineAt('email')}
            maxLength={254}
          />
          <HindiField
            label={t('staff.designation', 'Job title (optional)')}
            {...textAt('designation')}
            maxLength={60}
          />
          <PresetField
            value={fields.preset}
            onChoose={(preset) => change({ preset, isProfessional: preset === 'Professional' })}
          />
          <Tick
            gap={0.6}
            checked={fields.isProfessional}
            onChange={(event) => change({ isProfessional: event.target.checked })}
          >
            {t('staff.assignable', 'Can be assigned to jobs')}
          </Tick>
          {children}
        </>
      )}
    </SentFields>
  );
}
