import { paintOf } from './category-paint.ts';
import { CategoryPicture } from './category-picture.tsx';
import styles from './category-stamp.module.css';
import { Sunburst } from '../../ui/mark/sunburst.tsx';

/** The trade's picture on its own paint, small: its dark lines would be lost on the boards of the night. `size` in pixels. */
export function CategoryStamp({ id, size = 56 }: { id: string; size?: number }) {
  return (
    <Sunburst paint={paintOf(id)} className={styles.stamp}>
      <CategoryPicture id={id} size={size - 8} />
    </Sunburst>
  );
}
