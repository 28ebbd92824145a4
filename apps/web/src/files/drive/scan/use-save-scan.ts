import { useState } from 'react';
import { addFiles } from '../../../nouns/upload/upload-queue.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { makePdf } from './make-scan.ts';
import type { ScanTarget } from './scan-target.ts';
import type { ScannedPage } from './scanned.rules.ts';

const ending = '.pdf';
/** No path, and nothing that a name may not hold. */
const wrongInName = /[\p{C}/\\]/gu;

const fileNameOf = (name: string) => {
  const plain = name.replaceAll(wrongInName, ' ').trim();
  return plain.toLowerCase().endsWith(ending) ? plain : `${plain}${ending}`;
};

/** Makes the PDF and hands it to the queue of uploads, which goes on on every page. */
export function useSaveScan(target: ScanTarget) {
  const { t, locale } = useTranslation();
  const day = formatInstant(new Date(), 'date', locale);
  const [name, setName] = useState(() => t('scan.named', 'Scan {{day}}', { day }));
  /** How many pages are made; null: it is not at work. */
  const [done, setDone] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const save = async (pages: readonly ScannedPage[]): Promise<boolean> => {
    setDone(0);
    setFailed(false);
    try {
      addFiles([await makePdf(pages, fileNameOf(name), setDone)], target);
      return true;
    } catch {
      setFailed(true);
      return false;
    } finally {
      setDone(null);
    }
  };
  return { name, setName, done, failed, save };
}
