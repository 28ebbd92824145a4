import { checkBooking } from '@nukkad/contract/market/booking/booking.api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type CartFixture,
  bathroom,
  day,
  path,
  sofa,
  ten,
  cartFixture,
} from '../../../test/fixtures/cart-fixture.ts';

let fixture: CartFixture;
beforeAll(async () => {
  fixture = await cartFixture();
});
beforeEach(() => {
  fixture.catalog.offers.clear();
  fixture.catalog.unserved.clear();
});
afterAll(() => fixture.close());

describe('holding a time', () => {
  test("holds 5 minutes on a free professional of the best partner; the price is that partner's", async () => {
    const busy = await fixture.aShop({ hours: { from: 840, to: 1200 } });
    const open = await fixture.aShop({}, { 'bathroom-cleaning': { price: 50_000, minutes: 75 } });
    const { client, userId } = await fixture.aBuyer();
    await client.post(path, { lines: [bathroom] });
    const { body } = await client.patch(path, ten);
    expect(body).toMatchObject({
      slot: { slotId: 1120, name: '10:00 AM', available: true },
      minutes: 75,
      price: { totalServicePrice: 50_000 },
    });
    expect(new Date(body.holdExpiresAt).getTime() - fixture.clock.now().getTime()).toBe(300_000);
    expect(await fixture.holdOf(userId)).toEqual({ staffId: open.staffIds[0], minutes: 75 });
    expect(busy.staffIds).not.toContain((await fixture.holdOf(userId))?.staffId);
    expect((await client.ask(checkBooking)).body).toMatchObject({
      ready: true,
      missing: [],
      price: body.price,
    });
  });

  test('the chosen partner is held, or none', async () => {
    await fixture.aShop();
    const chosen = await fixture.aShop({ companyName: 'Sparkle Deep Clean', hours: { from: 840, to: 1200 } });
    const { client, userId } = await fixture.aBuyer();
    const filled = await client.post(path, { lines: [bathroom], organisationId: chosen.organisationId });
    expect(filled.body.companyName).toBe('Sparkle Deep Clean');
    expect((await client.patch(path, ten)).body.code).toBe('slot_taken');
    expect((await client.patch(path, { slotId: 1130, day })).status).toBe(200);
    expect((await fixture.holdOf(userId))?.staffId).toBe(chosen.staffIds[0]);
  });

  test('30 buyers want the same half-hour of 3 professionals: 3 get it', async () => {
    const shop = await fixture.aShop({ professionals: 3 });
    const buyers = await Promise.all(Array.from({ length: 30 }, () => fixture.aBuyer()));
    await Promise.all(buyers.map(({ client }) => client.post(path, { lines: [bathroom] })));
    const answers = await Promise.all(buyers.map(({ client }) => client.patch(path, ten)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
    expect(
      answers.filter((answer) => answer.status === 409 && answer.body.code === 'slot_taken'),
    ).toHaveLength(27);
    const held = await Promise.all(buyers.map(({ userId }) => fixture.holdOf(userId)));
    expect(new Set(held.flatMap((hold) => (hold ? [hold.staffId] : [])))).toEqual(new Set(shop.staffIds));
  });

  test('more work moves the hold, and gives it back where the longer time is not free', async () => {
    await fixture.aShop();
    const [mine, other] = [await fixture.aBuyer(), await fixture.aBuyer()];
    await mine.client.post(path, { lines: [bathroom], ...ten });
    await other.client.post(path, { lines: [bathroom], slotId: 1125, day });
    const longer = await mine.client.patch(path, { lines: [{ ...bathroom, optionIds: ['two-bathrooms'] }] });
    expect(longer.body).toMatchObject({ minutes: 90, slot: { slotId: 1120, available: true } });
    expect((await fixture.holdOf(mine.userId))?.minutes).toBe(90);
    const tooLong = await mine.client.patch(path, { lines: [bathroom, sofa] });
    expect(tooLong.body).toMatchObject({ minutes: 150, slot: null, holdExpiresAt: null });
    expect(await fixture.holdOf(mine.userId)).toBeNull();
  });

  test('a refused move keeps the time that was held; taking the time out gives it back', async () => {
    await fixture.aShop();
    const [mine, other] = [await fixture.aBuyer(), await fixture.aBuyer()];
    await mine.client.post(path, { lines: [bathroom], ...ten });
    await other.client.post(path, { lines: [bathroom], slotId: 1130, day });
    expect((await mine.client.patch(path, { slotId: 1130 })).body.code).toBe('slot_taken');
    expect((await mine.client.get(path)).body.slot).toMatchObject({ slotId: 1120, available: true });
    expect((await mine.client.patch(path, { slotId: null })).body).toMatchObject({
      slot: null,
      holdExpiresAt: null,
    });
    expect((await other.client.patch(path, ten)).status).toBe(200);
  });
});
