import { sql } from 'kysely';
import { seedSession } from '../../seed/account.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { anAdmin } from '../harness/admin.ts';
import { testClient } from '../harness/test-client.ts';
import { testSecret } from '../harness/test-secret.ts';
import type { ToldCity } from './told-city.ts';
import type { Walker } from './walk-calls.ts';

interface Row {
  readonly userId: string;
  readonly mobileNumber: string;
  readonly fullName: string;
  readonly role: 'Buyer' | 'Service Partner' | 'subUser';
  readonly organisationId: string | null;
  readonly staffId: string | null;
}

/** Everyone who lives or works there, one who is not signed in, and an Admin; each in every role that they have. */
export async function peopleOf(city: ToldCity): Promise<readonly Walker[]> {
  const { rows } = await sql<Row>`
    select user_id as "userId", mobile_number as "mobileNumber", full_name as "fullName", role,
      organisation_id as "organisationId", staff_id as "staffId"
    from user_account join user_role using (user_id)
    where role <> 'Admin' order by mobile_number, role`.execute(city.app.platform.db);
  const { browser } = await anAdmin({
    url: city.url,
    clock: systemClock,
    makeAdmin: city.app.makeAdmin,
  });
  const stranger = testClient(city.url, testSecret, null, {});
  const people: Walker[] = [];
  // One after the other: a hundred at once would wait for each other's connections for longer than a call may.
  for (const row of rows) people.push(await walkerOf(city, row));
  return [
    { who: 'Someone not signed in', role: null, get: (address) => stranger.get(address) },
    { who: 'An Admin', role: 'Admin', get: (address) => browser.get(address) },
    ...people,
  ];
}

async function walkerOf(city: ToldCity, { fullName, userId, mobileNumber, ...as }: Row): Promise<Walker> {
  const { sessionId, accessToken } = await city.app.platform.db
    .transaction()
    .execute((tx) => seedSession(tx, { secret: testSecret, userId, mobileNumber, as }, new Date()));
  const client = testClient(city.url, testSecret, sessionId, { authorization: `Bearer ${accessToken}` });
  return { who: fullName, role: as.role, get: (address) => client.get(address) };
}
