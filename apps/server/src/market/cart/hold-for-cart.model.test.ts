import { permitted } from '../../../test/walks/permitted.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Buyer,
  type CartFixture,
  bathroom,
  cartFixture,
  day,
  outcome,
  path,
  sofa,
} from '../../../test/fixtures/cart-fixture.ts';
import { newId } from '../../platform/id.ts';
import { system } from '../../platform/platform.ts';

let fixture: CartFixture;
beforeAll(async () => {
  fixture = await cartFixture();
});
beforeEach(() => fixture.catalog.offers.clear());
afterAll(() => fixture.close());

const line = fc.constantFrom(
  bathroom,
  sofa,
  { ...bathroom, optionIds: ['two-bathrooms'] },
  { ...sofa, quantity: 2 },
);
const who = fc.integer({ min: 0, max: 2 });
const slotId = fc.integer({ min: 1116, max: 1128 });
const action = fc.oneof(
  fc.record({
    kind: fc.constant('lines' as const),
    who,
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('time' as const), who, slotId }),
  fc.record({ kind: fc.constant('drop' as const), who }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('book' as const), who }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

async function book(userId: string): Promise<void> {
  await fixture.platform.write(system, async (tx) => {
    const placed = await fixture.cart.lockForBooking(tx, { userId, now: fixture.clock.now(), lang: 'en' });
    expect(placed.endsAt.getTime() - placed.startsAt.getTime()).toBe(placed.minutes * 60_000);
    expect(placed.price.totalServicePrice).toBe(placed.lines.reduce((sum, each) => sum + each.pricePaise, 0));
    await fixture.schedule.toBooking(tx, permitted({ bookingId: newId() }), placed.reservationId, null);
    await fixture.cart.empty(tx, placed);
  });
}

async function act(some: Action, buyers: readonly Buyer[]): Promise<void> {
  if (some.kind === 'wait') return fixture.clock.advance(some.minutes * 60_000);
  const buyer = buyers[some.who];
  if (!buyer) return;
  if (some.kind === 'book') {
    expect(['done', 'slot_required', 'slot_taken', 'slot_out_of_range', 'cart_empty']).toContain(
      await outcome(book(buyer.userId)),
    );
    return;
  }
  const body = {
    lines: { lines: 'lines' in some ? some.lines : [] },
    time: { slotId: 'slotId' in some ? some.slotId : 0, day },
    drop: { slotId: null },
  };
  const answer = await buyer.client.patch(path, body[some.kind]);
  expect([200, 409]).toContain(answer.status);
  if (some.kind === 'time' && answer.status === 200) expect(answer.body.holdExpiresAt).not.toBeNull();
}

/** The invariants: no professional is held twice at once, and a held cart holds exactly its own work. */
async function check(buyers: readonly Buyer[]): Promise<void> {
  const { rows } =
    await sql`select 1 from professional_reservation a join professional_reservation b on a.staff_id = b.staff_id
    and a.reservation_id < b.reservation_id and a.during && b.during`.execute(fixture.platform.db);
  expect(rows).toEqual([]);
  for (const { client, userId } of buyers) {
    const [first, second] = [await client.get(path), await client.get(path)];
    expect(second.body).toEqual(first.body);
    if (first.body.holdExpiresAt !== null)
      expect((await fixture.holdOf(userId))?.minutes).toBe(first.body.minutes);
    if (first.body.slot === null) expect(await fixture.holdOf(userId)).toBeNull();
  }
}

test('promises 1 and 4: whatever three buyers do, no time is given twice and a cart holds its own work or nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 14 }), async (actions) => {
      fixture.catalog.offers.clear();
      await fixture.aShop({ professionals: 2 });
      await fixture.aShop({}, { 'bathroom-cleaning': { price: 40_000, minutes: 75 } });
      const buyers = [await fixture.aBuyer(), await fixture.aBuyer(), await fixture.aBuyer()];
      for (const { client } of buyers) await client.post(path, { lines: [bathroom] });
      for (const some of actions) await act(some, buyers);
      await check(buyers);
    }),
    { numRuns: 12 },
  );
}, 120_000);
