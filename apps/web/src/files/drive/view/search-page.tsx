import type { DriveHit, ExcerptPart } from '@nukkad/contract/files/drive/drive-view.model';
import { listRow } from '@nukkad/frame/page-keys';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Listed } from '../../../ui/page/listed.tsx';
import { List, Note, Paragraph, Small, Stack } from '../../../ui/page/parts.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { EmptyScreen } from '../../../ui/state/empty-screen.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { DriveFrame } from '../drive-frame.tsx';
import { itemPath } from '../drive-paths.ts';
import { ItemIcon } from '../item-icon.tsx';
import { useItemFacts } from '../item-row.tsx';
import { kindOf } from '../item-words.ts';
import { spaceWords } from '../space-words.ts';
import { viewEmpty } from './view.empty.ts';
import { useDriveSearch, useFoundRecords } from './view.queries.ts';
import listed from '../item-list.module.css';
import { RecordRow } from '../record-row.tsx';
import styles from './view.module.css';

/** A place of the text, with the words that were looked for. */
function Excerpt({ parts }: { parts: readonly ExcerptPart[] }) {
  if (parts.length === 0) return null;
  return (
    <Paragraph translate="no" breaks>
      {parts.map(({ text, isFound }, at) => (isFound ? <mark key={at}>{text}</mark> : text))}
    </Paragraph>
  );
}

function Hit({ hit: { item, folder, excerpt } }: { hit: DriveHit }) {
  const { t } = useTranslation();
  const facts = useItemFacts();
  const top = item.space === 'shared' ? t('drive.tab.shared', 'Shared with me') : spaceWords[item.space](t);
  return (
    <li {...listRow} className={styles.hit}>
      <ItemIcon kind={kindOf(item)} size={32} />
      <Stack gap={0.25} narrows>
        <Link to={itemPath(item)} className={styles.name} data-row-link translate="no">
          {item.name}
        </Link>
        <Small>{[folder?.name ?? top, ...facts(item)].join(' · ')}</Small>
        <Excerpt parts={excerpt} />
      </Stack>
    </li>
  );
}

function Hits({ q }: { q: string }) {
  const { t } = useTranslation();
  return (
    <Listed
      list={useDriveSearch(q)}
      waiting={<ListSkeleton />}
      empty={<EmptyScreen screen={viewEmpty['nothing-found-in-drive']} />}
    >
      {(hits) => (
        <List aria-label={t('driveView.found', 'Found for “{{q}}”', { q })}>
          {hits.map((hit) => (
            <Hit key={hit.item.itemId} hit={hit} />
          ))}
        </List>
      )}
    </Listed>
  );
}

/** Invoices, payslips and the like, which are kept elsewhere; nothing while none is found. */
function Records({ q }: { q: string }) {
  const { t } = useTranslation();
  const records = useFoundRecords(q).data?.items ?? [];
  if (records.length === 0) return null;
  return (
    <Section title={t('driveView.records', 'From your bookings, work and salary')}>
      <ul className={listed.items}>
        {records.map((record) => (
          <RecordRow key={`${record.folder} ${record.recordId}`} record={record} />
        ))}
      </ul>
    </Section>
  );
}

/** What is called so, and what says so; what is looked for is in the address. */
export function SearchPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const q = (search.get('q') ?? '').trim().slice(0, 80);
  return (
    <DriveFrame>
      {q === '' ? (
        <Note>{t('driveView.search.hint', 'Type words of a name, or words that a document says.')}</Note>
      ) : (
        <>
          <Hits q={q} />
          <Records q={q} />
        </>
      )}
    </DriveFrame>
  );
}
