/** More is to be done than was booked: the professional asks, and the customer says yes or no on the own phone. */
import { answerAddition, getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import { seenOfAddition } from '@nukkad/contract/market/booking/booking.confirm';
import { addAdditionalService, listAdditionPrices } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import type { SeedSession } from './seed-client.ts';
import type { Stage } from './stage.ts';

interface Asking {
  readonly bookingId: string;
  readonly owner: SeedSession;
  readonly customer: SeedSession;
}

/** As many ids as the call takes. */
const looked = 12;

/** One of the partner's services that asks nothing, at its listed price. */
export async function addService(
  { client, random, services }: Stage,
  { bookingId, owner, customer }: Asking,
): Promise<void> {
  const simple = services.filter(({ optionIds }) => optionIds.length === 0).map(({ serviceId }) => serviceId);
  const first = random.between(0, Math.max(0, simple.length - looked));
  const serviceIds = simple.slice(first, first + looked).join(',');
  const { prices } = await client.call(owner, listAdditionPrices, { query: { bookingId, serviceIds } });
  const offered = prices.flatMap(({ serviceId, price }) => (price === null ? [] : [{ serviceId, price }]));
  if (offered.length === 0) return;
  const { serviceId, price } = random.pick(offered);
  const asked = await client.call(owner, addAdditionalService, {
    body: { bookingId, serviceId, quantity: 1, optionIds: [], seen: { ownPrice: price } },
  });
  const shown = await client.call(customer, getCustomerBooking, { query: { bookingId } });
  await client.call(customer, answerAddition, {
    body: {
      bookingId,
      additionId: asked.additionId,
      approve: random.chance(0.8),
      seen: seenOfAddition(shown, asked),
    },
  });
}
