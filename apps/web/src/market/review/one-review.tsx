import type { ShownReview } from '@nukkad/contract/market/review/review.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { dayFormat } from '../../ui/mark/formats.ts';
import styles from './one-review.module.css';
import { Stars } from './stars.tsx';
import { tagWords } from './tag-words.ts';

/** Stars, tags, words and the partner's answer. */
export function ReviewWords({
  review: { stars, tags, words, reply },
  children,
}: {
  review: Pick<ShownReview, 'stars' | 'tags' | 'words' | 'reply'>;
  /** Its photos. */
  children?: ReactNode;
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
      {children}
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

/** A review as anyone reads it. */
export function OneReview({
  review,
  about,
  children,
}: {
  review: Omit<ShownReview, 'photos'>;
  /** What it is about; left out: the service. */
  about?: ReactNode;
  /** Its photos. */
  children?: ReactNode;
}) {
  const { t, locale } = useTranslation();
  return (
    <article className={styles.review}>
      <ReviewWords review={review}>{children}</ReviewWords>
      <p className={styles.who}>
        <b translate="no">{review.name || t('review.nameless', 'A customer')}</b>
        {about !== '' && <span>{about ?? review.serviceName}</span>}
        <time dateTime={review.shownAt}>{dayFormat(locale).format(new Date(review.shownAt))}</time>
      </p>
    </article>
  );
}
