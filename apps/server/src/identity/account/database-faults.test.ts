import { generateOtp } from '@nukkad/contract/identity/account/sign-in.api';
import { getMyProfile, logout, updateInfo } from '@nukkad/contract/identity/account/account.api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FaultyDatabase, faultyDatabase } from '../../../test/harness/faulty-database.ts';
import type { Mounted } from '../../../test/harness/mounted.ts';
import { type SignedIn, mountedWithSignIn, signInAs } from '../../../test/harness/sign-in.ts';

/** Longer than a session is remembered for. */
const second = () => new Promise((resolve) => setTimeout(resolve, 1_050));

let database: FaultyDatabase;
let app: Mounted;
let asha: SignedIn;
beforeAll(async () => {
  database = await faultyDatabase();
  app = await mountedWithSignIn({
    pool: { queryTimeoutMs: 800, connectTimeoutMs: 800 },
    databaseUrl: (url) => database.through(url),
  });
  asha = await signInAs(app, '9000000001');
});
afterAll(async () => {
  database.set('none');
  await app.close();
  await database.close();
});

test.each(['hang', 'refuse'] as const)(
  'promise 39: a database that does %s gives 503, never 401 or 403, and is forgotten when it heals',
  async (fault) => {
    await second();
    database.set(fault);
    const { client } = asha;
    const answers = await Promise.all([
      client.ask(getMyProfile),
      client.ask(updateInfo, { body: { fullName: 'Asha Rao' } }),
      client.ask(logout),
      app.as(null).ask(generateOtp, { body: { mobileNumber: '9000000002' } }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [503, 'unavailable']),
    );
    await expect(app.verifyToken?.(asha.accessToken)).rejects.toThrow();
    database.set('none');
    await vi.waitFor(async () => expect((await client.ask(getMyProfile)).status).toBe(200), 5_000);
  },
);
