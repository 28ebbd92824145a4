import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useIsWide } from '../../ui/browser/use-is-wide.ts';
import styles from './feed-columns.module.css';

/** The feed between the reader's own card and whom they may know, as far as there is room; a phone has the feed alone. */
export function FeedColumns({
  own,
  beside,
  children,
}: {
  own: ReactNode;
  beside: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const isWide = useIsWide();
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        {isWide && (
          <aside className={styles.own} aria-label={t('post.feed.own', 'You')}>
            {own}
          </aside>
        )}
        <div className={styles.main}>{children}</div>
        {isWide && (
          <aside className={styles.beside} aria-label={t('post.feed.beside', 'People and groups')}>
            {beside}
          </aside>
        )}
      </div>
    </div>
  );
}

/** The same ways as in the own card, in a row that moves under a thumb; gone where that card is shown. */
export const FeedWays = ({ children }: { children: ReactNode }) => (
  <div className={styles.ways}>{children}</div>
);
