import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import {
  type partnerBookingsQuery,
  unassigned,
} from '@nukkad/contract/market/fulfilment/partner-bookings.query';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import type * as z from 'zod/mini';
import { wantedOf } from '../../../platform/search/wanted.rules.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { sideOf } from '../booking.policy.ts';
import type { Narrowing } from '../list/list.store.ts';
import { type ListViewing, readList } from '../list/read-list.ts';

type Asked = z.output<typeof partnerBookingsQuery>;

const narrowingOf = ({ staffId, serviceId, due, answered, column, q }: Asked, now: Date): Narrowing => ({
  serviceId,
  isDue: due,
  isAnswered: answered,
  board: column && { column, dayEnds: istInstant(addDays(istDay(now), 1)) },
  staffId: staffId === unassigned ? null : staffId,
  wanted: q ? wantedOf(q) : undefined,
});

const directions = { soonest: 'asc', latest: 'desc' } as const;

/** What is to be done first stands first on a board. */
const directionOf = ({ column, sort }: Asked) => (column && !sort ? 'asc' : sort && directions[sort]);

/** The bookings of the viewer's organisation, or of the professional itself, narrowed as a work list narrows them. */
export const listPartnerBookings = (
  deps: BookingDependencies,
  asked: Asked,
  viewing: ListViewing,
): Promise<CountedPage<BookingCard>> =>
  readList(
    deps,
    sideOf(viewing.viewer, asked.mine === 'true'),
    { ...asked, narrowing: narrowingOf(asked, viewing.now), direction: directionOf(asked) },
    viewing,
  );
