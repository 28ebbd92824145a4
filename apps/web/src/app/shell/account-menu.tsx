import IconUser from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { signedInAttribute } from '../../platform/session/signed-in-mark.ts';
import { useSession } from '../../platform/session/use-session.ts';
import styles from './account-menu.module.css';

const load = () => import('./account-sheet.tsx');
const AccountSheet = lazy(() => load().then((part) => ({ default: part.AccountSheet })));

/**
 * Account, language and light. A <details> rather than a library's menu: it opens before any script has
 * arrived, with the way in; the rest of it comes when a hand draws near.
 */
export function AccountMenu() {
  const { t } = useTranslation();
  const { profile, status } = useSession();
  const { pathname } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  const close = () => menu.current?.removeAttribute('open');

  useEffect(() => {
    if (status !== 'unknown')
      document.documentElement.toggleAttribute(signedInAttribute, status === 'signed-in');
  }, [status]);

  // Not at the first drawing: the visitor may have opened the menu before its scripts came.
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current !== pathname) close();
    shownAt.current = pathname;
  }, [pathname]);
  useEffect(() => {
    // The menu may have been opened before its listener was registered.
    setOpened(menu.current?.open === true);
    const away = (event: Event) => {
      const outside =
        event instanceof KeyboardEvent
          ? event.key === 'Escape'
          : !(event.target instanceof Node && menu.current?.contains(event.target));
      if (outside) close();
    };
    addEventListener('pointerdown', away);
    addEventListener('keydown', away);
    return () => {
      removeEventListener('pointerdown', away);
      removeEventListener('keydown', away);
    };
  }, []);

  const wayIn = <Link to="/login">{t('account.login', 'Log in or sign up')}</Link>;
  const name = profile?.fullName?.split(' ')[0];
  return (
    <>
      <details
        ref={menu}
        className={styles.menu}
        onToggle={() => menu.current?.open && setOpened(true)}
        onPointerEnter={() => void load()}
      >
        <summary aria-label={[name, t('account.menu', 'Account and settings')].filter(Boolean).join(', ')}>
          <IconUser size={26} aria-hidden />
          <span className={styles.label}>{name || t('account.label', 'Account')}</span>
        </summary>
        <div className={styles.sheet}>
          {opened ? (
            <Suspense fallback={wayIn}>
              <AccountSheet />
            </Suspense>
          ) : (
            wayIn
          )}
        </div>
      </details>
      {/* The bell of who is signed in comes here, later than the page; until then its place is kept. */}
      <span id="bell" />
    </>
  );
}
