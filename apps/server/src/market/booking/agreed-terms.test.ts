import { getCancellationCharges } from '@nukkad/contract/market/booking/booking.api';
import { getCustomerAbsentTerms } from '@nukkad/contract/market/no-show/no-show.api';
import { getGiveBackTerms } from '@nukkad/contract/market/give-back/give-back.api';
import { getRescheduleOptions } from '@nukkad/contract/market/reschedule/reschedule.api';
import { istDay } from '@nukkad/contract/kernel/time';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../test/fixtures/booking-fixture.ts';
import { agreedByCustomer, agreedByPartner, agreedRules } from './agreed.rules.ts';
import { type BookingRules, defaultRules } from './booking.rules.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await bookingFixture();
});
afterAll(() => fixture.close());

const hourMs = 3_600_000;

/** What a dialog shows of each of the agreed terms, two hours before the visit and at its time. */
async function shownTerms(bookingId: string) {
  const { starts_at: startsAt } = await fixture.row(bookingId);
  const [buyer, owner] = [fixture.as(fixture.buyer), fixture.as(fixture.partners[0].owner)];
  const query = { bookingId };
  fixture.clock.set(new Date(startsAt.getTime() - 2 * hourMs));
  const cancelling = (await buyer.ask(getCancellationCharges, { query })).body.fee;
  const day = istDay(startsAt);
  const moving = (await buyer.ask(getRescheduleOptions, { query: { bookingId, day } })).body;
  const givingBack = (await owner.ask(getGiveBackTerms, { query })).body.penalty;
  const absent = (await owner.ask(getCustomerAbsentTerms, { query })).body;
  const absentAfter = (Date.parse(absent.from) - startsAt.getTime()) / 60_000;
  return { cancelling, moving: moving.fee, left: moving.left, givingBack, absence: absent.fee, absentAfter };
}

test('fees and windows are those of the day of booking: a later change counts for later bookings alone', async () => {
  const day = (days: number) => new Date(fixture.tomorrow.getTime() + days * 24 * hourMs);
  const before = await fixture.assigned({ startsAt: day(2) });
  const value = {
    feePercent: 50,
    feeCapPaise: 90_000,
    reschedules: 1,
    absenceFeePercent: 80,
    customerAbsentMinutes: 45,
    giveBackPenalties: [{ withinMinutes: 6_000, paise: 99_900 }],
  };
  fixture.clock.set(new Date(fixture.clock.now().getTime() + hourMs));
  await fixture.rows(sql`insert into setting (key, valid_from, value, why)
    values ('booking.rules', ${fixture.clock.now()}, ${JSON.stringify(value)}::jsonb, 'A test.')`);
  fixture.clock.set(new Date(fixture.clock.now().getTime() + hourMs));
  const after = await fixture.assigned({ startsAt: day(5) });

  expect(await shownTerms(before)).toEqual({
    cancelling: 10_000,
    moving: 10_000,
    left: 3,
    givingBack: 40_000,
    absence: 20_000,
    absentAfter: 15,
  });
  expect(await shownTerms(after)).toEqual({
    cancelling: 25_000,
    moving: 25_000,
    left: 1,
    givingBack: 99_900,
    absence: 40_000,
    absentAfter: 45,
  });
});

test('whatever is set, agreed terms are those of their day and all others those of now', () => {
  const [booked, accepted, now] = [new Date(1), new Date(2), new Date(3)];
  const numbers = fc.record({ feePercent: fc.nat(), acceptMinutes: fc.nat(), noShowPenaltyPaise: fc.nat() });
  fc.assert(
    fc.property(numbers, numbers, numbers, (one, two, three) => {
      const said = new Map([booked, accepted, now].map((at, index) => [at, [one, two, three][index]]));
      const rulesAt = (at: Date): BookingRules => ({ ...defaultRules, ...said.get(at) });
      const rules = agreedRules(rulesAt, { createdAt: booked, acceptedAt: accepted }, now);
      for (const key of agreedByCustomer) expect(rules[key]).toEqual(rulesAt(booked)[key]);
      for (const key of agreedByPartner) expect(rules[key]).toEqual(rulesAt(accepted)[key]);
      expect(rules.acceptMinutes).toBe(three.acceptMinutes);
      expect(agreedRules(rulesAt, {}, now)).toEqual(rulesAt(now));
    }),
    { numRuns: 30 },
  );
});
