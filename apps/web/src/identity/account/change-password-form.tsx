import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { newPassword } from '@nukkad/contract/identity/account/password.model';
import { useState } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';
import { fieldErrors } from '../../platform/forms/field-errors.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { OtpInput } from '../../ui/otp-input.tsx';
import type { Contact } from './account.queries.ts';
import { spokenContact } from './contact-field.tsx';
import { NewPasswordField, PasswordField } from './password-field.tsx';
import { askWhileSignedIn, useChangePassword } from './security.queries.ts';
import styles from './sign-in.module.css';
import { wordsOf } from './use-code.ts';
import { InboxHint } from './inbox-hint.tsx';

const ownContact = ({ mobileNumber, email }: MyProfile): Contact =>
  mobileNumber === '' ? { email: email ?? '' } : { mobileNumber };

type Wrong = Partial<Record<'proof' | 'password', string>>;

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
  const [proof, setProof] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const change = useChangePassword();

  const send = async () => {
    setWrong({});
    try {
      setCodeId((await askWhileSignedIn(contact, 'password-recovery')).sessionId);
    } catch (error) {
      setWrong({ proof: wordsOf(error) });
    }
  };
  const save = async () => {
    const error = fieldErrors(newPassword, password, t)?.[''];
    setWrong({ password: error });
    if (error) return;
    try {
      const shown = byCode ? { otp: proof, codeId: codeId ?? '' } : { oldPassword: proof };
      await change.mutateAsync({ newPassword: password, proof: shown });
      onDone();
    } catch (failure) {
      const about = failure instanceof ApiError && failure.fields['newPassword'] ? 'password' : 'proof';
      setWrong({ [about]: wordsOf(failure) });
    }
  };

  if (byCode && codeId === null)
    return (
      <div className={styles.form}>
        <p className={styles.sent}>
          {t('password.code.why', 'To confirm it’s you, we’ll send an OTP to')}{' '}
          <b translate="no">{spokenContact(contact)}</b>
        </p>
        {wrong.proof && (
          <p role="alert" className={styles.refused}>
            {wrong.proof}
          </p>
        )}
        <Button wide onClick={() => void send()}>
          {t('signIn.send', 'Send OTP')}
        </Button>
      </div>
    );
  return (
    <Form onSubmit={() => void save()}>
      {byCode ? (
        <OtpInput value={proof} onChange={setProof} error={wrong.proof} autoFocus />
      ) : (
        <>
          <PasswordField
            label={t('password.present', 'Current password')}
            use="current-password"
            value={proof}
            onChange={setProof}
            error={wrong.proof}
            autoFocus
          />
          <Button
            tone="quiet"
            small
            className={styles.show}
            onClick={() => {
              setProof('');
              setByCode(true);
            }}
          >
            {t('password.forgotten', 'Forgot password?')}
          </Button>
        </>
      )}
      {byCode && <InboxHint contact={contact} />}
      <NewPasswordField value={password} onChange={setPassword} error={wrong.password} />
      <Button type="submit" wide busy={change.isPending} disabled={proof === ''}>
        {t('password.save', 'Save password')}
      </Button>
    </Form>
  );
}
