import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { getSignedUrl } from '@nukkad/contract/files/document/document.api';
import type { OwnDocument } from '@nukkad/contract/files/document/document.model';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { documentTypeWords } from '../../nouns/document/document-type-words.ts';
import { sentenceOf } from '../../platform/api-error.ts';
import { call } from '../../platform/call.ts';
import { t } from '../../platform/words.ts';
import styles from './document-viewer.module.css';

const zooms = [1, 1.5, 2, 3, 4] as const;
/** A link is good for a minute; the picture that it brought stays. */
const linkMs = 50_000;

interface View {
  /** Place in `zooms`. */
  readonly zoom: number;
  /** Quarter turns, clockwise. */
  readonly turns: number;
}
const asItIs: View = { zoom: 0, turns: 0 };

function changed({ zoom, turns }: View, key: string): View | null {
  if (key === '+' || key === '=') return { zoom: Math.min(zoom + 1, zooms.length - 1), turns };
  if (key === '-') return { zoom: Math.max(zoom - 1, 0), turns };
  if (key === 'r' || key === 'R') return { zoom, turns: (turns + 1) % 4 };
  return key === '0' ? asItIs : null;
}

/** One document beside the facts: a picture is enlarged and turned here, a PDF opens in a window of its own. */
export function DocumentViewer({ document }: { document: OwnDocument }) {
  const [view, setView] = useState(asItIs);
  const { documentId, mediaType, fileName } = document;
  const link = useQuery({
    queryKey: ['document-link', documentId],
    queryFn: () => call(getSignedUrl, { query: { documentId } }),
    staleTime: linkMs,
  });
  const name = documentTypeWords[document.type];
  if (link.error)
    return (
      <Alert color="sindoor" role="alert">
        {sentenceOf(link.error)}
      </Alert>
    );
  if (mediaType === 'application/pdf')
    return (
      <Stack gap="xs" className={styles.pdf}>
        <Text size="sm">{t('review.pdf', 'This document is a PDF. It opens in a new window.')}</Text>
        <Button
          component="a"
          href={link.data?.url}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          data-disabled={!link.data || undefined}
          style={{ alignSelf: 'start' }}
        >
          {t('review.openPdf', 'Open PDF')}
        </Button>
      </Stack>
    );
  const press = (key: string) => setView((now) => changed(now, key) ?? now);
  const onKey = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? null : changed(view, event.key);
    if (!next) return;
    event.preventDefault();
    setView(next);
  };
  const factor = zooms[view.zoom] ?? 1;
  return (
    <Stack gap="xs">
      <Group gap="xs" role="toolbar" aria-label={t('review.viewer', 'View')}>
        <Button variant="default" size="xs" disabled={view.zoom === 0} onClick={() => press('-')}>
          {t('review.zoomOut', 'Zoom out')}
        </Button>
        <Button
          variant="default"
          size="xs"
          disabled={view.zoom === zooms.length - 1}
          onClick={() => press('+')}
        >
          {t('review.zoomIn', 'Zoom in')}
        </Button>
        <Button variant="default" size="xs" onClick={() => press('r')}>
          {t('review.rotate', 'Rotate')}
        </Button>
        <Text size="xs" c="dimmed" visibleFrom="sm">
          {t('review.viewerKeys', 'Keys: + − zoom, R rotate, 0 reset')}
        </Text>
      </Group>
      {/* A reader scrolls in it with the arrow keys, so it takes the focus. */}
      <section
        className={styles.frame}
        tabIndex={0}
        aria-label={t('review.document', '{{name}}, {{file}}', { name, file: fileName })}
        onKeyDown={onKey}
      >
        {link.data ? (
          <img
            src={link.data.url}
            alt={name}
            className={styles.picture}
            data-turned={view.turns % 2 === 1 || undefined}
            style={{ width: `${factor * 100}%`, rotate: `${view.turns * 90}deg` }}
          />
        ) : null}
      </section>
    </Stack>
  );
}
