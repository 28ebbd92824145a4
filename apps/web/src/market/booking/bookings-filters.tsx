import { type BookingTab, bookingTabs } from '@nukkad/contract/market/booking/booking.model';
import { type DayWindow, dayWindows } from '@nukkad/contract/kernel/time';
import { useSearchParams } from 'react-router';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FilterChips } from '../../ui/page/filter-chips.tsx';
import { UrlTabs } from '../../ui/page/url-tabs.tsx';
import { useTabCounts } from './booking.queries.ts';
import { askedBookings } from './bookings-address.ts';

const windowNames: Record<DayWindow, (t: Translate) => string> = {
  'All Bookings': (t) => t('bookings.all', 'All Bookings'),
  Today: (t) => t('bookings.today', 'Today'),
  Tomorrow: (t) => t('bookings.tomorrow', 'Tomorrow'),
  'This Week': (t) => t('bookings.week', 'This Week'),
};

const tabNames: Record<BookingTab, (t: Translate) => string> = {
  Assigned: (t) => t('bookings.scheduled', 'Scheduled'),
  Inprogress: (t) => t('bookings.ongoing', 'Ongoing'),
  Completed: (t) => t('bookings.completed', 'Completed'),
  Cancelled: (t) => t('bookings.cancelled', 'Cancelled'),
};

/** When, and how far along; both are the page's address. */
export function BookingsFilters() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { data: counts } = useTabCounts(askedBookings(search).window);
  return (
    <>
      <FilterChips
        name="window"
        label={t('bookings.when', 'When')}
        options={dayWindows.map((window) => ({
          value: window === 'All Bookings' ? '' : window,
          label: windowNames[window](t),
        }))}
      />
      <UrlTabs
        label={t('bookings.state', 'Status')}
        tabs={bookingTabs.map((tab) => ({ value: tab, label: tabNames[tab](t), count: counts?.[tab] }))}
      />
    </>
  );
}
