import { scheduleEvents } from '@nukkad/contract/market/schedule/schedule.events';
import type { Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type OpeningHours, addOpeningHours, removeOpeningHours } from './working-time.store.ts';

/** All hours of a partner, in place of what there was. Bookings that are made keep their time. */
export async function setOpeningHours(
  tx: Tx,
  organisationId: string,
  days: readonly Omit<OpeningHours, 'organisationId'>[],
  now: Date,
): Promise<void> {
  await removeOpeningHours(tx, organisationId);
  await addOpeningHours(
    tx,
    days.map((day) => ({ ...day, organisationId })),
  );
  await publish(tx, now, scheduleEvents.hoursChanged, { organisationId });
}
