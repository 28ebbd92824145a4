import { getServiceDetails } from '@nukkad/contract/market/catalog/catalog.api';
import { getTimeSlots } from '@nukkad/contract/market/schedule/slot.api';
import { placeBooking, getCartStatus } from '@nukkad/contract/market/booking/booking.api';
import { seenOfCart } from '@nukkad/contract/market/booking/booking.confirm';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshAllServiceAreas, seedPartnerServices } from '../../../seed/catalog.ts';
import { type TestPartner, aPartner, aUser, anAddress } from '../../../test/fixtures/a-partner.ts';
import { day, path, ten } from '../../../test/fixtures/cart-fixture.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { composeDomains } from '../../domains.ts';

let app: Mounted;
let shop: TestPartner;
const service = 'bathroom-cleaning';
const keyOf = (userId: string) => ({
  'idempotency-key': createHash('sha256').update(userId).digest('hex').slice(0, 32),
});

const callers = Math.min(60, Number(process.env['RACE_CALLERS'] ?? 12));

/** All domains on the real catalogue; the harness says who is asking. */
beforeAll(async () => {
  app = await mounted((platform, sessions) => composeDomains(platform, sessions).domains);
  const { db } = app.platform;
  shop = await aPartner(db, { professionals: 3, categoryId: 'cleaning', gstNumber: '29ABCDE1234F1Z5' });
  await seedPartnerServices(db, [
    { organisationId: shop.organisationId, serviceId: service, pricePaise: 42_900, minutes: 60 },
  ]);
  await refreshAllServiceAreas(db);
});
afterAll(() => app.close());

async function aBuyer() {
  const userId = await aUser(app.platform.db);
  await anAddress(app.platform.db, userId);
  return { userId, client: app.as(aViewer({ userId, role: 'Buyer' })) };
}

/** Every required question answered with its first option. */
async function requiredOptions(): Promise<string[]> {
  const { body } = await app
    .as(null)
    .ask(getServiceDetails, { query: { serviceId: service, pincode: '560038' } });
  const questions: { required: boolean; options: { optionId: string }[] }[] = body.questions;
  return questions.flatMap((question) =>
    question.required ? question.options.slice(0, 1).map((option) => option.optionId) : [],
  );
}

describe('a cart on the real catalogue', () => {
  test('from slots to a booking: what was shown is what is booked', async () => {
    const { client, userId } = await aBuyer();
    const lines = [{ serviceId: service, quantity: 1, optionIds: await requiredOptions() }];
    const slots = await client.ask(getTimeSlots, { query: { day, serviceIds: service, pincode: '560038' } });
    expect(slots.body.items.find((slot: { slotId: number }) => slot.slotId === ten.slotId)).toMatchObject({
      available: true,
    });
    const filled = await client.post(path, { lines, ...ten });
    expect(filled.body).toMatchObject({ serviceable: true, slot: { slotId: ten.slotId, available: true } });
    const total: number = filled.body.price.totalCheckoutValue;
    const wrong = await client.ask(placeBooking, {
      body: { paymentMode: 'cash', seen: { ...seenOfCart(filled.body), total: total - 100 } },
      headers: keyOf(`${userId}x`),
    });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'confirmation_differs']);
    const booked = await client.ask(placeBooking, { body: { paymentMode: 'cash' }, headers: keyOf(userId) });
    expect([booked.status, booked.body.total]).toEqual([201, total]);
    expect((await client.ask(getCartStatus)).body).toEqual({ count: 0 });
    const { rows } = await sql<{
      kind: string;
    }>`select kind from professional_reservation where booking_id = ${booked.body.bookingId}`.execute(
      app.platform.db,
    );
    expect(rows).toEqual([{ kind: 'booking' }]);
  });

  test('promise 1: 24 buyers fill and book the same half-hour of 3 professionals at once; 3 have it', async () => {
    const time = { slotId: 1130, day };
    const lines = [{ serviceId: service, quantity: 1, optionIds: await requiredOptions() }];
    const buyers = await Promise.all(Array.from({ length: 24 }, aBuyer));
    const outcomes = await Promise.all(
      buyers.map(async ({ client, userId }) => {
        const filled = await client.post(path, { lines, ...time });
        if (filled.status !== 200) return `${filled.status} ${filled.body.code}`;
        return (await client.ask(placeBooking, { body: { paymentMode: 'cash' }, headers: keyOf(userId) }))
          .status;
      }),
    );
    expect(outcomes.filter((each) => each === 201)).toHaveLength(3);
    expect(outcomes.filter((each) => each === '409 slot_taken')).toHaveLength(21);
    const { rows } = await sql`select 1 from professional_reservation a join professional_reservation b
      on a.staff_id = b.staff_id and a.reservation_id < b.reservation_id and a.during && b.during`.execute(
      app.platform.db,
    );
    expect(rows).toEqual([]);
  });

  test.each([1, 2, 3, 4, 5])(
    'promise 2: a partner with %i professionals is booked so often for one half-hour, and not once more',
    async (capacity) => {
      const { db } = app.platform;
      const one = await aPartner(db, { professionals: capacity, categoryId: 'cleaning' });
      await seedPartnerServices(db, [
        { organisationId: one.organisationId, serviceId: service, pricePaise: 42_900, minutes: 60 },
      ]);
      await refreshAllServiceAreas(db);
      const { organisationId } = one;
      const lines = [{ serviceId: service, quantity: 1, optionIds: await requiredOptions() }];
      const buyers = await Promise.all(Array.from({ length: callers }, aBuyer));
      const outcomes = await Promise.all(
        buyers.map(async ({ client, userId }, place) => {
          // The work takes an hour: who begins half an hour later needs the same professional.
          const filled = await client.post(path, { lines, day, slotId: 1126 + (place % 2), organisationId });
          if (filled.status !== 200) return `${filled.status} ${filled.body.code}`;
          return (await client.ask(placeBooking, { body: { paymentMode: 'cash' }, headers: keyOf(userId) }))
            .status;
        }),
      );
      expect(outcomes.filter((each) => each === 201)).toHaveLength(capacity);
      expect(outcomes.filter((each) => each === '409 slot_taken')).toHaveLength(callers - capacity);
      const { rows } = await sql<{ held: number }>`select count(*)::int as held from professional_reservation
        where staff_id = any(${[...one.staffIds]}::uuid[])`.execute(db);
      expect(rows[0]?.held).toBe(capacity);
    },
  );
});
