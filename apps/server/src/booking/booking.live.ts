import { bookingChangedEvent } from '@nukkad/contract/booking/booking.events';
import type { LiveMessage, OutboxEvent } from '../platform/outbox/event.ts';

/** Little: id and version, to those concerned and to those whom it has just left. They ask again, so the policy holds. */
export function tellBooking({ name, payload }: OutboxEvent): LiveMessage[] {
  const { bookingId, version, buyerId } = payload;
  if (!name.startsWith('booking.') || typeof buyerId !== 'string') return [];
  const room = (kind: string, id: unknown) => (typeof id === 'string' ? [`${kind}:${id}`] : []);
  const rooms = [
    ...room('user', buyerId),
    ...room('organisation', payload['organisationId']),
    ...room('organisation', payload['formerOrganisationId']),
    ...room('staff', payload['staffId']),
    ...room('staff', payload['formerStaffId']),
  ];
  return [{ rooms, type: bookingChangedEvent, data: { bookingId, version } }];
}
