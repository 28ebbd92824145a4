import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { countedName } from './answers.ts';
import { ChosenAnswers } from './chosen-answers.tsx';
import { CategoryStamp } from '../category/category-stamp.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Duration } from '../../ui/time/duration.tsx';
import { Small } from '../../ui/page/parts.tsx';
import styles from './lines-list.module.css';
import { Money } from '../../ui/mark/money.tsx';

export type BookingLine = BookingDetails['lines'][number];

/**
 * The services of a booking with their chosen answers and the duration of each. Professionals also see each price
 * before fees and tax; the customer reads prices in the bill alone, where the tax is beside them.
 */
export function LinesList({ lines, unpriced }: { lines: readonly BookingLine[]; unpriced?: boolean }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.lineId}>
          <CategoryStamp id={line.categoryImage} size={48} />
          <div className={styles.words}>
            <strong>{countedName(line)}</strong>
            <Small>{line.subcategoryName}</Small>
            <ChosenAnswers options={line.options} />
            <Small>
              <Duration minutes={line.minutes} />
            </Small>
          </div>
          {!unpriced && (
            <span className={styles.price}>
              <Money paise={line.price} />
              <small>{t('lines.beforeTax', 'before tax')}</small>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
