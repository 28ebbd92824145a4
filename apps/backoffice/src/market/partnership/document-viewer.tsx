import { Alert, Skeleton, Stack } from '@mantine/core';
import { getSignedUrl } from '@nukkad/contract/files/document/document.api';
import type { OwnDocument } from '@nukkad/contract/files/document/document.model';
import { type KeyboardEvent, Suspense, lazy, useState } from 'react';
import { documentTypeWords } from '../../nouns/document/document-type-words.ts';
import { sentenceOf } from '../../platform/api-error.ts';
import { useAsked } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import styles from './document-viewer.module.css';
import { ViewerToolbar } from './viewer-toolbar.tsx';
import { asItIs, changed, zooms } from './viewer-view.ts';

const PdfPage = lazy(() => import('./pdf-page.tsx').then((part) => ({ default: part.PdfPage })));

/** A link is good for a minute; what it brought stays. */
const linkMs = 50_000;

/** One document beside the facts: pages of a PDF and pictures are enlarged and turned here. */
export function DocumentViewer({ document }: { document: OwnDocument }) {
  const [view, setView] = useState(asItIs);
  const [pages, setPages] = useState(1);
  const { documentId, mediaType, fileName } = document;
  const isPdf = mediaType === 'application/pdf';
  const link = useAsked(
    getSignedUrl,
    { query: { documentId } },
    {
      staleTime: linkMs,
      refetchOnWindowFocus: false,
    },
  );
  const name = documentTypeWords[document.type];
  if (link.error)
    return (
      <Alert color="sindoor" role="alert">
        {sentenceOf(link.error)}
      </Alert>
    );
  const press = (key: string) => setView((now) => changed(now, key, pages) ?? now);
  const onKey = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? null : changed(view, event.key, pages);
    if (!next) return;
    event.preventDefault();
    setView(next);
  };
  const picture = (url: string) => (
    <img
      src={url}
      alt={name}
      className={styles.picture}
      data-turned={view.turns % 2 === 1 || undefined}
      style={{ width: `${(zooms[view.zoom] ?? 1) * 100}%`, rotate: `${view.turns * 90}deg` }}
    />
  );
  const waiting = <Skeleton height="100%" role="status" aria-label={t('ui.loading', 'Loading')} />;
  const page = (url: string) => (
    <Suspense fallback={waiting}>
      <PdfPage url={url} view={view} name={name} onPages={setPages} again={() => void link.refetch()} />
    </Suspense>
  );
  return (
    <Stack gap="xs">
      <ViewerToolbar view={view} pages={pages} href={isPdf ? link.data?.url : undefined} press={press} />
      {/* A reader scrolls in it with the arrow keys, so it takes the focus. */}
      <section
        className={styles.frame}
        tabIndex={0}
        aria-label={t('review.document', '{{name}}, {{file}}', { name, file: fileName })}
        onKeyDown={onKey}
      >
        {link.data ? (isPdf ? page : picture)(link.data.url) : waiting}
      </section>
    </Stack>
  );
}
