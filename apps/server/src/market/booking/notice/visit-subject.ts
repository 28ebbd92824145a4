import type { Reader } from '../../../platform/db/database.ts';
import type { Notice } from '../../../platform/notice/notice.ts';
import { type Said, inRupees, momentOf } from '../../../platform/spoken.rules.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { findBooking } from '../booking.store.ts';
import { namesOf } from '../names-of.ts';
import { readTitles } from '../talk/booking-talk.ts';

const isToBuyer = (name: string): boolean => !/_(?:partner|professional)$/.test(name);
const firstName = (fullName: string): string => fullName.trim().split(/\s/)[0] ?? '';

/** A customer reads who comes and what it costs; who does the work reads for whom, and no door or number. */
async function peopleAndPrice(
  deps: BookingDependencies,
  reader: Reader,
  booking: Booking,
  toBuyer: boolean,
): Promise<readonly string[]> {
  if (toBuyer) {
    const { companyName } = await namesOf(deps, reader, booking);
    return [companyName ?? '', inRupees(booking.totalPaise)];
  }
  const names = await deps.interfaces.account.namesOf(reader, [booking.buyerId]);
  return [firstName(names.get(booking.buyerId ?? '') ?? '')];
}

async function readSubject(
  deps: BookingDependencies,
  reader: Reader,
  { bookingId, toBuyer }: { readonly bookingId: string; readonly toBuyer: boolean },
): Promise<Said | null> {
  const booking = await findBooking(reader, bookingId);
  if (!booking) return null;
  const [en, hi, [who = '', ...price]] = await Promise.all([
    readTitles(deps, reader, [bookingId], 'en'),
    readTitles(deps, reader, [bookingId], 'hi'),
    peopleAndPrice(deps, reader, booking, toBuyer),
  ]);
  const at = momentOf(booking.startsAt);
  const said = (title: string | undefined, when: string) =>
    [title ?? '', who, when, ...price].filter(Boolean).join(' · ');
  return { en: said(en.get(bookingId), at.en), hi: said(hi.get(bookingId), at.hi) };
}

/** Work, person, time and price below the words of a notice about a booking. */
export const withVisit = (deps: BookingDependencies, notice: Notice): Notice => ({
  ...notice,
  open: (use) =>
    notice.open((spec) =>
      use({
        ...spec,
        subject: async ({ facts }, reader) =>
          'bookingId' in facts && typeof facts.bookingId === 'string'
            ? readSubject(deps, reader, { bookingId: facts.bookingId, toBuyer: isToBuyer(notice.name) })
            : null,
      }),
    ),
});
