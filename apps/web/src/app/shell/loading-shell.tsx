import { useEffect } from 'react';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { Page } from '../../ui/page/page.tsx';
import { beginFirstWait } from './first-navigation.ts';
import styles from './bare-shell.module.css';
import { Shell } from './shell.tsx';
import { WithoutScripts } from './without-scripts.tsx';

/** All that the server draws of a private page: the shell, and skeletons where the screen will be. */
export function LoadingShell() {
  useEffect(beginFirstWait, []);
  return (
    <Shell>
      <Page>
        <WithoutScripts />
        <div className={styles.waiting}>
          <DetailSkeleton />
        </div>
      </Page>
    </Shell>
  );
}
