import { Alert, Button, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { type PDFDocumentProxy, drawPage, isLocked, openPdf, textOf } from '@nukkad/paint/open-pdf';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../platform/words.ts';
import styles from './document-viewer.module.css';
import { type View, zooms } from './viewer-view.ts';

type Opened = PDFDocumentProxy | 'opening' | 'locked' | 'failed';

function useOpened(url: string, onPages: (pages: number) => void): Opened {
  const [opened, setOpened] = useState<Opened>('opening');
  useEffect(() => {
    const left = new AbortController();
    setOpened('opening');
    const task = openPdf(url, left.signal);
    task
      .then(({ promise }) => promise)
      .then((pdf) => {
        if (left.signal.aborted) return;
        setOpened(pdf);
        onPages(pdf.numPages);
      })
      .catch((fault: unknown) => {
        if (!left.signal.aborted) setOpened(isLocked(fault) ? 'locked' : 'failed');
      });
    return () => {
      left.abort();
      void task.then((loading) => loading.destroy()).catch(() => undefined);
    };
  }, [url, onPages]);
  return opened;
}

function Drawn({ pdf, view, name }: { pdf: PDFDocumentProxy; view: View; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const { zoom, turns } = view;
  const number = view.page + 1;
  const factor = zooms[zoom] ?? 1;
  useEffect(() => {
    const left = new AbortController();
    const onto = canvas.current;
    setFailed(false);
    setText(null);
    const draw = async () => {
      const page = await pdf.getPage(number);
      const width = (onto?.parentElement?.clientWidth ?? 600) * factor;
      if (onto && !left.signal.aborted) await drawPage(page, onto, { width, turns, signal: left.signal });
      const words = await textOf(pdf, number);
      if (!left.signal.aborted) setText(words);
    };
    draw().catch(() => {
      if (!left.signal.aborted) setFailed(true);
    });
    return () => left.abort();
  }, [pdf, number, factor, turns]);
  const label = t('review.pageOf', '{{name}}, page {{page}} of {{pages}}', {
    name,
    page: number,
    pages: pdf.numPages,
  });
  return (
    <>
      {failed ? (
        <Alert color="sindoor" role="alert">
          {t('review.pageFailed', 'This page can’t be shown. Open the PDF in a new window.')}
        </Alert>
      ) : null}
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        aria-busy={text === null}
        className={styles.page}
        style={{ width: `${factor * 100}%` }}
      />
      {text === null ? null : (
        <VisuallyHidden>
          {text || t('review.noTextOnPage', 'A picture without text that can be read aloud.')}
        </VisuallyHidden>
      )}
    </>
  );
}

/** One page of a PDF, drawn in the frame of the viewer. */
export function PdfPage({
  url,
  view,
  name,
  onPages,
  again,
}: {
  url: string;
  view: View;
  name: string;
  /** Called once the PDF is read. */
  onPages: (pages: number) => void;
  /** Asks for another link and reads it anew. */
  again: () => void;
}) {
  const opened = useOpened(url, onPages);
  if (opened === 'opening')
    return <Skeleton height="100%" role="status" aria-label={t('ui.loading', 'Loading')} />;
  if (opened === 'locked')
    return (
      <Alert color="haldi" role="alert" title={t('review.pdfLocked', 'This PDF has a password')}>
        {t('review.pdfLockedNow', 'Ask the partner for one without a password.')}
      </Alert>
    );
  if (opened === 'failed')
    return (
      <Alert color="sindoor" role="alert" title={t('review.pdfFailed', 'Couldn’t show this PDF')}>
        <Stack gap="xs" align="start">
          <Text size="sm">{t('review.pdfFailedNow', 'Try again, or open it in a new window.')}</Text>
          <Button size="xs" variant="default" onClick={again}>
            {t('ui.tryAgain', 'Try again')}
          </Button>
        </Stack>
      </Alert>
    );
  return <Drawn pdf={opened} view={view} name={name} />;
}
