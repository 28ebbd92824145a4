import {
  type BookingCard,
  type BookingTab,
  bookingTabs,
} from '@nukkad/contract/market/booking/booking.model';
import { defaultPageSize } from '@nukkad/contract/kernel/page';
import { listPartnerBookings } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { type DayWindow, dayWindow, dayWindows } from '@nukkad/contract/kernel/time';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { lazy, Suspense } from 'react';
import { listPartOf } from '../../nouns/work-list/list-part.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { FilterChips } from '../../ui/page/filter-chips.tsx';
import { Settled } from '../../ui/state/settled.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { UrlTabs } from '../../ui/page/url-tabs.tsx';
import { ViewSwitch, useView } from '../../ui/page/view-switch.tsx';
import { bookingColumns } from './booking-columns.tsx';
import { useBookingFields } from './booking-fields.ts';
import { emptyWords, tabName, windowName } from './booking-filters.ts';
import { fulfilmentEmpty } from './fulfilment.empty.ts';
import { allowedChangesMs, useOpenBookings, useTabCounts } from './fulfilment.queries.ts';
import { NewRequests, requestsOf } from './new-requests.tsx';
import { bookingsAddress, isNarrowed } from './partner-bookings.queries.ts';
import { PartnerDialogs } from './partner-dialogs.tsx';
import { partnerBookingsPath } from './paths.ts';
import { useFulfilmentLive } from './use-fulfilment-live.ts';
import { Unseen } from '../../ui/page/parts.tsx';

/** By its day, as the server counts the tabs of a window. */
const isWithin = (window: DayWindow) => {
  const span = dayWindow(window, new Date());
  return ({ startsAt }: BookingCard) =>
    span === null || (new Date(startsAt) >= span.from && new Date(startsAt) < span.to);
};

const CalendarView = lazy(async () => ({
  default: (await import('./calendar/calendar-view.tsx')).CalendarView,
}));

const BoardView = lazy(async () => ({
  default: (await import('./board/board-view.tsx')).BoardView,
}));

type Counts = Readonly<Record<BookingTab, number>> | undefined;

/** A firm that no customer has asked yet; a tab may be empty for less. */
const noneAtAll = (counts: Counts) => counts !== undefined && bookingTabs.every((tab) => counts[tab] === 0);

function NoBookings({ window, tab, counts }: { window: DayWindow; tab: BookingTab; counts: Counts }) {
  const { t } = useTranslation();
  const isEveryDay = window === 'All Bookings';
  if (isEveryDay && noneAtAll(counts)) return <EmptyScreen screen={fulfilmentEmpty['no-orders']} />;
  return (
    <EmptyState
      scene="bookings"
      title={emptyWords(t, tab)}
      action={
        !isEveryDay && (
          <ButtonLink to={{ pathname: partnerBookingsPath, search: `?tab=${tab}` }} tone="plain">
            {t('partnerList.takeAway', 'Show all days')}
          </ButtonLink>
        )
      }
    />
  );
}

/** The window of days and the status, each with its own address; a day that was chosen takes the place of the window. */
function WindowAndTab({ counts }: { counts: Counts }) {
  const { t } = useTranslation();
  return (
    <>
      <FilterChips
        name="window"
        clears="day"
        label={t('partnerList.label', 'Days')}
        options={dayWindows.map((value) => ({
          value: value === 'All Bookings' ? '' : value,
          label: windowName(t, value),
        }))}
      />
      <UrlTabs
        label={t('partnerList.tabs', 'Status')}
        tabs={bookingTabs.map((value) => ({
          value,
          label: tabName(t, value),
          ...(counts && { count: counts[value] }),
        }))}
      />
    </>
  );
}

/** The tabs and the new requests, which are above the list. */
function useAround() {
  const { filters } = useListAddress(bookingsAddress);
  const { window = 'All Bookings', tab = 'Assigned' } = filters;
  const counts = useTabCounts(window).data;
  const open = useOpenBookings().data;
  const narrowed = isNarrowed(filters);
  return { window, tab, counts, open, narrowed, hasOffersAbove: !narrowed && tab === 'Assigned' };
}

type Around = ReturnType<typeof useAround>;

/** The tabs say how many there are, unless the list is narrowed; those above it are not in it. */
function totalOf({ window, tab, counts, open, narrowed, hasOffersAbove }: Around) {
  if (narrowed || !counts) return undefined;
  const above = hasOffersAbove ? requestsOf(open ?? []).filter(isWithin(window)).length : 0;
  return { count: Math.max(0, counts[tab] - above), isMore: false };
}

/** The firm's bookings by day and status. All filters are in the address; new requests are above them. */
const BookingsList = listPartOf(listPartnerBookings, useAround, {
  name: 'bookings',
  label: ({ t, given }) => tabName(t, given.tab),
  address: bookingsAddress,
  query: (filters, { window, tab, hasOffersAbove }) => ({
    ...filters,
    window,
    tab,
    // One that was looked for by name or day is found in the list as well.
    ...(hasOffersAbove && { answered: 'true' as const }),
  }),
  pageSize: defaultPageSize,
  // While other words are looked for, the rows stay.
  staysFor: ({ tab = 'Assigned' }) => ({ tab }),
  looksAgainMs: allowedChangesMs,
  tab: ({ given }) => given.tab,
  above: ({ t, given: { open, narrowed, counts, tab } }) => (
    <>
      {open && <NewRequests open={open} />}
      <WindowAndTab counts={narrowed ? undefined : counts} />
      <Unseen as="h2">{tabName(t, tab)}</Unseen>
    </>
  ),
  fields: useBookingFields,
  keyOf: ({ bookingId }) => bookingId,
  nameOf: ({ bookingNumber }) => bookingNumber,
  columns: ({ t, locale }) => bookingColumns(t, locale),
  ownSort: ({ given: { tab } }) => (tab === 'Completed' || tab === 'Cancelled' ? 'latest' : 'soonest'),
  sheet: 'bookings',
  total: ({ given }) => totalOf(given),
  empty: ({ given: { window, tab, counts } }) => <NoBookings window={window} tab={tab} counts={counts} />,
});

const bookingViews = ['list', 'board', 'calendar'] as const;

/** The firm's bookings: as a list, by professional and time, or by what is to be done. */
export function PartnerBookings() {
  useFulfilmentLive();
  const view = useView(bookingViews);
  return (
    <>
      <ViewSwitch views={bookingViews} />
      {view === 'list' && (
        <Settled waiting={<ListSkeleton />}>
          <BookingsList />
        </Settled>
      )}
      <Suspense fallback={<ListSkeleton count={4} />}>
        {view === 'calendar' && <CalendarView />}
        {view === 'board' && <BoardView />}
      </Suspense>
      <PartnerDialogs />
    </>
  );
}
