import { acceptOrReject } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { dayMs } from '@nukkad/contract/kernel/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../test/fixtures/booking-fixture.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await bookingFixture();
});
afterAll(() => fixture.close());

const read = (since: Date, atLeast = 1) =>
  fixture.interface.unserved(fixture.platform.db, { since, atLeast });

test('what a partner rejects for want of people and what it lets pass is counted by category and PIN code', async () => {
  const { clock, partners } = fixture;
  const [first, second] = partners;
  const since = clock.now();
  const refuse = async (reason: 'no_professional' | 'price') => {
    const bookingId = await fixture.offered();
    await fixture.as(first.owner).call(acceptOrReject, { body: { bookingId, action: 'reject', reason } });
    await fixture.drain();
    return bookingId;
  };
  const bookingId = await refuse('no_professional');
  await refuse('price');
  const { category_id: categoryId, pincode } = await fixture.row(bookingId);
  const ofFirst = { organisationId: first.organisationId, categoryId, pincode, refused: 1, forwarded: 0 };
  expect(await read(since)).toEqual([ofFirst]);
  expect(await read(since, 2)).toEqual([]);
  // The next partner says nothing until its time to answer has run out.
  await fixture.drain(new Date(clock.now().getTime() + 20 * 60_000));
  const after = await read(since);
  expect(after).toContainEqual(ofFirst);
  expect(after.filter(({ organisationId }) => organisationId === second.organisationId)).toMatchObject([
    { refused: 0 },
  ]);
  expect(after.find(({ organisationId }) => organisationId === second.organisationId)?.forwarded).toBe(2);
  expect(await read(new Date(clock.now().getTime() + dayMs))).toEqual([]);
});
