import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { CategoryStamp } from '../category/category-stamp.tsx';
import { Duration } from '../../ui/duration.tsx';
import styles from './lines-list.module.css';
import { Money } from '../../ui/money.tsx';

export type BookingLine = BookingDetails['lines'][number];

/**
 * The services of a booking with their chosen options and the duration of each. Professionals also see each price
 * before fees and tax; the customer reads prices in the bill alone, where the tax is beside them.
 */
export function LinesList({ lines, unpriced }: { lines: readonly BookingLine[]; unpriced?: boolean }) {
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
          {!unpriced && (
            <span className={styles.price}>
              <Money paise={line.price} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
