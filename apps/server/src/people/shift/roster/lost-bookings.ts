import type { JobInTime } from '../../../market/booking/index.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { ShiftDependencies } from '../shift.interface.ts';
import type { ShiftSeen } from './roster-shift.store.ts';

/** A booking in a shift that goes away; other shifts of its professional may hold it. */
export type LostBooking = Pick<JobInTime, 'bookingId' | 'bookingNumber' | 'startsAt'>;

const holds = (job: JobInTime) => (shift: Pick<ShiftSeen, 'startsAt' | 'endsAt'>) =>
  shift.startsAt <= job.startsAt && shift.endsAt >= job.endsAt;

/** Each once, by time: those in shifts that go away and in none that stays or comes. */
export async function listLostBookings(
  { booking }: Pick<ShiftDependencies, 'booking'>,
  reader: Reader,
  of: {
    readonly organisationId: string;
    readonly staffId: string;
    readonly removed: readonly ShiftSeen[];
    readonly after: readonly ShiftSeen[];
  },
): Promise<readonly LostBooking[]> {
  const { organisationId, staffId, removed, after } = of;
  const found = new Map<string, LostBooking>();
  for (const { startsAt: from, endsAt: to } of removed)
    for (const job of await booking.jobsInTime(reader, { organisationId, staffId, from, to })) {
      const { bookingId, bookingNumber, startsAt } = job;
      if (!after.some(holds(job))) found.set(bookingId, { bookingId, bookingNumber, startsAt });
    }
  return [...found.values()].toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
