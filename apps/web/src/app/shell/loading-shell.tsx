import { useEffect } from 'react';
import { DetailSkeleton } from '../../ui/skeletons.tsx';
import { Page } from '../../ui/page.tsx';
import { beginFirstWait } from './first-navigation.ts';
import { Shell } from './shell.tsx';

/** All that the server draws of a private page: the shell, and skeletons where the screen will be. */
export function LoadingShell() {
  useEffect(beginFirstWait, []);
  return (
    <Shell>
      <Page>
        <DetailSkeleton />
      </Page>
    </Shell>
  );
}
