import { bookingTabs, tabStatuses } from '@nukkad/contract/market/booking/booking.model';
import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.lifecycle';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/booking-fixture.ts';
import { rowsRead } from '../../../../test/rows-read.ts';
import { countOpenJobs } from '../booking.store.ts';
import { type ListQuery, countByStatus, countByTab, listCards } from './list.store.ts';

const many = 15_000;
/** Rows of pages that are written to at this moment. */
const few = 10;
let fixture: BookingFixture;
let organisationId: string;

/** Copies of one booking: most of them closed, ten under way. */
async function copyBooking(bookingId: string): Promise<void> {
  const { db } = fixture.platform;
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'booking' and is_generated = 'NEVER' order by ordinal_position`.execute(db);
  const columns = sql.raw(rows.map(({ name }) => name).join(', '));
  const copied = sql.raw(rows.map(({ name }) => `(c).${name}`).join(', '));
  await sql`insert into booking (${columns}) select ${copied} from (
      select jsonb_populate_record(b, jsonb_build_object('booking_id', gen_random_uuid(),
        'booking_number', 'B' || lpad(upper(to_hex(i)), 5, '0') || '-AAAAA', 'starts_at', b.starts_at - i * interval '1 hour',
        'ends_at', b.ends_at - i * interval '1 hour', 'status', case when i % 1500 = 0 then 'Inprogress' else 'Closed' end)) as c
      from booking b, generate_series(1, ${many}::int) i where booking_id = ${bookingId}) made`.execute(db);
  await sql`insert into booking_line (booking_id, city_code, position, line_id, service_id, name, subcategory_name, category_image,
      quantity, options, price_paise, minutes, sac_code, gst_class)
    select b.booking_id, l.city_code, l.position, l.line_id, l.service_id, l.name, l.subcategory_name, l.category_image,
      l.quantity, l.options, l.price_paise, l.minutes, l.sac_code, l.gst_class
    from booking_line l, booking b where l.booking_id = ${bookingId} and b.booking_id <> l.booking_id`.execute(
    db,
  );
  await sql`vacuum analyze booking, booking_line`.execute(db);
}

beforeAll(async () => {
  fixture = await bookingFixture();
  const bookingId = await fixture.assigned();
  organisationId = (await fixture.row(bookingId)).organisation_id;
  await copyBooking(bookingId);
}, 60_000);
afterAll(() => fixture.close());

test('the tab of every status is the same in the database as in the contract', async () => {
  const known = new Map(bookingTabs.flatMap((tab) => tabStatuses[tab].map((status) => [status, tab])));
  const { rows } = await sql<{ definition: string }>`select generation_expression as definition
    from information_schema.columns where table_name = 'booking' and column_name = 'tab'`.execute(
    fixture.platform.db,
  );
  const expression = sql.raw(rows[0]?.definition ?? '');
  for (const status of bookingLifecycle.states) {
    const found = await sql<{
      tab: string;
    }>`select ${expression} as tab from (select ${status}::text as status) one`.execute(fixture.platform.db);
    expect([status, found.rows[0]?.tab]).toEqual([status, known.get(status)]);
  }
});

test.each([undefined, ...bookingTabs])(
  'of 15,000 bookings, the first page of tab %s reads its own rows alone',
  async (tab) => {
    const question: ListQuery = { side: { organisationId }, tab, direction: 'desc', limit: 20 };
    let found = 0;
    const read = await rowsRead(fixture.platform.db, ['booking', 'booking_line'], async (tx) => {
      found = (await listCards(tx, question)).length;
    });
    expect(found).toBe(
      tab === 'Inprogress' ? 10 : { Assigned: 1, Completed: 21, Cancelled: 0 }[tab ?? 'Completed'],
    );
    expect(read['booking']).toBeLessThanOrEqual(found + few);
    expect(read['booking_line']).toBeLessThanOrEqual(2 * found);
  },
);

test('15,000 bookings are counted from an index, and those that wait for an answer without the others', async () => {
  const side = { organisationId };
  const counts: unknown[] = [];
  const read = await rowsRead(fixture.platform.db, ['booking'], async (tx) => {
    counts.push(await countByTab(tx, side, null), await countByStatus(tx, side, { tab: 'Assigned' }));
  });
  expect(counts).toEqual([
    new Map(Object.entries({ Assigned: 1, Inprogress: 10, Completed: many - 10 })),
    new Map([['Assigned', 1]]),
  ]);
  expect(read['booking']).toBeLessThanOrEqual(few);
});

test('the open jobs of a professional are counted without the bookings of others', async () => {
  const { professionals } = fixture.partners[0];
  const offered = await fixture.offered({ startsAt: new Date(fixture.tomorrow.getTime() + 7_200_000) });
  const held = (await fixture.row(offered)).held_staff_id;
  const other = professionals.find(({ staffId }) => staffId !== held)?.staffId ?? '';
  await sql`update booking set staff_id = null, held_staff_id = ${other} where status = 'Closed'`.execute(
    fixture.platform.db,
  );
  await sql`update booking set staff_id = ${other}, held_staff_id = ${other} where status = 'Inprogress'`.execute(
    fixture.platform.db,
  );
  await sql`analyze booking`.execute(fixture.platform.db);
  const open = new Map<string, number>();
  const read = await rowsRead(fixture.platform.db, ['booking'], async (tx) => {
    for (const staffId of [held, other]) open.set(staffId, await countOpenJobs(tx, staffId));
  });
  expect(open.get(other)).toBeGreaterThanOrEqual(10);
  expect(open.get(held)).toBeGreaterThanOrEqual(1);
  expect(read['booking']).toBeLessThanOrEqual(5 * few);
});
