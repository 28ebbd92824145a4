import { permitted } from '../../../test/walks/permitted.ts';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { istInstant } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestPartner, aCart, aPartner, indiranagar } from '../../../test/fixtures/a-partner.ts';
import { fixedCatalog } from '../../../test/fixtures/fixed-catalog.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import type { Platform } from '../../platform/platform.ts';
import { system } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { newId } from '../../platform/id.ts';
import { createGeographyDomain } from '../../places/geography/index.ts';
import { createScheduleDomain } from './index.ts';

type Schedule = ReturnType<typeof createScheduleDomain>;

let app: Mounted;
let schedule: Schedule;
const day = '2026-11-24';
const at = (minute: number) => istInstant(day, minute);
const place = { latitude: indiranagar.latitude, longitude: indiranagar.longitude };

beforeAll(async () => {
  app = await mounted((platform: Platform) => {
    schedule = createScheduleDomain(platform, {
      geography: createGeographyDomain(platform),
      catalog: fixedCatalog(),
    });
    return [schedule];
  });
});
afterAll(() => app.close());

const later = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);

async function hold(
  partner: TestPartner,
  from: number,
  to: number,
  over: { staffId?: string; cartId?: string } = {},
): Promise<string> {
  const cartId = over.cartId ?? (await aCart(app.platform.db));
  const staffId = over.staffId ?? partner.staffIds[0] ?? '';
  const options = {
    staffId,
    organisationId: partner.organisationId,
    cartId,
    startsAt: at(from),
    endsAt: at(to),
    expiresAt: later(5),
    now: app.clock.now(),
    ...place,
  };
  return app.platform.write(system, (tx) => schedule.hold(tx, permitted(options)));
}

const outcome = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'held',
    (error: unknown) => (error instanceof Refusal ? error.fact.code : String(error)),
  );

async function overlaps(): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) from professional_reservation a join professional_reservation b
    on a.staff_id = b.staff_id and a.reservation_id < b.reservation_id and a.during && b.during`.execute(
    app.platform.db,
  );
  return rows[0]?.count ?? -1;
}

/** The tests' own rules from now on; the pause between jobs is 15 minutes otherwise. */
async function withoutPause(): Promise<void> {
  await sql`insert into setting (key, scope, valid_from, value, why) values ('schedule.rules', '*', ${new Date(0)}, '{"bufferMinutes": 0}', 'Test')
    on conflict do nothing`.execute(app.platform.db);
}
const withPause = () => sql`delete from setting where key = 'schedule.rules'`.execute(app.platform.db);

describe('promise 1: one professional never has two live overlapping assignments', () => {
  test('40 callers for the same time: one wins, the others are told it is taken', async () => {
    const partner = await aPartner(app.platform.db);
    const carts = await Promise.all(Array.from({ length: 40 }, () => aCart(app.platform.db)));
    const outcomes = await Promise.all(carts.map((cartId) => outcome(hold(partner, 600, 660, { cartId }))));
    expect(outcomes.filter((each) => each === 'held')).toHaveLength(1);
    expect(outcomes.filter((each) => each === bookingErrors.slot_taken.code)).toHaveLength(39);
    expect(await overlaps()).toBe(0);
  });

  test('40 callers for times that overlap in part: the winning holds never overlap', async () => {
    const partner = await aPartner(app.platform.db);
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) => outcome(hold(partner, 600 + index * 5, 660 + index * 5))),
    );
    expect(new Set(outcomes)).toEqual(new Set(['held', 'slot_taken']));
    expect(outcomes.filter((each) => each === 'held').length).toBeGreaterThanOrEqual(2);
    expect(await overlaps()).toBe(0);
  });

  test('times that touch may both be held where no pause is asked for, and not where one is', async () => {
    const partner = await aPartner(app.platform.db, { professionals: 2 });
    const [first, second] = partner.staffIds;
    const touching = (staffId: string | undefined) =>
      Promise.all(
        [600, 660, 720, 780].flatMap((from) =>
          Array.from({ length: 10 }, () =>
            outcome(hold(partner, from, from + 60, { staffId: staffId ?? '' })),
          ),
        ),
      );
    await withoutPause();
    expect((await touching(first)).filter((each) => each === 'held')).toHaveLength(4);
    await withPause();
    expect((await touching(second)).filter((each) => each === 'held').length).toBeLessThanOrEqual(2);
    expect(await overlaps()).toBe(0);
  });

  test('the database refuses an overlap even where the rules were not asked', async () => {
    const partner = await aPartner(app.platform.db);
    await hold(partner, 600, 660);
    const cartId = await aCart(app.platform.db);
    const raw = app.platform.write(system, (tx) =>
      sql`insert into professional_reservation (reservation_id, staff_id, organisation_id, during, kind, expires_at, cart_id, latitude, longitude)
        values (${newId()}, ${partner.staffIds[0]}, ${partner.organisationId}, tstzrange(${at(630)}, ${at(690)}), 'hold', ${later(5)}, ${cartId}, 12.9, 77.6)`.execute(
        tx,
      ),
    );
    expect(await outcome(raw)).toBe('slot_taken');
  });
});

describe("promise 5: a hold is its cart's alone, and runs out", () => {
  test('after 5 minutes any person may take the time; before, none', async () => {
    const partner = await aPartner(app.platform.db);
    await hold(partner, 600, 660);
    app.clock.advance(5 * 60_000 - 1);
    expect(await outcome(hold(partner, 600, 660))).toBe('slot_taken');
    app.clock.advance(1);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(hold(partner, 600, 660))));
    expect(outcomes.filter((each) => each === 'held')).toHaveLength(1);
  });

  test('a cart that holds another time gives the first one back in the same step', async () => {
    const partner = await aPartner(app.platform.db);
    const cartId = await aCart(app.platform.db);
    await hold(partner, 600, 660, { cartId });
    await hold(partner, 630, 690, { cartId });
    expect(await outcome(hold(partner, 480, 600))).toBe('held');
    expect(await outcome(hold(partner, 630, 660))).toBe('slot_taken');
  });

  test('a refused move keeps what was held', async () => {
    const partner = await aPartner(app.platform.db);
    const cartId = await aCart(app.platform.db);
    await hold(partner, 600, 660);
    const mine = await hold(partner, 900, 960, { cartId });
    expect(await outcome(hold(partner, 600, 660, { cartId }))).toBe('slot_taken');
    expect(await schedule.findHold(app.platform.db, cartId)).toMatchObject({
      reservationId: mine,
      startsAt: at(900),
    });
  });

  test('the sweep takes expired holds only', async () => {
    const partner = await aPartner(app.platform.db);
    const old = await aCart(app.platform.db);
    await hold(partner, 600, 660, { cartId: old });
    app.clock.advance(5 * 60_000);
    const fresh = await aCart(app.platform.db);
    await hold(partner, 900, 960, { cartId: fresh });
    await schedule.cron?.[0]?.run();
    expect(await schedule.findHold(app.platform.db, old)).toBeNull();
    expect(await schedule.findHold(app.platform.db, fresh)).not.toBeNull();
  });

  test('no professional of another partner, nor one who left, is held', async () => {
    const [partner, other] = [await aPartner(app.platform.db), await aPartner(app.platform.db)];
    expect(await outcome(hold({ ...partner, staffIds: other.staffIds }, 600, 660))).toBe('slot_taken');
    await sql`update staff_member set status = 'Deactivated' where staff_id = ${other.staffIds[0]}`.execute(
      app.platform.db,
    );
    expect(await outcome(hold(other, 600, 660))).toBe('slot_taken');
  });
});
