import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowNarrowLeft.mjs';
import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './account-frame.module.css';
import { AccountNav } from './account-nav.tsx';

/** The account area: on a desktop its list is beside every section; on a phone each section links back to the list. */
export function AccountFrame({ profile, children }: { profile: MyProfile; children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const first = /^\/profile\/?$/.test(pathname);
  return (
    <div className={styles.frame}>
      {!first && (
        <Link to="/profile" className={styles.back}>
          <IconBack size={22} aria-hidden />
          {t('profile.title', 'Your profile')}
        </Link>
      )}
      <AccountNav profile={profile} />
      <div className={styles.section}>{children}</div>
    </div>
  );
}
