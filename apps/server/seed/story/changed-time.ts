/** A customer of the story moves a visit to another day, once and early enough to be free of charge. */
import {
  getRescheduleOptions,
  rescheduleBooking,
  seenOfReschedule,
} from '@nukkad/contract/market/reschedule/reschedule.api';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import type { SeedSession } from './seed-client.ts';
import type { Stage } from './stage.ts';

export async function changeTime(
  { client, random }: Stage,
  customer: SeedSession,
  booking: BookingDetails,
): Promise<void> {
  const { bookingId } = booking;
  if (!booking.can.reschedule) return;
  const day = addDays(istDay(new Date(booking.startsAt)), random.between(1, 3));
  const options = await client.call(customer, getRescheduleOptions, { query: { bookingId, day } });
  const free = options.items.filter((slot) => slot.available && !slot.primeTime);
  if (free.length === 0 || options.mustAgree || options.fee > 0) return;
  const body = { bookingId, day, slotId: random.pick(free).slotId, seen: seenOfReschedule(booking, options) };
  await client.call(customer, rescheduleBooking, { body });
}
