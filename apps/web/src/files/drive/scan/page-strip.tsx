import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import styles from './scan.module.css';
import { ScannedPicture } from './scanned-picture.tsx';
import type { Scan } from './use-scan.ts';

/** All pages in their order, as they will be; a press chooses one. */
export function PageStrip({ scan: { pages, chosen, choose } }: { scan: Scan }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.strip} aria-label={t('scan.pages', 'Pages')}>
      {pages.map((page, place) => (
        <li key={page.pageId}>
          <button
            type="button"
            aria-pressed={page === chosen}
            aria-label={t('scan.page', 'Page {{page}} of {{count}}', {
              page: place + 1,
              count: pages.length,
            })}
            onClick={() => choose(page.pageId)}
          >
            <ScannedPicture page={page} label="" />
            <span aria-hidden>{place + 1}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
