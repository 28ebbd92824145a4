import { placeBooking, fillCart } from '@nukkad/contract/market/booking/booking.api';
import { seenOfCart } from '@nukkad/contract/market/booking/booking.confirm';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { seedSession, seedUser } from '../../seed/account.ts';
import { createGeographyDomain } from '../../src/places/geography/index.ts';
import { refreshServiceArea } from '../../src/market/catalog/refresh-service-area.ts';
import { type Database, openDatabase } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/id.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { openSnapshots } from '../../src/platform/snapshot/snapshots.ts';
import { aPartner, anAddress } from '../fixtures/a-partner.ts';
import { type MovedVisits, moveVisit } from './moved-visits.ts';
import { type Answer, type TestClient, testClient } from '../harness/test-client.ts';
import { untilServed } from '../harness/until-served.ts';
import { secret } from './server-process.ts';

/** One partner in Indiranagar with so many professionals of one trade, open from 8 to 20. */
export async function aMarket(db: Database, professionals: number): Promise<string> {
  const { rows } = await sql<{ serviceId: string; categoryId: string }>`
    select service_id as "serviceId", category_id as "categoryId" from service s
    where is_active and not exists (select from service_question q where q.service_id = s.service_id)
    order by position, service_id limit 1`.execute(db);
  const { serviceId = '', categoryId = '' } = rows[0] ?? {};
  const { organisationId } = await aPartner(db, { categoryId, professionals });
  await sql`insert into partner_service (organisation_id, service_id, price_paise, minutes)
    values (${organisationId}, ${serviceId}, 49900, 60)`.execute(db);
  const geography = createGeographyDomain({
    db,
    snapshots: openSnapshots(db),
  } as Platform);
  await db.transaction().execute((tx) => refreshServiceArea(tx, geography, organisationId));
  return serviceId;
}

export interface Household {
  readonly userId: string;
  readonly addressId: string;
  readonly accessToken: string;
  readonly sessionId: string;
}

export async function aHousehold(db: Database): Promise<Household> {
  const userId = newId();
  const mobileNumber = `7${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const as = { role: 'Buyer', organisationId: null, staffId: null } as const;
  const session = await db.transaction().execute(async (tx) => {
    await seedUser(tx, { userId, mobileNumber, fullName: 'Asha Rao' }, new Date());
    return seedSession(tx, { secret, userId, mobileNumber, as }, new Date());
  });
  return { userId, addressId: await anAddress(db, userId), ...session };
}

export const clientOf = (url: string, { sessionId, accessToken }: Household): TestClient =>
  testClient(url, secret, sessionId, { authorization: `Bearer ${accessToken}` });

/** What a household has tried to book: the key, and the booking if the server ever said yes. */
export interface Try {
  readonly userId: string;
  readonly key: string;
  readonly body: unknown;
  bookingId: string | null;
}

export interface Life {
  readonly tries: Try[];
  /** Of the bookings at 13:00, where households move them. */
  readonly moved: MovedVisits;
  /** Every status that was answered, and how often. */
  readonly statuses: Map<number, number>;
  /** Calls that got no answer at all. */
  unanswered: number;
  /** Waits until so many more bookings were said yes to. */
  more(bookings: number): Promise<void>;
  stop(): Promise<void>;
}

/** 10:00, 13:00 and 16:00 on each of the coming days. */
const times = Array.from({ length: 12 }, (_, ahead) =>
  [1120, 1126, 1132].map((slotId) => ({ slotId, ahead: ahead + 1 })),
).flat();

/** 13:00 and 14:00. */
const movedFrom = 1126;
const movedTo = 1128;

/** Between two bookings of a household: without it they would take all of the machine while a test does other work. */
const thinkingMs = 200;

/**
 * Households that fill carts and book, one after the other, until they are told to stop; a call without an answer is
 * repeated.
 */
export function liveThrough(
  url: string,
  serviceId: string,
  households: readonly Household[],
  { moving = false }: { readonly moving?: boolean } = {},
): Life {
  let stopping = false;
  const acknowledged = () => life.tries.filter(({ bookingId }) => bookingId !== null).length;
  const more = async (bookings: number) => {
    const enough = acknowledged() + bookings;
    for (let left = 2_000; left > 0 && acknowledged() < enough; left -= 1) await pause(10);
  };
  const stop = async () => {
    stopping = true;
    await Promise.all(lives);
  };
  const life: Life = { tries: [], moved: new Map(), statuses: new Map(), unanswered: 0, more, stop };
  const insist = async (call: () => Promise<Answer>): Promise<Answer | null> => {
    while (!stopping) {
      const answer = await call().catch(() => null);
      if (answer) life.statuses.set(answer.status, (life.statuses.get(answer.status) ?? 0) + 1);
      else life.unanswered += 1;
      if (answer && answer.status !== 503) return answer;
      await pause(20);
    }
    return null;
  };
  const bookOnce = async (household: Household, { slotId, ahead }: { slotId: number; ahead: number }) => {
    const client = clientOf(url, household);
    const day = addDays(istDay(new Date()), ahead);
    const options = { lines: [{ serviceId, quantity: 1 }], addressId: household.addressId, slotId, day };
    const cart = await insist(() => client.ask(fillCart, { body: options }));
    if (cart?.status !== 200) return;
    const body = { paymentMode: 'cash', seen: seenOfCart(cart.body) };
    const one: Try = { userId: household.userId, key: newId(), body, bookingId: null };
    life.tries.push(one);
    const answer = await insist(() =>
      client.askLoosely(placeBooking, { body, headers: { 'idempotency-key': one.key } }),
    );
    if (answer?.status !== 201) return;
    const { bookingId } = answer.body;
    one.bookingId = bookingId;
    if (moving && slotId === movedFrom)
      await moveVisit(client, life.moved, { bookingId, day, slotId: movedTo, insist });
  };
  const live = async (household: Household) => {
    for (const time of times) {
      if (stopping) return;
      await bookOnce(household, time);
      await pause(thinkingMs);
    }
  };
  const lives = households.map(live);
  return life;
}

export interface Audit {
  /** Said yes to, and not there. */
  readonly lost: number;
  /** More bookings than tries of the same household, or two professionals' jobs at one time. */
  readonly doubled: number;
  readonly acknowledged: number;
}

/** Reads the database itself. */
export async function audit(db: Database, { tries }: Life): Promise<Audit> {
  const { rows } = await sql<{ bookingId: string; buyerId: string }>`
    select booking_id as "bookingId", buyer_id as "buyerId" from booking`.execute(db);
  const there = new Set(rows.map((row) => row.bookingId));
  const acknowledged = tries.filter((one) => one.bookingId !== null);
  const people = new Set(rows.map((row) => row.buyerId));
  const madeBy = (userId: string) => rows.filter((row) => row.buyerId === userId).length;
  const triedBy = (userId: string) => tries.filter((one) => one.userId === userId).length;
  const over = [...people].reduce((sum, userId) => sum + Math.max(0, madeBy(userId) - triedBy(userId)), 0);
  const { rows: overlaps } = await sql<{
    count: number;
  }>`select count(*) as count from professional_reservation a
    join professional_reservation b on a.staff_id = b.staff_id and a.reservation_id < b.reservation_id and a.during && b.during`.execute(
    db,
  );
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((one) => !there.has(one.bookingId ?? '')).length,
    doubled:
      over +
      new Set(acknowledged.map((one) => one.bookingId)).size -
      acknowledged.length +
      (overlaps[0]?.count ?? 0),
  };
}

/** The same keys once more: how many are answered with another booking than before. */
export async function changedAnswers(
  url: string,
  households: readonly Household[],
  { tries }: Life,
): Promise<number> {
  const byUser = new Map(households.map((household) => [household.userId, household]));
  let changed = 0;
  for (const one of tries.filter(({ bookingId }) => bookingId !== null)) {
    const household = byUser.get(one.userId);
    if (!household) continue;
    const answer = await untilServed(() =>
      clientOf(url, household).askLoosely(placeBooking, {
        body: one.body,
        headers: { 'idempotency-key': one.key },
      }),
    );
    if (answer.status !== 201 || answer.body.bookingId !== one.bookingId) changed += 1;
  }
  return changed;
}

/** As in the template of the other tests: eight households book as often as the cycles want. */
export const bookingAsOftenAsTheyLike = (db: Database) => {
  const many = { unpaid: 100_000, cash: 100_000, all: 100_000 };
  const caps = { newcomer: many, established: many, trusted: many };
  return sql`insert into setting (key, valid_from, value, why)
    values ('booking.caps', '2020-01-01', ${caps}::jsonb, 'Tests book a lot.')`.execute(db);
};

/** Marks the template's geography as loaded, so that the server starts at once. */
export const withoutSeeding = (db: Database) =>
  sql`insert into seed_run (scale, finished_at) values ('reference', now()) on conflict do nothing`.execute(
    db,
  );

export function openForTest(url: string): { db: Database; pool: pg.Pool } {
  const types = new pg.TypeOverrides();
  types.setTypeParser(20, Number);
  const pool = new pg.Pool({ connectionString: url, max: 4, types });
  pool.on('error', () => undefined);
  return { db: openDatabase(pool, 20_000), pool };
}
