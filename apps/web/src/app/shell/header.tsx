import IconCategories from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Link, NavLink, useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Wordmark } from '../../ui/mark/wordmark.tsx';
import { useSite } from '../page-head.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';
import { LocationButton } from './location-button.tsx';
import { homePath, isAtWork, navItemsOf } from './nav-items.ts';
import { NavIcon } from './nav-icon.tsx';

/** The painted board: brand, place, account, and on a desk the places that the tabs of a phone show. */
export function Header() {
  const { t } = useTranslation();
  const { profile } = useSession();
  const { pathname } = useLocation();
  const places = navItemsOf(profile, pathname);
  const site = useSite();
  const brand = site?.brand ?? '';
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link
          to={homePath}
          className={styles.brand}
          aria-label={t('shell.home', '{{brand}}, home', { brand })}
        >
          <Wordmark brand={brand} />
        </Link>
        {!isAtWork(profile, pathname) && <LocationButton />}
        <nav className={styles.nav} aria-label={t('shell.main', 'Main')}>
          {places.some(({ to }) => to === '/services') && (
            <Link
              className={styles.categories}
              to={{ pathname: homePath, search: '?all=1' }}
              prefetch="intent"
            >
              <IconCategories size={20} aria-hidden />
              {t('categories.title', 'All categories')}
            </Link>
          )}
          {places
            .filter(({ to }) => to !== homePath)
            .map((place) => (
              <NavLink key={place.to} to={place.to} end={place.end}>
                <NavIcon place={place} size={20} />
                {place.label(t)}
              </NavLink>
            ))}
        </nav>
        <Link to="/search" className={styles.search} aria-label={t('frame.search', 'Search')}>
          <IconSearch size={24} aria-hidden />
        </Link>
        <AccountMenu />
      </div>
    </header>
  );
}
