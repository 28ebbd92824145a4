import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { rowsRead } from '../../../../test/harness/rows-read.ts';
import { wantedOf } from '../../../platform/search/wanted.rules.ts';
import { findInOffice } from './desk-find.store.ts';
import { type DeskFilter, type DeskSort, countDeskRows, listDeskRows } from './desk-list.store.ts';

const many = Number(process.env['DESK_BOOKINGS'] ?? 15_000);
const batch = 5_000;
/** Rows of pages that are written to at this moment, and of the dead ends of an index. */
const few = 60;
let fixture: BookingFixture;

/** Copies of one booking over the past: most of them closed, a few in each kind of trouble. */
async function copyBooking(bookingId: string): Promise<void> {
  const { db } = fixture.platform;
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'booking' and is_generated = 'NEVER' order by ordinal_position`.execute(db);
  const columns = sql.raw(rows.map(({ name }) => name).join(', '));
  const copied = sql.raw(rows.map(({ name }) => `(c).${name}`).join(', '));
  // The same name a thousand times is the worst that an index of names can be given, and no list here asks it.
  await sql`drop index booking_contact_name`.execute(db);
  await sql`alter table booking disable trigger all`.execute(db);
  await sql`alter table booking_line disable trigger all`.execute(db);
  for (let from = 1; from <= many; from += batch) {
    await sql`with made as (insert into booking (${columns}) select ${copied} from (
        select jsonb_populate_record(b, jsonb_build_object('booking_id', gen_random_uuid(),
          'booking_number', 'B' || lpad(upper(to_hex(i)), 5, '0') || '-AAAAA', 'starts_at', b.starts_at - i * interval '5 minutes',
          'ends_at', b.ends_at - i * interval '5 minutes', 'status', case when i % 1500 = 0 then 'Need To Forward'
            when i % 1500 = 700 then 'Inprogress' when i % 1500 = 2 then 'Cancelled' else 'Closed' end,
          'payment_status', case when i % 1500 = 2 then 'refund_due' else 'paid' end)) as c
        from booking b, generate_series(${from}::int, ${Math.min(many, from + batch - 1)}::int) i
        where booking_id = ${bookingId}) copies returning booking_id)
      insert into booking_line (booking_id, city_code, position, line_id, service_id, name, subcategory_name, category_image,
        quantity, options, price_paise, minutes, sac_code, gst_class)
      select made.booking_id, l.city_code, l.position, l.line_id, l.service_id, l.name, l.subcategory_name, l.category_image,
        l.quantity, l.options, l.price_paise, l.minutes, l.sac_code, l.gst_class
      from booking_line l, made where l.booking_id = ${bookingId}`.execute(db);
  }
  await sql`analyze booking`.execute(db);
  await sql`analyze booking_line`.execute(db);
}

beforeAll(async () => {
  fixture = await bookingFixture();
  await copyBooking(await fixture.assigned());
}, 600_000);
afterAll(() => fixture.close());

const kept = Math.floor(many / 1_500);
const asked: readonly (readonly [
  name: string,
  filter: Partial<DeskFilter>,
  sort: DeskSort,
  found: number,
])[] = [
  ['all, the newest', {}, 'newest', 21],
  ['all, the latest visit', {}, 'latest', 21],
  ['those without a partner', { problem: 'needs_partner' }, 'soonest', Math.min(21, kept)],
  ['those late to start', { problem: 'late_to_start' }, 'soonest', Math.min(21, kept)],
  ['those late to finish', { problem: 'late_to_finish' }, 'soonest', Math.min(21, kept)],
  ['refunds on their way', { problem: 'refund_due' }, 'soonest', Math.min(21, kept)],
  ['those with a reported problem', { problem: 'reported' }, 'soonest', 0],
  ['closed ones', { status: 'Closed' }, 'latest', 21],
  ['disputed ones', { status: 'Disputed' }, 'latest', 0],
  ['another city', { cityCode: '0' }, 'newest', 0],
  ['a service that was never booked', { serviceId: 'no-such-service' }, 'newest', 0],
];

test.each(asked)(
  'of 15,000 bookings, the first page of %s reads its own rows alone',
  async (name, filter, sort, least) => {
    const question = { ...filter, now: fixture.clock.now() };
    let found = 0;
    const began = performance.now();
    const read = await rowsRead(fixture.platform.db, ['booking'], async (tx) => {
      found = (await listDeskRows(tx, question, { sort, after: null, limit: 21 })).length;
    });
    if (process.env['DESK_BOOKINGS']) {
      const page = performance.now() - began;
      const from = performance.now();
      const count = await countDeskRows(fixture.platform.db, question);
      process.stderr.write(
        `${name}: page ${page.toFixed(1)} ms, ${read['booking']} rows; count ${count} in ${(performance.now() - from).toFixed(1)} ms\n`,
      );
    }
    expect([name, found]).toEqual([name, least]);
    expect(read['booking']).toBeLessThanOrEqual(found + few);
  },
);

test('of 15,000 bookings one is found by its number and by the mobile number of its customer without reading the others', async () => {
  const [row] = await fixture.rows(
    sql`select booking_number as number from booking where status = 'Closed' limit 1`,
  );
  const now = fixture.clock.now();
  const ask = (q: string) =>
    rowsRead(fixture.platform.db, ['booking'], async (tx) => {
      const began = performance.now();
      expect((await findInOffice(tx, { wanted: wantedOf(q), now, limit: 6 })).length).toBeGreaterThan(0);
      if (process.env['DESK_BOOKINGS'])
        process.stderr.write(`found in ${(performance.now() - began).toFixed(1)} ms\n`);
    });
  expect((await ask(row?.['number']))['booking']).toBeLessThanOrEqual(few);
  const [buyer] = await fixture.rows(
    sql`select mobile_number from user_account where user_id = ${fixture.buyer.userId}`,
  );
  // Of one person the latest visits are looked at, however many there were.
  expect((await ask(buyer?.['mobile_number']))['booking']).toBeLessThanOrEqual(400 + few);
});
