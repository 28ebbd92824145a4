import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import styles from './terms-line.module.css';
import { ownTermsPath, termsThen } from './terms-paths.ts';

/** Calm while there is time; what is meant from then on is said where it is. */
export function TermsLine() {
  const { t, locale } = useTranslation();
  const { pathname, search } = useLocation();
  const from = useSession().profile?.termsFrom ?? null;
  if (from === null || pathname === ownTermsPath) return null;
  const isDue = Date.parse(from) <= Date.now();
  return (
    <p className={styles.line}>
      {isDue
        ? t('privacy.terms.due', 'Our terms have changed. Agree before you place a new order.')
        : t('privacy.terms.soon', 'Our terms have changed. From {{day}}, new orders wait until you agree.', {
            day: formatInstant(from, 'day', locale),
          })}{' '}
      <Link to={termsThen(pathname + search)}>{t('privacy.terms.open', 'Read what changed')}</Link>
    </p>
  );
}
