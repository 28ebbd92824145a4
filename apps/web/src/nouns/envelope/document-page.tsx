import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Unseen } from '../../ui/page/parts.tsx';
import styles from './document-page.module.css';
import { type DocumentPages, drawing } from './use-document-pages.ts';

/** True while it is within a screen of what is seen: pages that are far away keep no picture. */
function useIsNear(box: { readonly current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100% 0%' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return near;
}

/** Draws it once it is near, in the width that it has. */
function useDrawn({ pdf }: DocumentPages, page: number) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const near = useIsNear(box);
  useEffect(() => {
    const onto = canvas.current;
    if (!near || !onto) return;
    const left = new AbortController();
    const draw = async () => {
      const { drawPage, textOf } = await drawing();
      const width = box.current?.clientWidth ?? 600;
      await drawPage(await pdf.getPage(page + 1), onto, { width, turns: 0, signal: left.signal });
      const words = await textOf(pdf, page + 1);
      if (!left.signal.aborted) setText(words);
    };
    draw().catch(() => left.signal.aborted || setFailed(true));
    return () => {
      left.abort();
      onto.width = 0;
      onto.height = 0;
    };
  }, [pdf, page, near]);
  return { box, canvas, text, failed };
}

/** One page of a document as people see it; what is put on it is placed by shares of its width and height. */
export function DocumentPage({
  pages,
  page,
  on,
  children,
}: {
  pages: DocumentPages;
  /** From 0. */
  page: number;
  /** The box of the page, to measure by. */
  on?: Ref<HTMLDivElement>;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { box, canvas, text, failed } = useDrawn(pages, page);
  const { width, height } = pages.sizes[page] ?? { width: 1, height: 1 };
  const count = pages.sizes.length;
  return (
    <div ref={box} className={styles.page} style={{ aspectRatio: `${width} / ${height}` }}>
      <canvas
        ref={canvas}
        role="img"
        aria-busy={text === null && !failed}
        aria-label={t('signing.page', 'Page {{page}} of {{count}}', { page: page + 1, count })}
      />
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('signing.page.failed', 'This page can’t be shown. Download the document to read it.')}
        </p>
      )}
      {text && <Unseen as="p">{text}</Unseen>}
      <div ref={on} className={styles.on}>
        {children}
      </div>
    </div>
  );
}
