import type { Hit } from '@nukkad/contract/kernel/hit';
import { type FindCall, type Finder, forSignedIn } from '../../../platform/search/finder.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { seesContact, sideOf } from '../booking.policy.ts';
import { titleOf } from '../booking.presenter.ts';
import { maskMobile } from '../booking.rules.ts';
import { translateTitles } from '../translate-lines.ts';
import { findInOffice } from '../desk/desk-find.store.ts';
import { findOwnBookings } from './find-own.store.ts';
import { type FoundBooking, findBookings } from './find-bookings.store.ts';
import { namedWorkOf } from './named-work.ts';

function presentBooking(row: FoundBooking, firstLine: string, { viewer }: FindCall): Hit {
  const { contactName, customerName, mobileNumber } = row;
  const isDue = seesContact(viewer, row);
  const shown = isDue ? mobileNumber : maskMobile(mobileNumber);
  return {
    kind: 'booking',
    id: row.bookingId,
    title: customerName || contactName,
    facts: [
      isDue && customerName !== contactName ? contactName : '',
      titleOf(firstLine, row.moreLines),
      mobileNumber && shown,
      row.bookingNumber,
    ],
    startsAt: row.startsAt.toISOString(),
    status: row.status,
  };
}

/** The bookings of the viewer's lists: of the organisation, or a professional's own jobs. */
async function forWork(deps: BookingDependencies, call: FindCall): Promise<readonly Hit[]> {
  const { reader, viewer, wanted, lang, now, limit } = call;
  const side = sideOf(viewer);
  if ('buyerId' in side) return [];
  const named = await namedWorkOf(deps.interfaces, wanted);
  const rows = await findBookings(reader, { side, wanted, named, now, limit });
  const lines = rows.map(({ serviceId, firstLine }) => ({ serviceId, name: firstLine }));
  const titles = await translateTitles(deps, reader, lines, lang);
  return rows.map((row) => presentBooking(row, titles.get(row.serviceId ?? '') ?? row.firstLine, call));
}

/** What a customer booked: by its number, its work, or the partner who does it. */
async function forCustomer(
  deps: BookingDependencies,
  { reader, viewer, wanted, lang, now, limit }: FindCall,
): Promise<readonly Hit[]> {
  const { catalog, partner } = deps.interfaces;
  const serviceIds = wanted.words.length === 0 ? [] : await catalog.servicesMeant(wanted.text);
  const rows = await findOwnBookings(reader, partner, {
    buyerId: viewer.userId,
    wanted,
    serviceIds,
    now,
    limit,
  });
  const lines = rows.map(({ serviceId, firstLine }) => ({ serviceId, name: firstLine }));
  const titles = await translateTitles(deps, reader, lines, lang);
  return rows.map((row) => ({
    kind: 'booking',
    id: row.bookingId,
    title: titleOf(titles.get(row.serviceId ?? '') ?? row.firstLine, row.moreLines),
    facts: [row.companyName ?? '', row.bookingNumber],
    startsAt: row.startsAt.toISOString(),
    status: row.status,
    ...(row.isMeant && { isGuess: true }),
  }));
}

/** Every booking, for the back office; the number of its customer is not shown. */
async function forOffice(
  deps: BookingDependencies,
  { reader, wanted, lang, now, limit }: FindCall,
): Promise<readonly Hit[]> {
  const named = await namedWorkOf(deps.interfaces, wanted);
  const rows = await findInOffice(reader, { wanted, named, now, limit });
  const lines = rows.map(({ serviceId, firstLine }) => ({ serviceId, name: firstLine }));
  const titles = await translateTitles(deps, reader, lines, lang);
  return rows.map((row) => ({
    kind: 'booking',
    id: row.bookingId,
    title: row.bookingNumber,
    facts: [row.customerName, titleOf(titles.get(row.serviceId ?? '') ?? row.firstLine, row.moreLines)],
    startsAt: row.startsAt.toISOString(),
    status: row.status,
  }));
}

export const bookingFinders = (deps: BookingDependencies): readonly Finder[] => [
  { room: 'work', find: (call) => forWork(deps, call) },
  { room: 'office', find: (call) => forOffice(deps, call) },
  {
    room: 'everyone',
    find: forSignedIn((call) =>
      'buyerId' in sideOf(call.viewer) ? forCustomer(deps, call) : forWork(deps, call),
    ),
  },
];
