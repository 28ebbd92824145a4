import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import IconBoard from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useUrlTab } from '../../ui/url-tabs.tsx';
import styles from './view-switch.module.css';

export const bookingViews = ['list', 'board', 'calendar'] as const;
export type BookingView = (typeof bookingViews)[number];

const icons = { list: IconList, board: IconBoard, calendar: IconCalendar };

export const useBookingView = (): BookingView => useUrlTab(bookingViews, 'view');

/** The same bookings as a list, a board or a calendar; the address says which. */
export function ViewSwitch() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const view = useBookingView();
  const names: Record<BookingView, string> = {
    list: t('bookingView.list', 'List'),
    board: t('bookingView.board', 'Board'),
    calendar: t('bookingView.calendar', 'Calendar'),
  };
  return (
    <nav className={styles.views} aria-label={t('bookingView.label', 'View')}>
      {bookingViews.map((one) => {
        const next = new URLSearchParams(search);
        if (one === 'list') next.delete('view');
        else next.set('view', one);
        const Icon = icons[one];
        return (
          <Link
            key={one}
            to={{ search: `?${next}` }}
            preventScrollReset
            aria-current={one === view ? 'page' : undefined}
          >
            <Icon size={20} aria-hidden />
            {names[one]}
          </Link>
        );
      })}
    </nav>
  );
}
