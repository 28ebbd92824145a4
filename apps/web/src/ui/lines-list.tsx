import type { BookingDetails } from '@nukkad/contract/booking/booking.model';
import { CategoryStamp } from './category-stamp.tsx';
import { Duration } from './duration.tsx';
import styles from './lines-list.module.css';
import { Money } from './money.tsx';

export type BookingLine = BookingDetails['lines'][number];

/** The services of a booking or cart with their chosen options, how long each takes and what it costs before fees and tax. */
export function LinesList({ lines }: { lines: readonly BookingLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.lineId}>
          <CategoryStamp id={line.categoryImage} size={48} />
          <div className={styles.words}>
            <strong>{line.quantity > 1 ? `${line.name} × ${line.quantity}` : line.name}</strong>
            <span className={styles.small}>
              {[line.subcategoryName, ...line.options.map((option) => option.label)].join(' · ')}
            </span>
            <span className={styles.small}>
              <Duration minutes={line.minutes} />
            </span>
          </div>
          <span className={styles.price}>
            <Money paise={line.price} />
          </span>
        </li>
      ))}
    </ul>
  );
}
