import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Awning } from '../../ui/mark/awning.tsx';
import { handleOf } from '../page-head.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SearchOnFirstKey } from '../search/search-on-first-key.tsx';
import { Progress } from './progress.tsx';
import styles from './shell.module.css';
import { TabBar } from './tab-bar.tsx';
import { Watchers } from './watchers.tsx';

/**
 * Skip link, header under its awning, the page, the footer, and on phones the bar of tabs. `bare`: the page
 * hangs its own awning, lower down. A focused page (`page-head.tsx`) has neither footer nor tabs.
 */
export function Shell({ children, bare }: { children: ReactNode; bare?: boolean }) {
  const { t } = useTranslation();
  const focused = useMatches().some((match) => handleOf(match)?.focused);
  return (
    <>
      <a className={styles.skip} href="#page">
        {t('shell.skip', 'Skip to content')}
      </a>
      <Progress />
      <Header />
      {!bare && <Awning />}
      <OfflineBanner />
      <main id="page" tabIndex={-1} className={styles.main} data-focused={focused || undefined}>
        {children}
      </main>
      {!focused && <Footer />}
      {!focused && <TabBar />}
      <Watchers>
        <SearchOnFirstKey />
      </Watchers>
    </>
  );
}
