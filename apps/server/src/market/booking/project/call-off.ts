import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Authorized } from '../../../platform/authorize.ts';
import { system } from '../../../platform/platform.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { type Allowed, bookingTransitions } from '../booking.transitions.ts';
import { endBooking } from '../end-booking.ts';
import { lockWithRules } from '../rules.store.ts';
import { listComingOfProject } from './project-visit.store.ts';

interface CalledOff {
  /** Of the partner; `professional_absent`: no one came. */
  readonly reason: string;
  /** In the words of the partner, for support. */
  readonly note?: string | undefined;
  readonly now: Date;
}

/** A visit of a project goes to no other partner: it ends, without fee, penalty or credit, and another one can be planned. */
export const callOff = (
  tx: Tx,
  deps: BookingDependencies,
  allowed: Allowed<'callOff'>,
  { reason, note = '', now }: CalledOff,
): Promise<Authorized<Booking>> =>
  endBooking(tx, deps, allowed, {
    now,
    event: bookingEvents.cancelled,
    reason,
    calledOff: true,
    changes: { cancelNote: note },
  });

/** Each visit in a transaction of its own; told twice nothing ends twice. */
export async function callOffProject(deps: BookingDependencies, projectId: string): Promise<void> {
  const { platform } = deps;
  for (const bookingId of await listComingOfProject(platform.db, projectId))
    await platform.write(system, async (tx) => {
      const allowed = bookingTransitions.allowSystem(
        bookingTransitions.verb.callOff,
        await lockWithRules(tx, bookingId),
      );
      if (allowed)
        await callOff(tx, deps, allowed, { reason: 'project_cancelled', now: platform.clock.now() });
    });
}
