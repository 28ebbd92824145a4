import { day } from '@nukkad/contract/kernel/schema';
import { deskQuery, getDeskBooking, listDeskBookings } from '@nukkad/contract/market/desk/desk.api';
import { listAddress } from '@nukkad/lists/address';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

/** The days are those of the visit, in Asia/Kolkata. */
export const deskAddress = listAddress(
  deskQuery.shape,
  [
    'q',
    'tab',
    'status',
    'cityCode',
    'serviceId',
    'organisationId',
    'buyerId',
    'paymentStatus',
    'paymentMode',
    'problem',
    'sort',
  ],
  { from: day(), to: day() },
);
type DeskFilter = ReturnType<typeof deskAddress.read>;

const startOf = (isoDay: string) => new Date(`${isoDay}T00:00:00+05:30`);
const dayMs = 86_400_000;

const asked = ({ from, to, ...filter }: DeskFilter) => ({
  ...filter,
  ...(from ? { from: startOf(from).toISOString() } : {}),
  ...(to ? { to: new Date(startOf(to).getTime() + dayMs).toISOString() } : {}),
});

/** Bookings by their filters. */
export const deskList = (filter: DeskFilter) => ({
  ...countedList(['bookings', filter], (page) =>
    call(listDeskBookings, { query: { ...asked(filter), ...page } }),
  ),
  query: asked(filter),
});

/** The socket tells of each move; where it is away, a story on the screen is read again. */
const lookAgainMs = 60_000;

export const bookingQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['booking', bookingId],
    queryFn: () => call(getDeskBooking, { params: { bookingId } }),
    refetchInterval: lookAgainMs,
  });
