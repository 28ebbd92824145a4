import { fillCart as fillCartCall } from '@nukkad/contract/market/booking/booking.api';
import { getDeliveryAddress } from '@nukkad/contract/places/geography/geography.api';
import type { Tenants } from './two-tenants.ts';

/** Fills the first tenant's cart for this half-hour of a day. */
export async function fillCart({ a, serviceId }: Tenants, day: string, slotId: number) {
  const { client } = a.buyer;
  const { address } = await client.call(getDeliveryAddress);
  if (!address) throw new Error('The first tenant has no address.');
  const lines = [{ serviceId, quantity: 1 }];
  const body = { lines, addressId: address.addressId, organisationId: a.organisationId, slotId, day };
  return client.call(fillCartCall, { body });
}

/** The first tenant's booking of the day of the story, under way; moves the clock to its time. */
export async function aStartedBooking(tenants: Tenants, slotId: number): Promise<string> {
  const { a, book, accept, assign, start } = tenants;
  const bookingId = await book(a, '2026-11-23', slotId);
  await accept(a, bookingId);
  await assign(a, bookingId);
  await start(a, bookingId);
  return bookingId;
}

/** The first tenant's booking of a later day, assigned: its time may still change. */
export async function anAssignedBooking(tenants: Tenants, day: string, slotId: number): Promise<string> {
  const { a, book, accept, assign } = tenants;
  const bookingId = await book(a, day, slotId);
  await accept(a, bookingId);
  await assign(a, bookingId);
  return bookingId;
}
