import { ThinAwning } from '@nukkad/frame/thin-awning';
import { WorkBody } from '@nukkad/frame/work-body';
import { TrayHost } from '@nukkad/lists/tray-host';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { OfflineBanner } from '../shell/offline-banner.tsx';
import { Progress } from '../shell/progress.tsx';
import shell from '../shell/shell.module.css';
import { Watchers } from '../shell/watchers.tsx';
import { InWorkFrame } from './in-work-frame.ts';
import styles from './work-frame.module.css';
import { WorkHeader } from './work-header.tsx';
import { WorkKeys } from './work-keys.tsx';
import { WorkSideBar } from './work-side-bar.tsx';
import { WorkTabs } from './work-tabs.tsx';

/** Around the pages of a partner and its staff: calm and dense, with the side bar on a desk and a bar of tabs on a phone. */
export function WorkFrame({ children }: { children: ReactNode }) {
  const { t, plural } = useTranslation();
  return (
    <div className={styles.frame} data-frame="work">
      <a className={shell.skip} href="#page">
        {t('shell.skip', 'Skip to content')}
      </a>
      <Progress />
      <WorkHeader />
      <ThinAwning />
      <OfflineBanner />
      <WorkBody side={<WorkSideBar />} mainClass={styles.main}>
        {children}
      </WorkBody>
      <WorkTabs />
      <WorkKeys />
      <TrayHost speech={{ t, plural }} />
      <InWorkFrame value={true}>
        <Watchers />
      </InWorkFrame>
    </div>
  );
}
