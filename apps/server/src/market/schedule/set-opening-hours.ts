import { scheduleEvents } from '@nukkad/contract/market/schedule/schedule.noun';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type OpeningHours, addOpeningHours, removeOpeningHours } from './working-time.store.ts';

/** All hours of a partner, in place of what there was. Bookings that are made keep their time. */
export async function setOpeningHours(
  tx: Tx,
  partner: Authorized<Pick<OpeningHours, 'organisationId'>>,
  days: readonly Omit<OpeningHours, 'organisationId'>[],
  now: Date,
): Promise<void> {
  const { organisationId } = partner;
  await removeOpeningHours(tx, partner);
  const hours = days.map((day) => ({ ...day, organisationId }));
  await addOpeningHours(tx, partOf(partner, hours));
  await publish(tx, now, scheduleEvents.hoursChanged, { organisationId });
}
