import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { system } from '../../platform/platform.ts';
import type { SmsTemplate } from '../../platform/providers/index.ts';
import { smsText } from '../../platform/providers/sms-texts.ts';
import type { BookingParts } from '../booking.parts.ts';
import type { Booking } from '../booking.row.ts';
import { startCodeNow } from '../booking.rules.ts';
import { findBooking } from '../booking.store.ts';
import { isNoticeSent, markNoticeSent } from './notice.store.ts';
import { getBookingRules } from '../rules.store.ts';
import { moneyEvents, moneyNotice } from './money-notice.ts';
import { startCodeOf } from '../start-code.ts';

/** What the buyer is told. The event holds ids only; number, code and money are looked up when it is sent. */
const updates: Readonly<Record<string, string>> = {
  'booking.accepted': 'a partner has accepted it.',
  'booking.completed': 'the work is done. Thank you.',
};

export const noticeEvents = [...Object.keys(updates), ...moneyEvents, 'booking.assigned'];

interface Notice {
  readonly template: SmsTemplate;
  readonly variables: Readonly<Record<string, string>>;
}

/** Told twice it is sent once; a provider that fails is tried again. */
export async function sendNotice(parts: BookingParts, event: OutboxEvent): Promise<void> {
  const { platform, doors } = parts;
  const { db, clock, config, providers } = platform;
  const booking = await findBooking(db, event.payload['bookingId'] as string);
  const notice = booking && (await noticeOf(parts, event, booking));
  if (!booking || !notice || (await isNoticeSent(db, event.eventId, notice.template))) return;
  // The start code is sent whatever was chosen: without it nobody can begin.
  if (notice.template === 'booking_update' && (await doors.wantsNotice?.(db, booking.buyerId)) === false)
    return;
  const buyer = (await doors.account.getPeople(db, [booking.buyerId])).get(booking.buyerId);
  if (!buyer) return;
  if (buyer.mobileNumber !== '') await providers.sms.send({ mobileNumber: buyer.mobileNumber, ...notice });
  else if (buyer.email !== null)
    await providers.mail.send({
      to: buyer.email,
      subject: `${config.BRAND_NAME}: booking ${booking.bookingNumber}`,
      text: smsText(config.BRAND_NAME, notice.template, notice.variables),
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

async function noticeOf(parts: BookingParts, event: OutboxEvent, booking: Booking): Promise<Notice | null> {
  const { bookingNumber } = booking;
  if (event.name === 'booking.assigned') return startCodeNotice(parts, booking);
  const text = updates[event.name] ?? (await moneyNotice(parts, event, booking));
  return text === null ? null : { template: 'booking_update', variables: { bookingNumber, text } };
}

/** Only while it waits for the work: a code that was told late would be of no use, or of another round. */
async function startCodeNotice({ platform }: BookingParts, booking: Booking): Promise<Notice | null> {
  if (booking.status !== 'Assigned') return null;
  const now = platform.clock.now();
  const { round } = startCodeNow(booking, await getBookingRules(platform.db, now, booking.cityCode), now);
  const code = startCodeOf(platform.config.secret, booking.bookingId, round);
  return { template: 'start_code', variables: { code, bookingNumber: booking.bookingNumber } };
}
