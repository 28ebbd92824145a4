import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useMayOpen } from '../../platform/session/open-link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageTabs } from '../../ui/page/url-tabs.tsx';
import { DriveSearch } from './drive-search.tsx';
import { spaceWords } from './space-words.ts';

/** The places of the drive; the team has one of its own, for those who work in a business and see its files. */
export function DriveFrame({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  const seesTeam = useMayOpen('/drive/team');
  const label = t('drive.title', 'Drive');
  return (
    <Page title={label} actions={actions}>
      <PageTabs
        label={label}
        pages={[
          { to: '/drive', label: spaceWords.own(t) },
          ...(seesTeam ? [{ to: '/drive/team', label: spaceWords.team(t) }] : []),
          { to: '/drive/shared-with-me', label: t('drive.tab.shared', 'Shared with me') },
          { to: '/drive/recent', label: t('drive.tab.recent', 'Recent') },
          { to: '/drive/starred', label: t('drive.tab.starred', 'Starred') },
          { to: '/drive/bin', label: t('drive.tab.bin', 'Bin') },
        ]}
      />
      <DriveSearch />
      {children}
    </Page>
  );
}
