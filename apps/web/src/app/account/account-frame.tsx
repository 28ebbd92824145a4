import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { placeAt } from '@nukkad/frame/places';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { guardProfileOf } from '../../platform/session/guard-profile.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { workPlacesOf } from '../nav-table.ts';
import styles from './account-frame.module.css';
import { AccountNav } from './account-nav.tsx';

/** A section that the frame of work lists itself, e.g. the team, needs no second menu. */
const isInWorkFrame = (profile: MyProfile, pathname: string) => {
  const place = placeAt(workPlacesOf(guardProfileOf(profile)), pathname);
  return place !== null && place.to !== '/profile';
};

/**
 * The account area: its first page is the list as cards; on a desktop the list is beside every section, on a phone each section
 * links back to it.
 */
export function AccountFrame({ profile, children }: { profile: MyProfile; children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (isInWorkFrame(profile, pathname)) return children;
  const first = /^\/profile\/?$/.test(pathname);
  return (
    <div className={styles.frame} data-first={first || undefined}>
      {!first && (
        <BackLink to="/profile" className={styles.back ?? ''}>
          {t('profile.title', 'Your profile')}
        </BackLink>
      )}
      {!first && <AccountNav profile={profile} />}
      <div className={styles.section}>{children}</div>
    </div>
  );
}
