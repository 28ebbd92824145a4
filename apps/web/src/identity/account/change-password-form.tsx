import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { newPassword } from '@nukkad/contract/identity/account/password.model';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { OtpInput } from '../../ui/field/otp-input.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import type { Contact } from './account.queries.ts';
import { spokenContact } from './contact-field.tsx';
import { NewPasswordField, PasswordField } from './password-field.tsx';
import { askWhileSignedIn, useChangePassword } from './security.queries.ts';
import styles from './sign-in.module.css';
import { InboxHint } from './inbox-hint.tsx';

const ownContact = ({ mobileNumber, email }: MyProfile): Contact =>
  mobileNumber === '' ? { email: email ?? '' } : { mobileNumber };

/** What proves the person is checked by the server. */
const schema = z.object({ newPassword });

/** Sets or changes it: with the present one, or with a code to the own number or address. */
export function ChangePasswordForm({
  profile,
  hasPassword,
  onDone,
}: {
  profile: MyProfile;
  hasPassword: boolean;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const contact = ownContact(profile);
  const [byCode, setByCode] = useState(!hasPassword);
  const [codeId, setCodeId] = useState<string | null>(null);
  const save = useChangePassword();
  const { fields, errors, busy, change, submit, run } = useForm({
    initial: { oldPassword: '', otp: '', newPassword: '' },
    schema,
    send: async ({ oldPassword, otp, newPassword: chosen }) => {
      const proof = byCode ? { otp, codeId: codeId ?? '' } : { oldPassword };
      await save.mutateAsync({ newPassword: chosen, proof });
      onDone();
    },
  });
  const askForCode = async () => setCodeId((await askWhileSignedIn(contact, 'password-recovery')).sessionId);

  if (byCode && codeId === null)
    return (
      <div className={styles.form}>
        <p className={styles.sent}>
          {t('password.code.why', 'To confirm it’s you, we’ll send an OTP to')}{' '}
          <b translate="no">{spokenContact(contact)}</b>
        </p>
        <Refusal>{errors['form']}</Refusal>
        <Button wide busy={busy} onClick={() => run(askForCode)}>
          {t('signIn.send', 'Send OTP')}
        </Button>
      </div>
    );
  return (
    <Form onSubmit={submit}>
      {byCode ? (
        <OtpInput
          value={fields.otp}
          onChange={(otp) => change({ otp })}
          error={errors['otp'] ?? errors['form']}
          autoFocus
        />
      ) : (
        <>
          <PasswordField
            label={t('password.present', 'Current password')}
            name="oldPassword"
            use="current-password"
            value={fields.oldPassword}
            onChange={(oldPassword) => change({ oldPassword })}
            error={errors['oldPassword'] ?? errors['form']}
            autoFocus
          />
          <Button
            tone="quiet"
            small
            className={styles.show}
            onClick={() => {
              change({ oldPassword: '' });
              setByCode(true);
            }}
          >
            {t('password.forgotten', 'Forgot password?')}
          </Button>
        </>
      )}
      {byCode && <InboxHint contact={contact} />}
      <NewPasswordField
        value={fields.newPassword}
        onChange={(password) => change({ newPassword: password })}
        error={errors['newPassword']}
      />
      <Button type="submit" wide busy={busy} disabled={fields[byCode ? 'otp' : 'oldPassword'] === ''}>
        {t('password.save', 'Save password')}
      </Button>
    </Form>
  );
}
