import { permitted } from '../../../test/walks/permitted.ts';
import { istInstant } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type TestPartner,
  aCart,
  aCategory,
  aPartner,
  indiranagar,
} from '../../../test/fixtures/a-partner.ts';
import { fixedCatalog } from '../../../test/fixtures/fixed-catalog.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { createGeographyDomain } from '../../places/geography/index.ts';
import { newId } from '../../platform/id.ts';
import { system } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createScheduleDomain } from './index.ts';
import { addLeaves } from './working-time.store.ts';

let app: Mounted;
let schedule: ReturnType<typeof createScheduleDomain>;
const day = '2026-11-24';
const at = (minute: number) => istInstant(day, minute);
const place = { latitude: indiranagar.latitude, longitude: indiranagar.longitude };

beforeAll(async () => {
  app = await mounted((platform) => {
    schedule = createScheduleDomain(platform, {
      geography: createGeographyDomain(platform),
      catalog: fixedCatalog(),
    });
    return [schedule];
  });
});
afterAll(() => app.close());

const outcome = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error: unknown) =>
      error instanceof Refusal
        ? [error.fact.code, error.detail.present].filter(Boolean).join(' ')
        : String(error),
  );

function options(
  partner: TestPartner,
  person: number,
  from: number,
  bookingId: string,
  categoryId = 'cleaning',
) {
  const staffId = partner.staffIds[person] ?? newId();
  return {
    bookingId,
    staffId,
    organisationId: partner.organisationId,
    categoryId,
    startsAt: at(from),
    endsAt: at(from + 60),
    now: app.clock.now(),
    ...place,
  };
}

const reassign = (...of: Parameters<typeof options>) =>
  outcome(app.platform.write(system, (tx) => schedule.reassign(tx, permitted(options(...of)))));

async function reservationsOf(bookingId: string): Promise<{ staffId: string; startsAt: Date }[]> {
  const { rows } = await sql<{
    staffId: string;
    startsAt: Date;
  }>`select staff_id as "staffId", lower(during) as "startsAt"
    from professional_reservation where booking_id = ${bookingId}`.execute(app.platform.db);
  return rows;
}

/** A hold that became a booking's. */
async function aBooking(partner: TestPartner, person: number, from: number): Promise<string> {
  const bookingId = newId();
  const { staffId, organisationId, startsAt, endsAt, now } = options(partner, person, from, bookingId);
  const cartId = await aCart(app.platform.db);
  await app.platform.write(system, async (tx) => {
    const reservationId = await schedule.hold(
      tx,
      permitted({
        staffId,
        organisationId,
        startsAt,
        endsAt,
        now,
        cartId,
        expiresAt: new Date(now.getTime() + 300_000),
        ...place,
      }),
    );
    await schedule.toBooking(tx, permitted({ bookingId }), reservationId, null);
  });
  return bookingId;
}

describe('promise 3: every move into held time asks again', () => {
  test('moves to another professional, who is then busy for others; the first one is free again', async () => {
    const partner = await aPartner(app.platform.db, { professionals: 2 });
    const booking = await aBooking(partner, 0, 600);
    expect(await reassign(partner, 1, 600, booking)).toBe('done');
    expect(await reservationsOf(booking)).toEqual([{ staffId: partner.staffIds[1], startsAt: at(600) }]);
    expect(await reassign(partner, 1, 630, newId())).toBe('professional_busy busy');
    expect(await reassign(partner, 0, 600, newId())).toBe('done');
  });

  test('its own reservation does not count as a conflict', async () => {
    const partner = await aPartner(app.platform.db);
    const booking = await aBooking(partner, 0, 600);
    expect(await reassign(partner, 0, 630, booking)).toBe('done');
    expect(await reservationsOf(booking)).toEqual([{ staffId: partner.staffIds[0], startsAt: at(630) }]);
  });

  test('refuses who is off shift, on leave, not skilled, or of another partner', async () => {
    const partner = await aPartner(app.platform.db, { professionals: 2 });
    const other = await aPartner(app.platform.db);
    await aCategory(app.platform.db, 'plumber');
    await app.platform.write(system, (tx) =>
      addLeaves(tx, permitted([{ staffId: partner.staffIds[1] ?? '', from: at(0), to: at(1440) }])),
    );
    expect(await reassign(partner, 0, 1170, newId())).toBe('professional_busy off_shift');
    expect(await reassign(partner, 1, 600, newId())).toBe('professional_busy on_leave');
    expect(await reassign(partner, 0, 600, newId(), 'plumber')).toBe('professional_busy not_skilled');
    expect(await reassign({ ...partner, staffIds: other.staffIds }, 0, 600, newId())).toBe(
      'professional_not_found',
    );
    expect(await reassign(partner, 9, 600, newId())).toBe('professional_not_found');
  });

  test('30 bookings race for one professional: one gets him, each of the others keeps its own', async () => {
    const partner = await aPartner(app.platform.db, { professionals: 31 });
    const bookings = await Promise.all(
      Array.from({ length: 30 }, (_, index) => aBooking(partner, index + 1, 600)),
    );
    const outcomes = await Promise.all(bookings.map((booking) => reassign(partner, 0, 600, booking)));
    expect(outcomes.filter((each) => each === 'done')).toHaveLength(1);
    expect(outcomes.filter((each) => each === 'professional_busy busy')).toHaveLength(29);
    const kept = await Promise.all(bookings.map(reservationsOf));
    expect(kept.map((rows) => rows.length)).toEqual(bookings.map(() => 1));
    expect(new Set(kept.flat().map((row) => row.staffId)).size).toBe(30);
  });

  test('two bookings that swap their professionals at once do not deadlock', async () => {
    const partner = await aPartner(app.platform.db, { professionals: 2 });
    for (let round = 0; round < 10; round += 1) {
      const from = 480 + round * 5;
      const [one, two] = [await aBooking(partner, 0, from), await aBooking(partner, 1, from)];
      const outcomes = await Promise.all([reassign(partner, 1, from, one), reassign(partner, 0, from, two)]);
      expect(outcomes.every((each) => each.startsWith('professional_busy'))).toBe(true);
      await app.platform.write(system, async (tx) => {
        await schedule.release(tx, permitted({ bookingId: one }));
        await schedule.release(tx, permitted({ bookingId: two }));
      });
    }
  });
});

test('two who try the same taken people in opposite order never wait for each other', async () => {
  const partner = await aPartner(app.platform.db, { professionals: 2 });
  await aBooking(partner, 0, 600);
  await aBooking(partner, 1, 600);
  const tryBoth = (order: readonly number[]) =>
    app.platform.db.transaction().execute(async (tx) => {
      for (const person of order)
        expect(await outcome(schedule.reassign(tx, permitted(options(partner, person, 600, newId()))))).toBe(
          'professional_busy busy',
        );
    });
  for (let round = 0; round < 20; round += 1) await Promise.all([tryBoth([0, 1]), tryBoth([1, 0])]);
});

describe("a booking's reservation", () => {
  test('extends, turns firm, and says when it is lost', async () => {
    const partner = await aPartner(app.platform.db);
    const booking = await aBooking(partner, 0, 600);
    const extend = (until: Date | null) =>
      app.platform.write(system, (tx) => schedule.extend(tx, permitted({ bookingId: booking }), until));
    expect(await extend(new Date(app.clock.now().getTime() + 60_000))).toBe('kept');
    app.clock.advance(60_000);
    expect(await reassign(partner, 0, 600, newId())).toBe('done');
    expect(await extend(null)).toBe('lost');
  });

  test("a hold becomes one booking's only once", async () => {
    const partner = await aPartner(app.platform.db);
    const booking = await aBooking(partner, 0, 600);
    const { rows } = await sql<{
      id: string;
    }>`select reservation_id as id from professional_reservation where booking_id = ${booking}`.execute(
      app.platform.db,
    );
    expect(
      await outcome(
        app.platform.write(system, (tx) =>
          schedule.toBooking(tx, permitted({ bookingId: newId() }), rows[0]?.id ?? '', null),
        ),
      ),
    ).toBe('slot_taken');
  });

  test('free people come best first, and everyone is explained', async () => {
    const partner = await aPartner(app.platform.db, { professionals: 3 });
    await aBooking(partner, 0, 600);
    await aBooking(partner, 1, 900);
    const { staffId: _staff, bookingId: _booking, ...question } = options(partner, 0, 600, newId());
    const free = await schedule.findAvailable(app.platform.db, {
      ...question,
      organisationIds: [partner.organisationId],
    });
    expect(free.map((person) => [person.staffId, person.jobsThatDay])).toEqual([
      [partner.staffIds[2], 0],
      [partner.staffIds[1], 1],
    ]);
    const all = await schedule.explain(app.platform.db, question);
    expect(all.map((person) => [person.staffId, person.free, person.reason])).toEqual([
      [partner.staffIds[2], true, null],
      [partner.staffIds[1], true, null],
      [partner.staffIds[0], false, 'busy'],
    ]);
  });
});
