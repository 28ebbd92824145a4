import { newPassword } from '@nukkad/contract/identity/account/password.model';
import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { useState } from 'react';
import { Link } from 'react-router';
import { fieldErrors } from '../../platform/forms/field-errors.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { UrlTabs, useUrlTab } from '../../ui/url-tabs.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { OtpInput } from '../../ui/otp-input.tsx';
import { type Contact, useRequestCode, useRecoverPassword } from './account.queries.ts';
import { spokenContact } from './contact-field.tsx';
import { ContactStep } from './contact-step.tsx';
import { NewPasswordField } from './password-field.tsx';
import styles from './sign-in.module.css';
import { useCode, wordsOf } from './use-code.ts';
import { InboxHint } from './inbox-hint.tsx';

/** The code and the new password together; right away signed in. */
function NewPasswordStep({
  contact,
  onBack,
  onSignedIn,
}: {
  contact: Contact;
  onBack: () => void;
  onSignedIn: (profile: MyProfile) => Promise<void>;
}) {
  const { t } = useTranslation();
  const [otp, setOtp] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<{ otp?: string; password?: string }>({});
  const recover = useRecoverPassword();
  const save = async () => {
    const error = fieldErrors(newPassword, password, t)?.[''];
    setWrong(error ? { password: error } : {});
    if (error) return;
    try {
      await onSignedIn((await recover.mutateAsync({ contact, otp, newPassword: password })).profile);
    } catch (failure) {
      const aboutPassword =
        failure instanceof Error && 'fields' in failure && 'newPassword' in Object(failure.fields);
      setWrong(aboutPassword ? { password: wordsOf(failure) } : { otp: wordsOf(failure) });
    }
  };
  return (
    <Form onSubmit={() => void save()}>
      <p className={styles.sent}>
        {t('forgotPassword.sent', 'If you have an account, an OTP has been sent to')}{' '}
        <b translate="no">{spokenContact(contact)}</b>{' '}
        <Button tone="quiet" small onClick={onBack}>
          {t('action.back', 'Go back')}
        </Button>
      </p>
      <OtpInput value={otp} onChange={setOtp} error={wrong.otp} autoFocus />
      <NewPasswordField value={password} onChange={setPassword} error={wrong.password} />
      <Button type="submit" wide busy={recover.isPending} disabled={otp.length < 6}>
        {t('forgotPassword.save', 'Save and log in')}
      </Button>
      <InboxHint contact={contact} />
    </Form>
  );
}

/** Where the code goes, then the code with the new password. */
export function RecoverPassword({ onSignedIn }: { onSignedIn: (profile: MyProfile) => Promise<void> }) {
  const { t } = useTranslation();
  const tabs = [
    { value: 'mobile', label: t('signIn.by.mobile', 'Mobile') },
    { value: 'email', label: t('signIn.by.email', 'Email') },
  ];
  const kind = useUrlTab(['mobile', 'email'], 'by');
  const [value, setValue] = useState('');
  const ask = useRequestCode();
  const code = useCode(
    (contact) => ask.mutateAsync({ contact, purpose: 'password-recovery' }),
    () => Promise.resolve(),
  );
  if (code.step === 'code' && code.sent)
    return <NewPasswordStep contact={code.sent.contact} onBack={code.back} onSignedIn={onSignedIn} />;
  return (
    <>
      <UrlTabs tabs={tabs} name="by" label={t('signIn.by', 'Log in with')} />
      <ContactStep
        key={kind}
        kind={kind}
        value={value}
        onChange={setValue}
        onSend={(contact) => void code.send(contact)}
        busy={code.busy}
        refused={code.refused}
        hint={t('forgotPassword.words', 'We’ll send you an OTP to choose a new password.')}
      />
      <nav className={styles.ways}>
        <Link to="/login">{t('signIn.useCode', 'Use an OTP instead')}</Link>
      </nav>
    </>
  );
}
