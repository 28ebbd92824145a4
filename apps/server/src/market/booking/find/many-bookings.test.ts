import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedUser } from '../../../../seed/account.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { rowsRead } from '../../../../test/harness/rows-read.ts';
import { newId } from '../../../platform/id.ts';
import { wantedOf } from '../../../platform/search/wanted.rules.ts';
import { findBookings } from './find-bookings.store.ts';
import type { NamedWork } from './named-work.ts';

const many = 15_000;
const people = 300;
let fixture: BookingFixture;
let organisationId: string;

const portion = 1_000;

/** A number as a name: another letter for each digit. */
const named = (nth: number) => String(nth * 7919).replaceAll(/\d/g, (digit) => letters.charAt(Number(digit)));
const letters = 'bdfghklmnp';

async function manyBookings(bookingId: string): Promise<void> {
  const { db } = fixture.platform;
  const buyers = Array.from({ length: people }, (_, nth) => ({
    userId: newId(),
    mobileNumber: String(7_100_000_000 + nth * 1_237),
    fullName: `Account ${named(nth)}`,
    roles: [],
  }));
  await db.transaction().execute(async (tx) => {
    for (const buyer of buyers) await seedUser(tx, buyer, new Date('2026-01-01T00:00:00Z'));
  });
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'booking' and is_generated = 'NEVER' order by ordinal_position`.execute(db);
  const columns = sql.raw(rows.map(({ name }) => name).join(', '));
  const copied = sql.raw(rows.map(({ name }) => `c.${name}`).join(', '));
  const ids = buyers.map(({ userId }) => userId);
  // As one statement it takes longer than a statement may, on a busy machine.
  for (let from = 1; from <= many; from += portion)
    await sql`insert into booking (${columns}) select ${copied} from booking b, generate_series(${from}::int, ${from + portion - 1}::int) i,
        lateral jsonb_populate_record(b, jsonb_build_object('booking_id', gen_random_uuid(),
          'booking_number', 'B' || lpad(upper(to_hex(i)), 5, '0') || '-AAAAA', 'starts_at', b.starts_at - i * interval '1 hour',
          'ends_at', b.ends_at - i * interval '1 hour', 'buyer_id', (${ids}::text[])[1 + i % ${people}::int],
          'contact_name', 'Door ' || translate(((i % 1000 + 5000) * 7919)::text, '0123456789', ${letters}))) c
      where b.booking_id = ${bookingId}`.execute(db);
  await sql`insert into booking_line (booking_id, city_code, position, line_id, service_id, name, subcategory_name, category_image,
      quantity, options, price_paise, minutes, sac_code, gst_class)
    select b.booking_id, l.city_code, l.position, l.line_id, l.service_id, l.name, l.subcategory_name, l.category_image,
      l.quantity, l.options, l.price_paise, l.minutes, l.sac_code, l.gst_class
    from booking_line l, booking b where l.booking_id = ${bookingId} and b.booking_id <> l.booking_id`.execute(
    db,
  );
  await sql`vacuum analyze booking, booking_line, user_account`.execute(db);
}

beforeAll(async () => {
  fixture = await bookingFixture();
  const bookingId = await fixture.assigned();
  organisationId = (await fixture.row(bookingId)).organisation_id;
  await manyBookings(bookingId);
}, 90_000);
afterAll(() => fixture.close());

const work = (name: string, serviceIds: readonly string[]): NamedWork => ({
  name: { text: name, words: name.split(' ') },
  other: { text: 'fitting', words: ['fitting'] },
  serviceIds,
});

test.each([
  ['a booking number', 'B00C3-AAAA', 1],
  ['a booking number without its B', '000C3', 1],
  ['the middle of a booking number', '0C3B-AA', 1],
  ['a name at the door', `Door ${named(5_123)}`, 15],
  ['the name of an account', named(77), 50],
  ['a name with a mistake', `${named(5_123)}x`, 15],
  ['a whole mobile number', String(7_100_000_000 + 77 * 1_237), 50],
  ['the last digits of a mobile number', String(7_100_000_000 + 77 * 1_237).slice(-6), 50],
])('of 15,000 bookings, %s reads those that it names alone', async (_what, typed, all) => {
  const question = {
    side: { organisationId },
    wanted: wantedOf(typed),
    now: fixture.tomorrow,
    limit: 5,
  };
  // A statement that is repeated is planned once for all values: the plan that stays is the one that counts.
  for (let nth = 0; nth < 8; nth += 1) await findBookings(fixture.platform.db, question);
  let found = 0;
  const read = await rowsRead(fixture.platform.db, ['booking'], async (tx) => {
    found = (await findBookings(tx, question)).length;
  });
  expect(found).toBe(Math.min(all, 5));
  // Each is read once to match it and once more to show it; names that are alike are looked at as well.
  expect(read['booking']).toBeLessThanOrEqual(6 * all + 200);
});

test('of 15,000 bookings, a name and a service read those of the name alone', async () => {
  const { rows } = await sql<{ id: string }>`select service_id as id from booking_line limit 1`.execute(
    fixture.platform.db,
  );
  const typed = `${named(77)} fitting`;
  const question = {
    side: { organisationId },
    wanted: wantedOf(typed),
    named: [work(named(77), [rows[0]?.id ?? ''])],
    now: fixture.tomorrow,
    limit: 5,
  };
  for (let nth = 0; nth < 8; nth += 1) await findBookings(fixture.platform.db, question);
  let found = 0;
  const read = await rowsRead(fixture.platform.db, ['booking'], async (tx) => {
    found = (await findBookings(tx, question)).length;
  });
  expect(found).toBe(5);
  expect(read['booking']).toBeLessThanOrEqual(6 * 50 + 200);
});
