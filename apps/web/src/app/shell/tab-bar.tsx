import { Suspense } from 'react';
import { NavLink, useLocation } from 'react-router';
import { withWords } from '../../platform/i18n/with-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { isAtWork, navItemsOf } from './nav-items.ts';
import styles from './tab-bar.module.css';
import { NavIcon } from './nav-icon.tsx';

/** Of a partner and its staff, who look at a public page; visitors and customers do not load it. */
const WorkTabs = lazyOptional(
  () => withWords('app/work/work-tabs.tsx', () => import('../work/work-tabs.tsx')),
  (part) => part.WorkTabs,
);

/** The ways about on a phone; a desk has them in the header. */
export function TabBar() {
  const { t } = useTranslation();
  const { profile } = useSession();
  const { pathname } = useLocation();
  if (profile && isAtWork(profile, pathname))
    return (
      <Suspense fallback={<div className={styles.bar} />}>
        <WorkTabs />
      </Suspense>
    );
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
