import { bookingTabs, tabStatuses } from '@nukkad/contract/market/booking/booking.model';
import { boardColumns } from '@nukkad/contract/market/fulfilment/board';
import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { rowsRead } from '../../../../test/harness/rows-read.ts';
import { countOpenJobs } from '../booking.store.ts';
import { wantedOf } from '../../../platform/search/wanted.rules.ts';
import {
  type ListQuery,
  type Narrowing,
  countByStatus,
  countByTab,
  countListed,
  listCards,
} from './list.store.ts';

const many = 15_000;
/** Copied by one statement: a busy machine takes longer over all of them than a statement may take. */
const atOnce = 1_500;
/** Rows of pages that are written to at this moment, or were not vacuumed because another test looked at them. */
const few = 30;
let fixture: BookingFixture;
let organisationId: string;

/** A transaction that began before the copies keeps their pages from being all visible, so vacuum until none did. */
async function settled(db: BookingFixture['platform']['db']): Promise<void> {
  await vi.waitFor(
    async () => {
      await sql`vacuum analyze booking, booking_line`.execute(db);
      const { rows } = await sql<{ unseen: number }>`select relpages - relallvisible as unseen
        from pg_class where oid = 'booking'::regclass`.execute(db);
      expect(rows[0]?.unseen).toBeLessThanOrEqual(1);
    },
    { timeout: 30_000 },
  );
}

/** Copies of one booking: most of them closed, ten under way. */
async function copyBooking(bookingId: string): Promise<void> {
  const { db } = fixture.platform;
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'booking' and is_generated = 'NEVER' order by ordinal_position`.execute(db);
  const columns = sql.raw(rows.map(({ name }) => name).join(', '));
  const copied = sql.raw(rows.map(({ name }) => `(c).${name}`).join(', '));
  for (let first = 1; first <= many; first += atOnce) {
    await sql`insert into booking (${columns}) select ${copied} from (
        select jsonb_populate_record(b, jsonb_build_object('booking_id', gen_random_uuid(),
          'booking_number', 'B' || lpad(upper(to_hex(i)), 5, '0') || '-AAAAA', 'starts_at', b.starts_at - i * interval '1 hour',
          'ends_at', b.ends_at - i * interval '1 hour', 'status', case when i % 1500 = 0 then 'Inprogress' else 'Closed' end)) as c
        from booking b, generate_series(${first}::int, ${first + atOnce - 1}::int) i where booking_id = ${bookingId}) made`.execute(
      db,
    );
  }
  await sql`insert into booking_line (booking_id, city_code, position, line_id, service_id, name, subcategory_name, category_image,
      quantity, options, price_paise, minutes, sac_code, gst_class)
    select b.booking_id, l.city_code, l.position, l.line_id, l.service_id, l.name, l.subcategory_name, l.category_image,
      l.quantity, l.options, l.price_paise, l.minutes, l.sac_code, l.gst_class
    from booking_line l, booking b where l.booking_id = ${bookingId} and b.booking_id <> l.booking_id`.execute(
    db,
  );
  await settled(db);
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

test.each(boardColumns)(
  'of 15,000 bookings, column %s of the board reads its own rows alone',
  async (column) => {
    const board = { column, dayEnds: new Date() };
    const question = { side: { organisationId }, narrowing: { board }, direction: 'asc', limit: 20 } as const;
    let found = 0;
    const read = await rowsRead(fixture.platform.db, ['booking'], async (tx) => {
      found = (await listCards(tx, question)).length;
    });
    expect(found).toBeLessThanOrEqual(10);
    expect(read['booking']).toBeLessThanOrEqual(found + few);
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

test('15,000 bookings are narrowed by customer, number, service, professional and money due, in their own order', async () => {
  const { db } = fixture.platform;
  const side = { organisationId };
  const ask = (narrowing: Narrowing) => ({ side, narrowing, direction: 'desc', limit: 20 }) as const;
  const number = await sql<{ number: string }>`select booking_number as number from booking
    where status = 'Closed' order by starts_at limit 1`.execute(db);
  const [{ service_id: serviceId }] = await fixture.rows(sql`select service_id from booking_line limit 1`);
  const found = async (narrowing: Narrowing) => [
    (await listCards(db, ask(narrowing))).length,
    await countListed(db, ask(narrowing)),
  ];
  expect(await found({ wanted: wantedOf(number.rows[0]?.number ?? '') })).toEqual([1, 1]);
  expect(await found({ wanted: wantedOf('nothing like it') })).toEqual([0, 0]);
  expect(await found({ serviceId })).toEqual([21, 1_001]);
  expect(await found({ serviceId: 'no-such-service' })).toEqual([0, 0]);
  expect((await found({ staffId: null }))[0]).toBe(21);
  const read = await rowsRead(db, ['booking'], (tx) =>
    listCards(tx, ask({ wanted: wantedOf(number.rows[0]?.number ?? '') })),
  );
  expect(read['booking']).toBeLessThanOrEqual(5 * few);
});
