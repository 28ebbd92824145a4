import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { driveEmpty } from './drive.empty.ts';
import { DriveFrame } from './drive-frame.tsx';
import { useRecent, useSharedWithMe, useStarred } from './drive.queries.ts';
import { FlatList } from './flat-list.tsx';

/** What one has starred, from each drive. */
export function StarredPage() {
  const { t } = useTranslation();
  return (
    <DriveFrame>
      <FlatList
        list={useStarred()}
        label={t('drive.tab.starred', 'Starred')}
        empty={<EmptyScreen screen={driveEmpty['no-starred-files']} />}
      />
    </DriveFrame>
  );
}

/** What was added or changed lately. */
export function RecentPage() {
  const { t } = useTranslation();
  return (
    <DriveFrame>
      <FlatList
        list={useRecent()}
        label={t('drive.tab.recent', 'Recent')}
        empty={<EmptyScreen screen={driveEmpty['no-recent-files']} />}
      />
    </DriveFrame>
  );
}

/** What others let one read or change. */
export function SharedWithMePage() {
  const { t } = useTranslation();
  return (
    <DriveFrame>
      <FlatList
        list={useSharedWithMe()}
        label={t('drive.tab.shared', 'Shared with me')}
        empty={<EmptyScreen screen={driveEmpty['no-shared-files']} />}
      />
    </DriveFrame>
  );
}
