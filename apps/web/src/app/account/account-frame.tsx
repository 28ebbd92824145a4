import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowNarrowLeft.mjs';
import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { placeAt } from '@nukkad/frame/places';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { guardProfileOf } from '../../platform/session/guard-profile.ts';
import { workPlacesOf } from '../nav-table.ts';
import styles from './account-frame.module.css';
import { AccountNav } from './account-nav.tsx';

/** A section that the frame of work lists itself, e.g. the team, needs no second menu. */
const isInWorkFrame = (profile: MyProfile, pathname: string) => {
  const place = placeAt(workPlacesOf(guardProfileOf(profile)), pathname);
  return place !== null && place.to !== '/profile';
};

/** The account area: on a desktop its list is beside every section; on a phone each section links back to the list. */
export function AccountFrame({ profile, children }: { profile: MyProfile; children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (isInWorkFrame(profile, pathname)) return children;
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
