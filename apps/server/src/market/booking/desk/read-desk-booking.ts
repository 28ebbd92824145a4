import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { DeskBooking } from '@nukkad/contract/market/desk/desk.model';
import type { Reader } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/pipeline.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Lang } from '../../catalog/index.ts';
import { listAdditions } from '../addition.store.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { findBooking, listLines } from '../booking.store.ts';
import { readMoneyOf } from '../money/read-money.ts';
import { listStops } from '../stop/stop.store.ts';
import { listPhotos } from '../photo/photo.store.ts';
import { translateLines } from '../translate-lines.ts';
import { type DeskParts, presentDeskBooking } from './desk.presenter.ts';
import { listMoments, listNotes, listOffers, listProposals } from './story.store.ts';
import { findWaiting } from './refund.store.ts';
import { findCityName } from './desk-list.store.ts';

export interface DeskViewing {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly lang: Lang;
}

/** One is open at a time; a visit rarely has a second. */
const mostStops = 10;

/** What is read at once: everything that hangs on the booking's id. */
const readStory = (reader: Reader, { bookingId, cityCode }: Booking) =>
  Promise.all([
    listLines(reader, [bookingId]),
    listAdditions(reader, bookingId),
    listMoments(reader, bookingId),
    listOffers(reader, bookingId),
    listProposals(reader, bookingId),
    listStops(reader, bookingId, mostStops),
    listNotes(reader, bookingId),
    listPhotos(reader, bookingId),
    findCityName(reader, cityCode),
    findWaiting(reader, bookingId),
  ]);

/** Everyone whom the story names, each once. */
async function readPeople(
  { interfaces: { account, partner } }: BookingDependencies,
  reader: Reader,
  { buyerId, staffId }: Booking,
  ids: { readonly actors: readonly (string | null)[]; readonly organisations: readonly (string | null)[] },
) {
  const known = (all: readonly (string | null)[]) => [...new Set(all.filter((id) => id !== null))];
  const [organisations, staff] = await Promise.all([
    partner.getOrganisations(reader, known(ids.organisations)),
    staffId ? partner.getStaff(reader, [staffId]) : null,
  ]);
  const professional = staff?.get(staffId ?? '');
  const owners = [...organisations.values()].map(({ ownerUserId }) => ownerUserId);
  const asked = known([buyerId, professional?.userId ?? null, ...owners, ...ids.actors]);
  return { organisations, professional, people: await account.getPeople(reader, asked) };
}

/** The whole story of a booking. */
export async function readDeskBooking(
  deps: BookingDependencies,
  reader: Reader,
  booking: Booking,
  { viewer, now, lang }: DeskViewing,
): Promise<DeskBooking> {
  const [placed, added, moments, offers, proposals, stops, notes, photos, city, waiting] = await readStory(
    reader,
    booking,
  );
  const money = await readMoneyOf(deps, reader, booking, { now });
  const { organisations, professional, people } = await readPeople(deps, reader, booking, {
    actors: [
      ...moments.map(({ actorId }) => actorId),
      ...notes.map(({ writtenBy }) => writtenBy),
      waiting?.askedBy ?? null,
    ],
    organisations: [booking.organisationId, ...offers.map(({ organisationId }) => organisationId)],
  });
  const [lines, additions] = await Promise.all([
    translateLines(deps, reader, placed, lang),
    translateLines(deps, reader, added, lang),
  ]);
  const parts: DeskParts = {
    lines,
    additions,
    moments,
    offers,
    proposals,
    stops,
    notes,
    photos: photos.length,
    money,
    waiting,
    city,
    organisations,
    professional,
    people,
    maskedNumber: (mobileNumber) => deps.interfaces.account.maskedNumber(mobileNumber),
  };
  return presentDeskBooking(booking, parts, { viewer, now });
}

export const readDeskBookingOf = (deps: BookingDependencies, bookingId: string, viewing: DeskViewing) =>
  readTogether(deps.platform.db, async (reader) => {
    const booking = (await findBooking(reader, bookingId)) ?? refuse(bookingErrors.booking_not_found);
    return readDeskBooking(deps, reader, booking, viewing);
  });
