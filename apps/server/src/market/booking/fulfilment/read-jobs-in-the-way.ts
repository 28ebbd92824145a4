import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import type { jobInTheWay } from '@nukkad/contract/market/fulfilment/fulfilment.model';
import type * as z from 'zod/mini';
import type { Reader } from '../../../platform/db/database.ts';
import type { ExplainedPerson } from '../../schedule/index.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { mayMoveNow } from '../booking.policy.ts';
import { titleOf } from '../booking.presenter.ts';
import type { Booking } from '../booking.row.ts';
import { findBookings, listLines } from '../booking.store.ts';
import type { ListViewing } from '../list/read-list.ts';
import { translateTitles } from '../translate-lines.ts';
import { workOf } from './find-partner.ts';

type Job = z.output<typeof jobInTheWay>;

interface Asked extends ListViewing {
  readonly booking: Booking;
  readonly people: readonly ExplainedPerson[];
}

/** For each busy person of the team, the first job that is in the way, by the person's id. */
export async function readJobsInTheWay(
  deps: BookingDependencies,
  reader: Reader,
  asked: Asked,
): Promise<ReadonlyMap<string, Job>> {
  const ids = asked.people.flatMap(({ inTheWay: [first] }) => first?.bookingId ?? []);
  if (ids.length === 0 && asked.people.every(({ inTheWay }) => inTheWay.length === 0)) return new Map();
  const [found, titles] = await Promise.all([
    findBookings(reader, ids),
    readTitles(deps, reader, ids, asked),
  ]);
  const bookings = new Map(found.map((booking) => [booking.bookingId, booking]));
  const swappable = await listSwappable(deps, reader, asked, bookings);
  return new Map(
    asked.people.flatMap(({ staffId, inTheWay: [first] }): [string, Job][] => {
      if (!first) return [];
      const { bookingId, startsAt, endsAt } = first;
      const job = bookings.get(bookingId ?? '');
      const held = job?.staffId === null;
      const title = titles.get(bookingId ?? '') ?? '';
      const swap = swappable.has(staffId);
      const at = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
      return [[staffId, { bookingId, title, ...at, held, swap }]];
    }),
  );
}

async function readTitles(
  deps: BookingDependencies,
  reader: Reader,
  bookingIds: readonly string[],
  { lang }: Asked,
): Promise<ReadonlyMap<string, string>> {
  const lines = await listLines(reader, bookingIds);
  const names = await translateTitles(deps, reader, lines, lang);
  return new Map(
    bookingIds.map((bookingId) => {
      const [first, ...more] = lines.filter((line) => line.bookingId === bookingId);
      return [bookingId, titleOf(names.get(first?.serviceId ?? '') ?? first?.name ?? '', more.length)];
    }),
  );
}

/**
 * Who could swap with the professional that this booking has now: one job alone is in the way, it may be assigned anew,
 * and the professional of this booking could do it. `swapProfessionals` checks all of it again.
 */
async function listSwappable(
  { interfaces }: BookingDependencies,
  reader: Reader,
  { booking, people, viewer, now }: Asked,
  bookings: ReadonlyMap<string, Booking>,
): Promise<ReadonlySet<string>> {
  const present = booking.staffId ?? booking.heldStaffId;
  if (present === null || !mayMoveNow(viewer, bookingLifecycle.verb.assign, booking)) return new Set();
  const tries = people.map(async ({ staffId, inTheWay }) => {
    const other = inTheWay.length === 1 ? bookings.get(inTheWay[0]?.bookingId ?? '') : undefined;
    if (
      !other?.organisationId ||
      staffId === present ||
      !mayMoveNow(viewer, bookingLifecycle.verb.assign, other)
    )
      return [];
    const team = await interfaces.schedule.explain(reader, {
      ...workOf(other),
      organisationId: other.organisationId,
      now,
      exceptBookingIds: [booking.bookingId, other.bookingId],
    });
    return team.some((person) => person.staffId === present && person.free) ? [staffId] : [];
  });
  return new Set((await Promise.all(tries)).flat());
}
