import type { Wire } from './test-client.ts';
import type { Tenants } from './two-tenants.ts';

/** Fills the first tenant's cart for this half-hour of a day. */
export async function fillCart({ a, serviceId }: Tenants, day: string, slotId: number): Promise<Wire> {
  const { client } = a.buyer;
  const { address } = (await client.get('service/getDeliveryAddress')).body;
  const lines = [{ serviceId, quantity: 1 }];
  const request = { lines, addressId: address.addressId, organisationId: a.organisationId, slotId, day };
  const { status, body } = await client.post('service/cart/service', request);
  if (status !== 200) throw new Error(`Filling the cart answered ${status}: ${JSON.stringify(body)}`);
  return body;
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
