import { NavLink, useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { isAtWork, navItemsOf } from './nav-items.ts';
import styles from './tab-bar.module.css';
import { NavIcon } from './nav-icon.tsx';

/** The ways about on a phone; a desk has them in the header. A partner and its staff have the bar of their work. */
export function TabBar() {
  const { t } = useTranslation();
  const { profile } = useSession();
  const { pathname } = useLocation();
  if (isAtWork(profile, pathname)) return null;
  return (
    <nav className={styles.bar} aria-label={t('shell.tabs', 'Tabs')}>
      {navItemsOf(profile, pathname).map((place) => (
        <NavLink key={place.to} to={place.to} end={place.end}>
          <NavIcon place={place} size={24} />
          {place.label(t)}
        </NavLink>
      ))}
    </nav>
  );
}
