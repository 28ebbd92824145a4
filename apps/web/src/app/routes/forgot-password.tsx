import { Entrance } from '../../account/entrance.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('forgotPassword.title', 'Forgot your password?'),
  noindex: true,
}));

export default function ForgotPassword() {
  const { t } = useTranslation();
  return (
    <Entrance>
      <h1>{t('forgotPassword.title', 'Forgot your password?')}</h1>
      <p>{t('forgotPassword.words', 'You need none: we send a code to your mobile number.')}</p>
      <ButtonLink to="/login" wide>
        {t('signIn.title', 'Log in or sign up')}
      </ButtonLink>
    </Entrance>
  );
}
