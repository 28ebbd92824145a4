import { newStaff, type StaffPreset, staffPresetNames } from '@nukkad/contract/staff/staff.model';
import { useState } from 'react';
import { ApiError } from '../platform/api/api-error.ts';
import { fieldErrors } from '../platform/forms/field-errors.ts';
import { sentence } from '../platform/forms/sentence.ts';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { HindiField } from '../ui/hindi-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { presetWords } from './preset-words.ts';
import { useInvite } from './staff.queries.ts';
import styles from './staff.module.css';

const blank = {
  fullName: '',
  mobileNumber: '',
  email: '',
  designation: '',
  isProfessional: true,
  preset: 'Professional' as StaffPreset,
};

/** Invites one person by number. They join when they say yes, signed in with it. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [fields, setFields] = useState(blank);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const invite = useInvite();
  const change = (part: Partial<typeof blank>) => {
    setErrors({});
    setFields((before) => ({ ...before, ...part }));
  };
  const submit = async () => {
    const { email, ...rest } = fields;
    const wish = { ...rest, ...(email.trim() ? { email } : {}) };
    const wrong = fieldErrors(newStaff, wish, t);
    if (wrong) return setErrors(wrong);
    try {
      await invite.mutateAsync(wish);
      toast.success(t('staff.invited', 'Invitation sent to {{name}}.', { name: fields.fullName }));
      onDone();
    } catch (failure) {
      const said = failure instanceof ApiError ? failure.fields?.['mobileNumber'] : undefined;
      if (said) setErrors({ mobileNumber: sentence(t, said) });
      else setErrors({ form: failure instanceof Error ? sentence(t, failure.message) : '' });
    }
  };
  return (
    <Form onSubmit={() => void submit()}>
      <HindiField
        label={t('staff.name', 'Full name')}
        value={fields.fullName}
        maxLength={80}
        error={errors['fullName']}
        onText={(fullName) => change({ fullName })}
      />
      <TextField
        label={t('staff.number', 'Mobile number')}
        before="+91"
        inputMode="numeric"
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
        value={fields.email}
        maxLength={254}
        error={errors['email']}
        onChange={(event) => change({ email: event.target.value })}
      />
      <HindiField
        label={t('staff.designation', 'Job title (optional)')}
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
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={fields.isProfessional}
          onChange={(event) => change({ isProfessional: event.target.checked })}
        />
        {t('staff.assignable', 'Can be assigned to jobs')}
      </label>
      {errors['form'] && (
        <p role="alert" className={styles.refused}>
          {errors['form']}
        </p>
      )}
      <Button type="submit" busy={invite.isPending}>
        {t('staff.invite', 'Invite')}
      </Button>
    </Form>
  );
}
