import { openPool } from '../../apps/server/src/platform/db/database.ts';

const day = 1440;

/**
 * The tests book for the coming days, whatever the hour they run at, and cannot wait for them: work may be started
 * long before its time, and cancelling an assigned booking of the next nine days costs its fee at once.
 */
const rules = { startEarlyMinutes: 30 * day, freeUntilMinutesBefore: 9 * day, freeMinutesAfterBooking: 0 };

export async function setRulesOfTests(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, { max: 1 });
  try {
    const many = { unpaid: 100, cash: 100, all: 100 };
    await pool.query(
      `insert into setting (key, valid_from, value, why) values ('booking.caps', '2020-01-01', $1, 'Tests book a lot.')
       on conflict do nothing`,
      [{ newcomer: many, established: many, trusted: many }],
    );
    await pool.query(
      `insert into setting (key, valid_from, value, why) values ('booking.rules', '2020-01-01', $1, 'Tests cannot wait.')
       on conflict do nothing`,
      [rules],
    );
  } finally {
    await pool.end();
  }
}
