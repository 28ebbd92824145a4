import { useNavigate } from 'react-router';
import { afterSignIn } from '../../../identity/account/after-sign-in.ts';
import { SignInLayout } from '../../../identity/account/sign-in-layout.tsx';
import { RecoverPassword } from '../../../identity/account/recover-password.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('forgotPassword.title', 'Forgot your password?'),
  noindex: true,
}));

export default function ForgotPassword() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <SignInLayout>
      <h1>{t('forgotPassword.title', 'Forgot your password?')}</h1>
      <RecoverPassword
        onSignedIn={async (profile) => {
          await navigate(afterSignIn(profile, null), { replace: true });
        }}
      />
    </SignInLayout>
  );
}
