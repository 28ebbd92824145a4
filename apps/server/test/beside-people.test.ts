import { ApiError } from '@nukkad/contract/kernel/client';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFilledByPerson, sceneEnds } from '../seed/story/beside-people.ts';
import { newId } from '../src/platform/id.ts';
import { oneByOne } from '../src/platform/outbox/time-queue.ts';
import { openDatabase, openPool } from '../src/platform/db/database.ts';
import { Refusal } from '../src/platform/refusal.ts';
import { freshCity, type TestDatabase } from './harness/database.ts';
import { required } from './harness/required.ts';

const refused = (status: number) => new ApiError(status, 'no');
let database: TestDatabase;
beforeAll(async () => {
  database = await freshCity();
});
afterAll(() => database.drop());

const sideBySide = { atOnce: 8, withinMs: 60_000 };

test('a story that is told by itself knows no refusal, and side by side only that one came too late', () => {
  const alone = sceneEnds(oneByOne, null);
  expect([409, 403, 500].map((status) => alone(refused(status)))).toEqual([false, false, false]);
  const together = sceneEnds(sideBySide, null);
  expect([409, 403, 500].map((status) => together(refused(status)))).toEqual([true, false, false]);
});

test('beside people a refusal ends a scene, and ten faults do; the eleventh ends the story', () => {
  const heard = { refusals: 0, faults: 0 };
  const ends = sceneEnds(oneByOne, {
    onDay: () => undefined,
    onRefusal: () => (heard.refusals += 1),
    onFault: () => (heard.faults += 1),
  });
  const refusals = [
    refused(403),
    refused(404),
    refused(409),
    refused(503),
    new Refusal(kernelErrors.not_found),
  ];
  expect(refusals.map(ends)).toEqual(refusals.map(() => true));
  const faults = Array.from({ length: 11 }, () => new Error('The database closed the connection.'));
  expect(faults.map(ends)).toEqual([...faults.slice(1).map(() => true), false]);
  expect(heard).toEqual({ refusals: 5, faults: 11 });
});

test('a cart is a person’s own while something lies in it that was put in after the present', async () => {
  const pool = openPool(database.url);
  const db = openDatabase(pool);
  const present = new Date('2031-05-15T12:00:00Z');
  const later = new Date(present.getTime() + 1_000);
  try {
    const { rows } = await sql<{
      userId: string;
    }>`select user_id as "userId" from user_account limit 1`.execute(db);
    const { userId } = required(rows[0]);
    const isTaken = () => isFilledByPerson(db, userId, present);
    expect(await isTaken()).toBe(false);
    const cartId = newId();
    await sql`insert into cart (cart_id, user_id, updated_at) values (${cartId}, ${userId}, ${later})`.execute(
      db,
    );
    expect(await isTaken()).toBe(false);
    await sql`insert into cart_line (line_id, cart_id, position, service_id, quantity, option_ids)
      select ${newId()}, ${cartId}, 0, service_id, 1, '{}' from service limit 1`.execute(db);
    expect(await isTaken()).toBe(true);
    await sql`update cart set updated_at = ${present}`.execute(db);
    expect(await isTaken()).toBe(false);
  } finally {
    await pool.end();
  }
});
