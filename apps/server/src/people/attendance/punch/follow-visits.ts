import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { attendanceEvents } from '@nukkad/contract/people/attendance/attendance.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { consumer, when } from '../../../platform/outbox/consumer.ts';
import type { Consumer } from '../../../platform/outbox/event.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { system } from '../../../platform/platform.ts';
import type { AttendanceDependencies } from '../attendance.interface.ts';
import { dayOfCheckIn } from '../day/plan.rules.ts';
import { newSpell } from './check-in-out.ts';
import { readClockFacts } from './clock-facts.ts';
import { closeByBooking, findStarted, insertSpellIfFree } from './spell.store.ts';

/** The start code of a visit is a check-in where its professional is not at work already. Told twice it does nothing. */
async function checkInByVisit(deps: AttendanceDependencies, bookingId: string): Promise<void> {
  const { platform } = deps;
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const visit = await findStarted(tx, bookingId);
    if (!visit) return;
    const { organisationId, employeeId, userId, startedAt } = visit;
    const { planOn, rules } = await readClockFacts(
      deps,
      tx,
      { organisationId, userId, employeeId },
      startedAt,
    );
    const belongs = dayOfCheckIn(startedAt, planOn, rules);
    const day = 'day' in belongs ? belongs.day : istDay(startedAt);
    const begun = newSpell({
      organisationId,
      employeeId,
      day,
      inAt: startedAt,
      inSource: 'booking',
      recordedAt: now,
    });
    // A visit that is over by now is written with its end.
    const { completedAt } = visit;
    const isOver = completedAt !== null && completedAt > startedAt;
    const over = isOver ? { outAt: completedAt, outSource: 'booking' as const } : {};
    const row = systemAuthorized(
      { ...begun, inBookingId: bookingId, ...over },
      'The customer told the start code.',
    );
    if (await insertSpellIfFree(tx, row))
      await publish(tx, now, attendanceEvents.changed, { organisationId, employeeId, day });
  });
}

async function checkOutByVisit({ platform }: AttendanceDependencies, bookingId: string): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const visit = await findStarted(tx, bookingId);
    if (!visit?.completedAt) return;
    const end = systemAuthorized({ bookingId, at: visit.completedAt }, 'The visit is completed.');
    for (const facts of await closeByBooking(tx, end))
      await publish(tx, now, attendanceEvents.changed, facts);
  });
}

export const visitConsumers = (deps: AttendanceDependencies): readonly Consumer[] => [
  consumer(
    'attendance.check_in_by_visit',
    when(bookingEvents.started, ({ facts }) => checkInByVisit(deps, facts.bookingId)),
  ),
  consumer(
    'attendance.check_out_by_visit',
    when(bookingEvents.completed, ({ facts }) => checkOutByVisit(deps, facts.bookingId)),
  ),
];
