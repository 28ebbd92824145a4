import { newStaff, type StaffPreset, staffPresetNames } from '@nukkad/contract/identity/staff/staff.model';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Tick } from '../../ui/field/field-group.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { presetWords } from './preset-words.ts';

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
  const { fields, errors, busy, change, submit } = useForm({
    initial: blank,
    schema: newStaff,
    bodyOf: ({ email, ...rest }) => ({ ...rest, ...(email.trim() ? { email } : {}) }),
    send: async (request) => {
      await invite(request);
      toast.success(t('staff.invited', 'Invitation sent to {{name}}.', { name: request.fullName }));
      onDone();
    },
  });
  return (
    <Form onSubmit={submit}>
      <HindiField
        label={t('staff.name', 'Full name')}
        name="fullName"
        value={fields.fullName}
        maxLength={80}
        error={errors['fullName']}
        onText={(fullName) => change({ fullName })}
      />
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
        name="email"
        value={fields.email}
        maxLength={254}
        error={errors['email']}
        onChange={(event) => change({ email: event.target.value })}
      />
      <HindiField
        label={t('staff.designation', 'Job title (optional)')}
        name="designation"
        value={fields.designation}
        maxLength={60}
        error={errors['designation']}
        onText={(designation) => change({ designation })}
      />
      <SelectField
        label={t('staff.preset', 'Permissions')}
        value={fields.preset}
        hint={t('staff.preset.hint', 'You can change each permission later.')}
        options={staffPresetNames.map((value) => ({ value, label: presetWords(t, value) }))}
        onChange={(event) => {
          const preset = staffPresetNames.find((name) => name === event.target.value) ?? 'Professional';
          change({ preset, isProfessional: preset === 'Professional' });
        }}
      />
      <Tick
        gap={0.6}
        checked={fields.isProfessional}
        onChange={(event) => change({ isProfessional: event.target.checked })}
      >
        {t('staff.assignable', 'Can be assigned to jobs')}
      </Tick>
      {children}
      <Refusal>{errors['form']}</Refusal>
      <Button type="submit" busy={busy}>
        {t('staff.invite', 'Send invitation')}
      </Button>
    </Form>
  );
}
