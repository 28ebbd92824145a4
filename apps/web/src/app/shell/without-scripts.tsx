import { useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './bare-shell.module.css';

/** The login as plain forms, which the server writes (docs/decisions/working-in-the-web-app.md). */
const plainLogin = '/login/otp';

/**
 * In the place of the skeleton of a page that is drawn in the browser, where scripts are turned off: the login leads to its
 * plain form, other pages say what they need. Scripts that fail are the business of `start-guard.ts`.
 */
export function WithoutScripts() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const isLogin = pathname === '/login';
  const asked = isLogin ? new URLSearchParams(search).get('return') : pathname;
  const form = asked === null ? plainLogin : `${plainLogin}?${new URLSearchParams({ return: asked })}`;
  return (
    <noscript>
      <style>{`.${styles.waiting}{display:none}`}</style>
      {isLogin && <meta httpEquiv="refresh" content={`0; url=${form}`} />}
      <div className={styles.note}>
        <p>
          {isLogin
            ? t('noScripts.login', 'You can log in with an OTP on a simple page.')
            : t('noScripts.page', 'This page needs JavaScript. Turn it on in your browser’s settings.')}
        </p>
        {isLogin && (
          <a href={form} className={styles.enter}>
            {t('noScripts.enter', 'Log in with OTP')}
          </a>
        )}
        <a href="/services">{t('noScripts.services', 'Browse services')}</a>
        <a href="/help/support">{t('noScripts.help', 'Help and support')}</a>
      </div>
    </noscript>
  );
}
