import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paintOf } from '../../nouns/category/category-paint.ts';
import { CategoryPicture } from '../../nouns/category/category-picture.tsx';
import { Sunburst } from '../../ui/mark/sunburst.tsx';
import styles from './category-tile.module.css';

/** A hyphen is no place to break in so few words: Wi-Fi. */
const unbroken = (name: string) => name.replaceAll('-', '-\u2060');

/** A trade on its own little board. */
export function CategoryTile({
  name,
  picture,
  photo,
  alternative = '',
  to,
  note,
}: {
  name: string;
  picture: string;
  /** In place of the drawing. */
  photo?: { readonly url: string; readonly width: number; readonly height: number } | null | undefined;
  alternative?: string | undefined;
  to: string;
  /** The lowest price at the place, or a note that no partner serves it. */
  note?: ReactNode;
}) {
  return (
    <Link to={to} className={styles.tile} prefetch="intent">
      {photo ? (
        <img className={styles.photo} src={photo.url} width={160} height={120} alt={alternative} />
      ) : (
        <Sunburst paint={paintOf(picture)} className={styles.picture}>
          <CategoryPicture id={picture} />
        </Sunburst>
      )}
      <span className={styles.name}>
        {unbroken(name)}
        {note && <small>{note}</small>}
      </span>
    </Link>
  );
}
