import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './sign-in.module.css';

/** What a person who is new agrees to: the versions that are in force. */
export function AgreeLine() {
  const { t } = useTranslation();
  return (
    <p className={styles.agree}>
      {t('signIn.agree', 'By creating an account, you agree to:')}{' '}
      <Link to="/terms-and-policy/terms">{t('footer.terms', 'Terms')}</Link>{' '}
      <Link to="/terms-and-policy/policy">{t('footer.policy', 'Privacy')}</Link>
    </p>
  );
}
