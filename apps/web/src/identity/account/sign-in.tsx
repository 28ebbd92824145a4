import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { type AskedRole, useRequestCode, useSignIn } from './account.queries.ts';
import { AgreeLine } from './agree-line.tsx';
import { CodeFlow } from './code-flow.tsx';
import type { ContactKind } from './contact-field.tsx';
import { ContactStep } from './contact-step.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PasswordStep } from './password-step.tsx';
import styles from './sign-in.module.css';
import { useCode } from './use-code.ts';

interface SignInProps {
  readonly role?: AskedRole | undefined;
  readonly onSignedIn: (profile: MyProfile) => Promise<void>;
}

/** The present address with another `?with=`. */
function useWay() {
  const [search] = useSearchParams();
  return (way: 'password' | null) => {
    const next = new URLSearchParams(search);
    if (way) next.set('with', way);
    else next.delete('with');
    return { search: next.size ? `?${next}` : '' };
  };
}

/** What else one can do, below the field. */
function OtherWays({ kind, password }: { kind: ContactKind; password: boolean }) {
  const { t } = useTranslation();
  const way = useWay();
  return (
    <nav className={styles.ways} aria-label={t('signIn.ways', 'Other ways to log in')}>
      {password ? (
        <>
          <Link to={way(null)} replace>
            {t('signIn.useCode', 'Log in with OTP')}
          </Link>
          <Link to={kind === 'email' ? '/forgot-password?by=email' : '/forgot-password'}>
            {t('forgotPassword.title', 'Forgot your password?')}
          </Link>
        </>
      ) : (
        <Link to={way('password')} replace>
          {t('signIn.usePassword', 'Sign in with password')}
        </Link>
      )}
      {kind === 'email' && (
        <Link to="/login?by=email&with=signup">{t('signUp.link', 'Sign up with email')}</Link>
      )}
    </nav>
  );
}

/** Mobile or e-mail; a code, a password or a passkey. `onSignedIn` goes on from there. */
export function SignIn({ role, onSignedIn }: SignInProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const tabs = [
    { value: 'mobile', label: t('signIn.by.mobile', 'Mobile') },
    { value: 'email', label: t('signIn.by.email', 'Email') },
  ];
  const kind = useUrlTab(['mobile', 'email'], 'by');
  const password = search.get('with') === 'password';
  const [typed, setTyped] = useState<Record<ContactKind, string>>({ mobile: '', email: '' });
  const change = (value: string) => setTyped({ ...typed, [kind]: value });
  const ask = useRequestCode();
  const signIn = useSignIn();
  const code = useCode(
    (contact) => ask.mutateAsync({ contact, ...(role ? { role } : {}) }),
    async (contact, otp) => onSignedIn((await signIn.mutateAsync({ contact, otp })).profile),
  );
  const atCode = code.step === 'code';
  const shared = { kind, value: typed[kind], onChange: change };

  return (
    <>
      <h1>{atCode ? t('signIn.title.code', 'Enter OTP') : t('signIn.title', 'Log in or sign up')}</h1>
      {!atCode && <UrlTabs tabs={tabs} name="by" label={t('signIn.by', 'Log in with')} />}
      <CodeFlow code={code}>
        {password ? (
          <PasswordStep {...shared} role={role} onSignedIn={onSignedIn} />
        ) : (
          <ContactStep
            key={kind}
            {...shared}
            onSend={code.send}
            refused={code.refused}
            webauthn
            hint={
              kind === 'mobile'
                ? t('signIn.number.hint', 'We’ll send an OTP by SMS. New here? We’ll create your account.')
                : t('signIn.email.hint', 'We’ll send an OTP by email. New here? We’ll create your account.')
            }
          />
        )}
        <OtherWays kind={kind} password={password} />
        <AgreeLine />
        <PasskeySignIn role={role} onSignedIn={onSignedIn} />
      </CodeFlow>
    </>
  );
}
