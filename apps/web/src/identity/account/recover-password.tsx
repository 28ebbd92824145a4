import { newPassword } from '@nukkad/contract/identity/account/password.model';
import { type MyProfile, oneTimePassword } from '@nukkad/contract/identity/account/account.model';
import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { Button } from '../../ui/press/button.tsx';
import { OtpInput } from '../../ui/field/otp-input.tsx';
import { type Contact, useRequestCode, useRecoverPassword } from './account.queries.ts';
import { spokenContact } from './contact-field.tsx';
import { ContactStep } from './contact-step.tsx';
import { NewPasswordField } from './password-field.tsx';
import styles from './sign-in.module.css';
import { useCode } from './use-code.ts';
import { InboxHint } from './inbox-hint.tsx';

const schema = z.object({ otp: oneTimePassword, newPassword });

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
  const recover = useRecoverPassword();
  return (
    <SentFields
      save={t('forgotPassword.save', 'Save and log in')}
      button={{ wide: true }}
      incomplete={({ otp }) => otp.length < 6}
      foot={(send) => (
        <>
          {send}
          <InboxHint contact={contact} />
        </>
      )}
      send={async (typed: z.output<typeof schema>) =>
        onSignedIn((await recover.mutateAsync({ contact, ...typed })).profile)
      }
      initial={{ otp: '', newPassword: '' }}
      schema={schema}
      refusedAt="otp"
    >
      {({ fields, errors, change }) => (
        <>
          <p className={styles.sent}>
            {t('forgotPassword.sent', 'If you have an account, an OTP has been sent to')}{' '}
            <b translate="no">{spokenContact(contact)}</b>{' '}
            <Button tone="quiet" small onClick={onBack}>
              {t('action.back', 'Back')}
            </Button>
          </p>
          <OtpInput value={fields.otp} onChange={(otp) => change({ otp })} error={errors['otp']} autoFocus />
          <NewPasswordField
            value={fields.newPassword}
            onChange={(password) => change({ newPassword: password })}
            error={errors['newPassword']}
          />
        </>
      )}
    </SentFields>
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
        onSend={code.send}
        refused={code.refused}
        hint={t('forgotPassword.words', 'We’ll send you an OTP so you can choose a new password.')}
      />
      <nav className={styles.ways}>
        <Link to="/login">{t('signIn.useCode', 'Log in with OTP')}</Link>
      </nav>
    </>
  );
}
