import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { drawScanned } from './make-scan.ts';
import styles from './scan.module.css';
import type { ScannedPage } from './scanned.rules.ts';

/** A hand that moves a corner makes many pages a second: the last of them is drawn. */
const settleMs = 150;

/** The page as it will be, drawn anew with each change. */
export function ScannedPicture({ page, label }: { page: ScannedPage; label: string }) {
  const { t } = useTranslation();
  const onto = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    const draw = async () => {
      const drawn = await drawScanned(page, true);
      if (left || !onto.current) return;
      onto.current.width = drawn.width;
      onto.current.height = drawn.height;
      onto.current.getContext('2d')?.drawImage(drawn, 0, 0);
      setFailed(false);
    };
    const timer = setTimeout(() => {
      draw().catch(() => left || setFailed(true));
    }, settleMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [page]);
  return (
    <>
      <canvas ref={onto} role="img" aria-label={label} className={styles.made} />
      {failed && (
        <p role="alert">{t('scan.page.failed', 'This page can’t be shown. Remove it and try again.')}</p>
      )}
    </>
  );
}
