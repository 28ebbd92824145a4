import { checkBooking } from '@nukkad/contract/market/booking/booking.api';
import { permitted } from '../../../test/walks/permitted.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type CartFixture,
  bathroom,
  day,
  outcome,
  path,
  ten,
  cartFixture,
} from '../../../test/fixtures/cart-fixture.ts';
import { newId } from '../../platform/id.ts';
import { system } from '../../platform/platform.ts';

let fixture: CartFixture;
beforeAll(async () => {
  fixture = await cartFixture();
});
beforeEach(() => {
  fixture.catalog.offers.clear();
  fixture.catalog.unserved.clear();
});
afterAll(() => fixture.close());

describe('booking the cart', () => {
  test('hands over everything that a booking freezes, with the time still held', async () => {
    const shop = await fixture.aShop({ gstNumber: '29ABCDE1234F1Z5' });
    const { client, userId, addressId } = await fixture.aBuyer();
    const { body } = await client.post(path, { lines: [{ ...bathroom, quantity: 2 }], ...ten });
    const placed = await fixture.place(userId);
    expect(placed).toMatchObject({
      cartId: body.cartId,
      chosenPartner: null,
      heldOrganisationId: shop.organisationId,
      heldStaffId: shop.staffIds[0],
      categoryId: 'cleaning',
      cityCode: '1277333',
      slotId: 1120,
      day,
      minutes: 120,
      price: body.price,
      address: { addressId, stateCode: '29' },
      lines: [
        {
          serviceId: 'bathroom-cleaning',
          quantity: 2,
          pricePaise: 89_800,
          minutes: 120,
          sacCode: '998533',
          gstClass: 'housekeeping',
        },
      ],
    });
    expect([placed.startsAt.toISOString(), placed.endsAt.toISOString()]).toEqual([
      '2026-11-24T04:30:00.000Z',
      '2026-11-24T06:30:00.000Z',
    ]);
  });

  test('a hold that ran out is taken again while the time is free, and refused when it is not', async () => {
    await fixture.aShop();
    const [mine, other] = [await fixture.aBuyer(), await fixture.aBuyer()];
    await mine.client.post(path, { lines: [bathroom], ...ten });
    fixture.clock.advance(300_000);
    expect((await mine.client.get(path)).body).toMatchObject({
      holdExpiresAt: null,
      slot: { available: true },
    });
    const again = await fixture.place(mine.userId);
    expect(again.slotId).toBe(1120);
    fixture.clock.advance(300_000);
    await other.client.post(path, { lines: [bathroom], ...ten });
    expect((await mine.client.get(path)).body).toMatchObject({
      holdExpiresAt: null,
      slot: { available: false },
    });
    expect((await mine.client.ask(checkBooking)).body).toMatchObject({
      ready: false,
      missing: ['slot'],
    });
    expect(await outcome(fixture.place(mine.userId))).toBe('slot_taken');
  });

  test('empty, without address or without time there is nothing to book', async () => {
    await fixture.aShop();
    const [none, noAddress, noTime] = [
      await fixture.aBuyer(),
      await fixture.aBuyer(false),
      await fixture.aBuyer(),
    ];
    await noAddress.client.post(path, { lines: [bathroom] });
    await noTime.client.post(path, { lines: [bathroom] });
    expect(
      await Promise.all([none, noAddress, noTime].map(({ userId }) => outcome(fixture.place(userId)))),
    ).toEqual(['cart_empty', 'address_required', 'slot_required']);
    expect((await none.client.ask(checkBooking)).body).toEqual({
      ready: false,
      missing: ['lines'],
      price: null,
    });
  });

  test("once booked the cart is empty, its address stays, and the professional is the booking's", async () => {
    await fixture.aShop();
    const [mine, other] = [await fixture.aBuyer(), await fixture.aBuyer()];
    await mine.client.post(path, { lines: [bathroom], ...ten });
    await fixture.platform.write(system, async (tx) => {
      const placed = await fixture.cart.lockForBooking(tx, {
        userId: mine.userId,
        now: fixture.clock.now(),
        lang: 'en',
      });
      await fixture.schedule.toBooking(tx, permitted({ bookingId: newId() }), placed.reservationId, null);
      await fixture.cart.empty(tx, placed);
    });
    expect((await mine.client.get(path)).body).toMatchObject({
      lines: [],
      slot: null,
      price: null,
      address: { addressId: mine.addressId },
    });
    fixture.clock.advance(3_600_000);
    expect((await other.client.post(path, { lines: [bathroom], ...ten })).body.code).toBe('slot_taken');
  });

  test('promise 25: a carried cancellation charge is collected once', async () => {
    await fixture.aShop();
    const { client, userId } = await fixture.aBuyer();
    const charge = permitted({
      userId,
      bookingNumber: `NK${userId.slice(-6)}`,
      amountPaise: 10_000,
      now: fixture.clock.now(),
    });
    await fixture.platform.write(system, (tx) => fixture.cart.carryCharge(tx, charge));
    await fixture.platform.write(system, (tx) => fixture.cart.carryCharge(tx, charge));
    const { body } = await client.post(path, { lines: [bathroom] });
    expect(body.price.previous_cancellation_charges).toEqual({
      amount: 10_000,
      details: [{ bookingNumber: charge.bookingNumber, amount: 10_000 }],
    });
    const collect = (bookingId: string) =>
      outcome(
        fixture.platform.write(system, (tx) =>
          fixture.cart.collectCharges(
            tx,
            permitted({ userId, bookingId, bookingNumbers: [charge.bookingNumber] }),
          ),
        ),
      );
    const bookingId = newId();
    expect((await Promise.all([collect(bookingId), collect(newId()), collect(newId())])).sort()).toEqual([
      'done',
      'stale_state',
      'stale_state',
    ]);
    expect((await client.get(path)).body.price.previous_cancellation_charges.amount).toBe(0);
  });

  test("an added service costs the partner's price and tax, in whole rupees, without a second fee", async () => {
    const shop = await fixture.aShop({ gstNumber: '29ABCDE1234F1Z5' });
    const options = {
      organisationId: shop.organisationId,
      serviceId: 'bathroom-cleaning',
      quantity: 1,
      optionIds: [],
      stateCode: '29',
      pincode: '560038',
      at: fixture.clock.now(),
      lang: 'en',
    } as const;
    expect(await fixture.cart.priceAddition(fixture.platform.db, options)).toEqual({
      name: 'Bathroom cleaning',
      subcategoryName: 'Cleaning',
      options: [],
      servicePaise: 44_900,
      taxPaise: 8_082,
      totalPaise: 53_000,
      minutes: 60,
      taxClass: { gstClass: 'housekeeping', sac: '998533' },
    });
    expect(
      await outcome(fixture.cart.priceAddition(fixture.platform.db, { ...options, serviceId: 'tap-repair' })),
    ).toBe('cart_not_serviceable');
  });
});
