import type { CategoryWords } from '@nukkad/contract/office/piece/piece.model';
import styles from './category-words.module.css';

/** Of one category, below its services: the picture and the longer words of operators; nothing where they wrote none. */
export function CategoryWordsCard({
  said: { long, wide, narrow, alternative },
}: {
  said: Pick<CategoryWords, 'long' | 'wide' | 'narrow' | 'alternative'>;
}) {
  const picture = wide ?? narrow;
  if (!picture && !long) return null;
  return (
    <div className={styles.room}>
      <div className={styles.card}>
        {picture && (
          <picture>
            {narrow && <source media="(max-width: 47.99em)" srcSet={narrow.url} />}
            <img
              src={picture.url}
              width={picture.width}
              height={picture.height}
              alt={alternative}
              loading="lazy"
              decoding="async"
            />
          </picture>
        )}
        {long && <p>{long}</p>}
      </div>
    </div>
  );
}
