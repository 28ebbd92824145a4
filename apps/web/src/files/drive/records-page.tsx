import { listRecords } from '@nukkad/contract/files/drive/record.api';
import type { RecordFolder } from '@nukkad/contract/files/drive/record.noun';
import { useSearchParams } from 'react-router';
import { usePages } from '../../platform/api/pages.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SearchBox } from '../../ui/field/search-box.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { driveEmpty } from './drive.empty.ts';
import styles from './item-list.module.css';
import { RecordRow } from './record-row.tsx';
import { recordFolderWords } from './record-words.ts';

/** One folder that fills itself: read-only, and only what this person may read now. */
export function RecordsPage({ folder }: { folder: RecordFolder }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const q = search.get('q')?.trim() ?? '';
  const list = usePages(listRecords, { folder, limit: 50, ...(q && { q }) }, { staleTime: 0 });
  const title = recordFolderWords[folder](t);
  return (
    <Page title={title} back={{ to: '/drive', label: t('drive.title', 'Drive') }}>
      <SearchBox label={t('drive.records.search', 'Search in this folder')} />
      <Listed
        list={list}
        waiting={<ListSkeleton />}
        empty={
          q ? (
            <Note>{t('drive.records.noMatch', 'Nothing matches. Try other words.')}</Note>
          ) : (
            <EmptyScreen screen={driveEmpty['no-records']} />
          )
        }
      >
        {(records) => (
          <ul className={styles.items} aria-label={title}>
            {records.map((record) => (
              <RecordRow key={record.recordId} record={record} />
            ))}
          </ul>
        )}
      </Listed>
    </Page>
  );
}
