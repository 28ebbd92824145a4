import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { seriesEvents } from '@nukkad/contract/market/series/series.noun';
import type { Reader } from '../../../platform/db/database.ts';
import { type Notice, notice } from '../../../platform/notice/notice.ts';
import { type Said, dayIn, momentOf } from '../../../platform/spoken.rules.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { findBooking } from '../booking.store.ts';
import { findSeries, findVisit } from '../series/series.store.ts';
import { aboutBooking } from './about-booking.ts';
import { toBuyer, toPartnerOfSeries } from './of-booking.ts';
import { seriesTexts } from './series-words.ts';

const daySaid = (day: string): Said => ({ en: dayIn('en', day), hi: dayIn('hi', day) });

interface Heard {
  readonly facts: { readonly seriesId: string };
}

/** A series is named by the booking that it began with. */
async function firstOf({ facts }: Heard, reader: Reader): Promise<Booking | null> {
  const series = await findSeries(reader, facts.seriesId);
  return series && findBooking(reader, series.firstBookingId);
}

/** Null once it is not coming any more. */
async function madeVisit(
  { facts }: { readonly facts: { readonly bookingId: string } },
  reader: Reader,
): Promise<Booking | null> {
  const booking = await findBooking(reader, facts.bookingId);
  return booking?.status === 'Accepted' || booking?.status === 'Assigned' ? booking : null;
}

/** What both sides hear of visits that repeat; each visit is told as the booking that it is. */
export const seriesNotices = (deps: BookingDependencies): readonly Notice[] => [
  ...visitNotices(deps),
  ...pauseNotices(deps),
  ...endNotices(deps),
];

const visitNotices = (deps: BookingDependencies): readonly Notice[] => [
  notice('booking.notice', seriesEvents.visitMade, {
    ...toBuyer,
    weight: 'usual',
    look: madeVisit,
    words: (booking: Booking) => aboutBooking(booking, seriesTexts.made(momentOf(booking.startsAt))),
  }),
  notice('booking.tell_partner', seriesEvents.visitMade, {
    ...toPartnerOfSeries(deps),
    weight: 'usual',
    look: madeVisit,
    words: (booking: Booking) =>
      aboutBooking(booking, seriesTexts.madeForPartner(momentOf(booking.startsAt), booking.locality)),
  }),
  notice('booking.notice', seriesEvents.visitNotFree, {
    ...toBuyer,
    weight: 'usual',
    opens: ({ seriesId }) => screenAddress.customerSeries(seriesId),
    look: async (heard, reader) => {
      const first = await firstOf(heard, reader);
      const visit = await findVisit(reader, heard.facts.seriesId, heard.facts.ordinal);
      return first && visit?.outcome === 'not_free' ? { booking: first, startsAt: visit.startsAt } : null;
    },
    words: ({ booking, startsAt }: { readonly booking: Booking; readonly startsAt: Date }) =>
      aboutBooking(booking, seriesTexts.notFree(momentOf(startsAt))),
  }),
];

const pauseNotices = (deps: BookingDependencies): readonly Notice[] => [
  notice('booking.tell_partner', seriesEvents.paused, {
    ...toPartnerOfSeries(deps),
    weight: 'usual',
    opens: ({ seriesId }) => screenAddress.partnerSeries(seriesId),
    look: async (heard, reader) => {
      const first = await firstOf(heard, reader);
      return first && { booking: first, from: heard.facts.from, until: heard.facts.until };
    },
    words: ({
      booking,
      from,
      until,
    }: { readonly booking: Booking } & Readonly<Record<'from' | 'until', string>>) =>
      aboutBooking(booking, seriesTexts.pausedForPartner(daySaid(from), daySaid(until))),
  }),
  notice('booking.tell_partner', seriesEvents.resumed, {
    ...toPartnerOfSeries(deps),
    weight: 'usual',
    opens: ({ seriesId }) => screenAddress.partnerSeries(seriesId),
    look: firstOf,
    words: (booking: Booking) => aboutBooking(booking, seriesTexts.resumedForPartner),
  }),
];

const endNotices = (deps: BookingDependencies): readonly Notice[] => [
  notice('booking.notice', seriesEvents.ended, {
    ...toBuyer,
    weight: 'usual',
    opens: ({ seriesId }) => screenAddress.customerSeries(seriesId),
    look: async (heard, reader) => (heard.facts.reason === 'all_done' ? firstOf(heard, reader) : null),
    words: (booking: Booking) => aboutBooking(booking, seriesTexts.allDone),
  }),
  notice('booking.tell_partner', seriesEvents.ended, {
    ...toPartnerOfSeries(deps),
    weight: 'usual',
    opens: ({ seriesId }) => screenAddress.partnerSeries(seriesId),
    look: async (heard, reader) =>
      heard.facts.reason === 'ended_by_customer' ? firstOf(heard, reader) : null,
    words: (booking: Booking) => aboutBooking(booking, seriesTexts.endedForPartner),
  }),
];
