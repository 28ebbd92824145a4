import IconUser from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { NavLink } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { guardProfileOf } from '../../platform/session/guard-profile.ts';
import styles from './account-frame.module.css';
import { accountGroupsOf } from '../nav-table.ts';
import { accountGroupWords } from './account-groups.ts';

/** The list of sections beside them on a desktop. */
export function AccountNav({ profile }: { profile: MyProfile }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.nav} aria-label={t('profile.sections', 'Sections of your account')}>
      <NavLink to="/profile" end>
        <IconUser size={22} aria-hidden />
        {t('profile.title', 'Your profile')}
      </NavLink>
      {accountGroupsOf(guardProfileOf(profile)).map(({ group, places }) => (
        <div key={group} role="group" aria-labelledby={`nav-${group}`}>
          <p id={`nav-${group}`}>{accountGroupWords[group](t)}</p>
          {places.map(({ to, Icon, label }) => (
            <NavLink key={to} to={to}>
              <Icon size={22} aria-hidden />
              {label(t)}
            </NavLink>
          ))}
        </div>
      ))}
    </nav>
  );
}
