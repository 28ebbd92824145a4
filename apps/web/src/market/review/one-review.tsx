import type { ShownReview } from '@nukkad/contract/market/review/review.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './one-review.module.css';
import { Stars } from './stars.tsx';
import { tagWords } from './tag-words.ts';

/** Stars, tags, words and the partner's answer. */
export function ReviewWords({
  review: { stars, tags, words, reply },
}: {
  review: Pick<ShownReview, 'stars' | 'tags' | 'words' | 'reply'>;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Stars count={stars} />
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tagWords(t, tag)}</li>
          ))}
        </ul>
      )}
      {words && (
        <p className={styles.words} translate="no">
          {words}
        </p>
      )}
      {reply && (
        <blockquote className={styles.reply}>
          <strong>{t('review.reply.from', 'Reply from the partner')}</strong>
          <p className={styles.words} translate="no">
            {reply.words}
          </p>
        </blockquote>
      )}
    </>
  );
}
