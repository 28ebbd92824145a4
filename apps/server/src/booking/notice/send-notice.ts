import { bookingEvents } from '@nukkad/contract/booking/booking.events';
import { consumer, whenAny } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { system } from '../../platform/platform.ts';
import { type SmsWords, smsText } from '../../platform/providers/sms-texts.ts';
import type { Language, Said } from '../../platform/spoken.rules.ts';
import type { BookingParts } from '../booking.parts.ts';
import type { Booking } from '../booking.row.ts';
import { startCodeNow } from '../booking.rules.ts';
import { findBooking } from '../booking.store.ts';
import { isNoticeSent, markNoticeSent } from './notice.store.ts';
import { getBookingRules } from '../rules.store.ts';
import { type MoneyHeard, moneyEvents, moneyNotice } from './money-notice.ts';
import { startCodeOf } from '../start-code.ts';

/** What the buyer is told. The event holds ids only; number, code and money are looked up when it is sent. */
export const bookingNews: Readonly<Record<string, Said>> = {
  [bookingEvents.accepted.name]: { en: 'a partner has accepted it.', hi: 'एक पार्टनर ने इसे स्वीकार कर लिया है।' },
  [bookingEvents.completed.name]: { en: 'the work is done. Thank you.', hi: 'काम पूरा हो गया। धन्यवाद।' },
};

/** Of a mail, which takes the place of an SMS where there is no number. */
export const bookingSubject: Said = { en: 'booking', hi: 'बुकिंग' };

const noticeEvents = [
  bookingEvents.accepted,
  bookingEvents.completed,
  bookingEvents.assigned,
  ...moneyEvents,
] as const;

export const noticeConsumer = (parts: BookingParts): Consumer =>
  consumer('booking.notice', ...whenAny(noticeEvents, (heard) => sendNotice(parts, heard)));

/** Told twice it is sent once; a provider that fails is tried again. */
export async function sendNotice(parts: BookingParts, event: MoneyHeard): Promise<void> {
  const { platform, doors } = parts;
  const { db, clock, config, providers } = platform;
  const booking = await findBooking(db, event.facts.bookingId);
  const buyer = booking && (await doors.account.getPeople(db, [booking.buyerId])).get(booking.buyerId);
  if (!booking || !buyer) return;
  const notice = await noticeOf(parts, event, booking, buyer.language);
  if (!notice || (await isNoticeSent(db, event.eventId, notice.template))) return;
  // The start code is sent whatever was chosen: without it nobody can begin.
  if (notice.template === 'booking_update' && (await doors.wantsNotice?.(db, booking.buyerId)) === false)
    return;
  if (buyer.mobileNumber !== '') await providers.sms.send({ mobileNumber: buyer.mobileNumber, ...notice });
  else if (buyer.email !== null)
    await providers.mail.send({
      to: buyer.email,
      subject: `${config.BRAND_NAME}: ${bookingSubject[buyer.language]} ${booking.bookingNumber}`,
      text: smsText(config.BRAND_NAME, notice),
    });
  const { eventId } = event;
  await platform.write(system, (tx) =>
    markNoticeSent(tx, {
      eventId,
      template: notice.template,
      bookingId: booking.bookingId,
      now: clock.now(),
    }),
  );
}

async function noticeOf(
  parts: BookingParts,
  event: MoneyHeard,
  booking: Booking,
  language: Language,
): Promise<SmsWords | null> {
  const { bookingNumber } = booking;
  if (event.name === bookingEvents.assigned.name) return startCodeNotice(parts, booking, language);
  const text = bookingNews[event.name]?.[language] ?? (await moneyNotice(parts, event, booking, language));
  return text === null ? null : { template: 'booking_update', language, variables: { bookingNumber, text } };
}

/** Only while it waits for the work: a code that was told late would be of no use, or of another round. */
async function startCodeNotice(
  { platform }: BookingParts,
  booking: Booking,
  language: Language,
): Promise<SmsWords | null> {
  if (booking.status !== 'Assigned') return null;
  const now = platform.clock.now();
  const { round } = startCodeNow(booking, await getBookingRules(platform.db, now, booking.cityCode), now);
  const code = startCodeOf(platform.config.secret, booking.bookingId, round);
  return { template: 'start_code', language, variables: { code, bookingNumber: booking.bookingNumber } };
}
