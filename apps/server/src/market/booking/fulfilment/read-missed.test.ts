import {
  acceptOrReject,
  countMyBookings,
  listMissedRequests,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let fixture: BookingFixture;
beforeEach(async () => {
  fixture = await bookingFixture();
});
afterEach(() => fixture.close());

const reject = (bookingId: string) =>
  fixture
    .as(fixture.partners[0].owner)
    .ask(acceptOrReject, { body: { bookingId, action: 'reject', reason: 'too_far' } });
const missed = (viewer: Viewer, query: { limit?: number; cursor?: string; days?: number } = {}) =>
  fixture.as(viewer).ask(listMissedRequests, { query });
const later = (minutes: number) => new Date(fixture.clock.now().getTime() + minutes * 60_000);

test('a rejected and an expired request are listed with the reason, newest first, and nothing of the customer', async () => {
  await reject(await fixture.offered());
  fixture.clock.set(later(1));
  const expired = await fixture.offered();
  await fixture.drain(later(15));

  const { body } = await missed(fixture.partners[0].desk);
  expect(body.items).toMatchObject([
    { why: 'expired', reason: null, title: 'Fan fitting', startsAt: fixture.tomorrow.toISOString() },
    { why: 'rejected', reason: 'too_far', title: 'Fan fitting' },
  ]);
  expect(body.nextCursor).toBeNull();
  expect(Object.keys(body.items[0] ?? {})).not.toContain('bookingId');
  expect(JSON.stringify(body)).not.toContain(expired);
});

test('what is still open, accepted or of another partner is not missed', async () => {
  const at = (hours: number) => ({ startsAt: new Date(fixture.tomorrow.getTime() + hours * 3_600_000) });
  await fixture.accepted(at(0));
  await fixture.offered(at(3));
  await reject(await fixture.offered(at(6)));
  await fixture.drain();
  expect((await missed(fixture.partners[0].owner)).body.items).toHaveLength(1);
  expect((await missed(fixture.partners[1].owner)).body.items).toEqual([]);
});

test('it comes in pages, and ends after the days that were asked for', async () => {
  for (let round = 0; round < 3; round += 1) {
    await reject(await fixture.offered());
    fixture.clock.set(later(1));
  }
  const { owner } = fixture.partners[0];
  const first = (await missed(owner, { limit: 2 })).body;
  const rest = (await missed(owner, { limit: 2, cursor: first.nextCursor ?? '' })).body;
  const ids = [...first.items, ...rest.items].map(({ offerId }) => offerId);
  expect([first.items.length, rest.items.length, new Set(ids).size]).toEqual([2, 1, 3]);
  fixture.clock.set(later(3 * 24 * 60));
  expect((await missed(owner, { days: 3 })).body.items).toEqual([]);
  expect((await missed(owner, { days: 7 })).body.items).toHaveLength(3);
});

test('a professional without the right to see bookings may not, and a customer may not', async () => {
  expect((await missed(fixture.partners[0].professionals[0])).status).toBe(403);
  expect((await missed(fixture.buyer)).status).toBe(403);
});

test('what was billed is told to those who may see payments, and is null for the desk', async () => {
  const { owner, desk } = fixture.partners[0];
  const of = async (viewer: Viewer) => (await fixture.as(viewer).ask(countMyBookings)).body;
  expect((await of(owner)).earnedThisWeek).toBe(0);
  const forDesk = await of(desk);
  expect([forDesk.earnedThisWeek, ...forDesk.perDay.map(({ amount }) => amount)]).toEqual(
    Array(8).fill(null),
  );
});
