import type { PDFDocumentProxy, PdfSource } from '@nukkad/paint/open-pdf';
import { useCallback, useEffect, useState } from 'react';

/** As people see them: turned and cut, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export interface DocumentPages {
  readonly pdf: PDFDocumentProxy;
  readonly sizes: readonly PageSize[];
}

export type OpenedPages = DocumentPages | 'opening' | 'failed';

/** Fetched when the first document is opened; no page loads it before. */
export const drawing = () => import('@nukkad/paint/open-pdf');

async function sizesOf(pdf: PDFDocumentProxy): Promise<readonly PageSize[]> {
  const numbers = Array.from({ length: pdf.numPages }, (_, place) => place + 1);
  const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)));
  return pages.map((page) => {
    const { width, height } = page.getViewport({ scale: 1 });
    return { width, height };
  });
}

/**
 * The pages of a PDF. `link` is asked when it is opened, because a link lives for a minute; `of` says which file it is, so
 * that the same one is read once.
 */
export function useDocumentPages(
  of: string,
  link: () => Promise<PdfSource>,
): readonly [OpenedPages, () => void] {
  const [opened, setOpened] = useState<OpenedPages>('opening');
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    setOpened('opening');
    const task = (async () => (await drawing()).openPdf(await link(), left.signal))();
    task
      .then(async ({ promise }) => {
        const pdf = await promise;
        return { pdf, sizes: await sizesOf(pdf) };
      })
      .then((pages) => left.signal.aborted || setOpened(pages))
      .catch(() => left.signal.aborted || setOpened('failed'));
    return () => {
      left.abort();
      void task.then((loading) => loading.destroy()).catch(() => undefined);
    };
    // The link is another function at each drawing.
  }, [of, turn]);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  return [opened, again];
}
