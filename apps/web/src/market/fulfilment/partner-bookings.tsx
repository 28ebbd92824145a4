import { type BookingTab, bookingTabs } from '@nukkad/contract/market/booking/booking.model';
import { type DayWindow, dayWindows } from '@nukkad/contract/kernel/time';
import { useMediaQuery } from '@mantine/hooks';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { fulfilmentEmpty } from './fulfilment.empty.ts';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { UrlTabs, useUrlTab } from '../../ui/url-tabs.tsx';
import { BookingCards } from './booking-cards.tsx';
import { BookingsTable } from './bookings-table.tsx';
import { useOpenBookings, usePartnerBookings, useTabCounts } from './fulfilment.queries.ts';
import { NewRequests } from './new-requests.tsx';
import { PartnerDialogs } from './partner-dialogs.tsx';
import { partnerBookingsPath } from './paths.ts';
import { useFulfilmentLive } from './use-fulfilment-live.ts';
import styles from './bookings-table.module.css';
import { emptyWords, tabName, windowName } from './booking-filters.ts';

const asWindow = (value: string | null): DayWindow =>
  dayWindows.find((window) => window === value) ?? 'All Bookings';

/** A firm that no customer has asked yet; a tab may be empty for less. */
const noneAtAll = (counts: Readonly<Record<BookingTab, number>> | undefined) =>
  counts !== undefined && bookingTabs.every((tab) => counts[tab] === 0);

/** The firm's bookings by day and status. Filter and tab are in the address; new requests are above both. */
export function PartnerBookings() {
  const { t } = useTranslation();
  useFulfilmentLive();
  const [search] = useSearchParams();
  const window = asWindow(search.get('window'));
  const tab = useUrlTab(bookingTabs);
  const counts = useTabCounts(window);
  const open = useOpenBookings();
  const list = usePartnerBookings({ window, tab });
  const wide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  return (
    <>
      {open.data && <NewRequests open={open.data} />}
      <FilterChips
        name="window"
        label={t('partnerList.label', 'Days')}
        options={dayWindows.map((value) => ({
          value: value === 'All Bookings' ? '' : value,
          label: windowName(t, value),
        }))}
      />
      <UrlTabs
        label={t('partnerList.tabs', 'Status')}
        tabs={bookingTabs.map((value) => ({ value, label: tabName(t, value), count: counts.data?.[value] }))}
      />
      <Loaded query={list} waiting={<ListSkeleton />}>
        {({ pages }) => {
          const bookings = pages.flatMap((page) => page.items);
          if (window === 'All Bookings' && bookings.length === 0 && noneAtAll(counts.data))
            return <EmptyScreen screen={fulfilmentEmpty['no-orders']} />;
          if (bookings.length === 0)
            return (
              <EmptyState
                scene="bookings"
                title={emptyWords(t, tab)}
                action={
                  window !== 'All Bookings' && (
                    <ButtonLink to={{ pathname: partnerBookingsPath, search: `?tab=${tab}` }} tone="plain">
                      {t('partnerList.takeAway', 'Show all days')}
                    </ButtonLink>
                  )
                }
              />
            );
          return (
            <>
              <h2 className={styles.hidden}>{tabName(t, tab)}</h2>
              {wide ? <BookingsTable bookings={bookings} /> : <BookingCards bookings={bookings} />}
              <LoadMore infinite={list} shown={bookings.length} />
            </>
          );
        }}
      </Loaded>
      <PartnerDialogs />
    </>
  );
}
