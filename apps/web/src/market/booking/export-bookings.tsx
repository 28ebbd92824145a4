import { SheetTool } from '@nukkad/lists/sheet-tool';
import { useSearchParams } from 'react-router';
import { sheetCalls } from '../../nouns/work-list/sheet.queries.ts';
import { useSheetApp } from '../../nouns/work-list/use-sheet-app.tsx';
import buttonStyles from '../../ui/press/button.module.css';
import styles from './export-bookings.module.css';
import { useBookings } from './booking.queries.ts';
import { askedBookings } from './bookings-address.ts';

/** The customer's bookings as they are filtered, as a file. There is nothing to export in an empty list. */
export function ExportBookings() {
  const [search] = useSearchParams();
  const { window, tab } = askedBookings(search);
  const { data } = useBookings(window, tab);
  const isEmpty = !data?.pages.some(({ items }) => items.length > 0);
  return (
    <SheetTool
      file={{ filters: { window, tab }, calls: sheetCalls('own_bookings') }}
      app={useSheetApp()}
      disabled={isEmpty}
      className={`${buttonStyles.button} ${styles.export}`}
    />
  );
}
