import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import type { DrivePreview } from '@nukkad/contract/files/drive/drive-view.model';
import { useRef } from 'react';
import { DocumentPage } from '../../../nouns/envelope/document-page.tsx';
import { DrawnDocument } from '../../../nouns/envelope/drawn-document.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Note, Stack } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { SkeletonBlock } from '../../../ui/state/skeletons.tsx';
import { StatePanel } from '../../../ui/state/state-panel.tsx';
import { saveItem } from '../drive.queries.ts';
import { SheetTable } from './sheet-table.tsx';
import { type Looked, fileLink, usePreview } from './view.queries.ts';
import styles from './view.module.css';
import { WordDocument } from './word-document.tsx';
import { Zoom } from './zoom.tsx';

interface Shown {
  readonly item: DriveItem;
  readonly preview: DrivePreview;
}

function PdfPages({ item: { itemId, name }, preview: { versionId } }: Shown) {
  const { t } = useTranslation();
  return (
    <Zoom label={t('driveView.pages', 'Pages of {{name}}', { name })}>
      <DrawnDocument of={versionId} link={() => fileLink({ itemId, versionId })}>
        {(pages) =>
          pages.sizes.map((_, page) => (
            <DocumentPage key={`${versionId} ${page}`} pages={pages} page={page} />
          ))
        }
      </DrawnDocument>
    </Zoom>
  );
}

function Picture({ item: { name }, preview: { url } }: Shown) {
  return (
    <Zoom label={name}>
      <img className={styles.picture} src={url ?? ''} alt={name} translate="no" />
    </Zoom>
  );
}

/** The address of a video changes as it is asked for again; one that plays goes on with its own until it is another file. */
function Video({ item: { name }, preview: { url, versionId } }: Shown) {
  const first = useRef({ versionId, url });
  if (first.current.versionId !== versionId) first.current = { versionId, url };
  return (
    // What people film has no captions.
    <video
      key={versionId}
      className={styles.video}
      src={first.current.url ?? ''}
      controls
      playsInline
      preload="metadata"
      aria-label={name}
    />
  );
}

function Words({ preview: { text, isCut } }: Shown) {
  const { t } = useTranslation();
  return (
    <Stack gap={0.5} narrows>
      <section className={styles.frame} tabIndex={0} aria-label={t('driveView.text', 'Text of the file')}>
        <pre className={styles.text} translate="no">
          {text}
        </pre>
      </section>
      {isCut && (
        <Note>{t('driveView.text.cut', 'Only the beginning is shown. Download the file to read all.')}</Note>
      )}
    </Stack>
  );
}

function NotShown({ item: { itemId } }: Shown) {
  const { t } = useTranslation();
  return (
    <StatePanel
      scene="files"
      title={t('driveView.none', 'No preview for this file')}
      action={<Button onClick={() => void saveItem(itemId)}>{t('drive.download', 'Download')}</Button>}
    >
      {t('driveView.none.now', 'Download it to open it on your device.')}
    </StatePanel>
  );
}

const parts = {
  pages: PdfPages,
  picture: Picture,
  table: ({ preview }: Shown) => <SheetTable sheets={preview.table} />,
  document: ({ preview: { blocks, isCut } }: Shown) => <WordDocument blocks={blocks} isCut={isCut} />,
  text: Words,
  video: Video,
  none: NotShown,
} as const;

/** What a file looks like, by its kind. */
export function PreviewPart({ item, looked }: { item: DriveItem; looked: Looked }) {
  const preview = usePreview(looked);
  return (
    <Loaded query={preview} waiting={<SkeletonBlock height="32rem" />}>
      {(shown) => {
        const Part = parts[shown.kind];
        return <Part item={item} preview={shown} />;
      }}
    </Loaded>
  );
}
