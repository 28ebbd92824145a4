import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Role } from '@nukkad/contract/kernel/roles';
import { sql } from 'kysely';
import { seed } from '../seed/seed.ts';
import { seedSession } from '../seed/account.seed.ts';
import { type App, createApp } from '../src/app.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase, openPool } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';
import { createProviders } from '../src/platform/providers/create.ts';
import { folderStorage } from '../src/platform/storage/folder.ts';
import { freshDatabase } from './database.ts';
import { type TestClient, testClient } from './test-client.ts';

export interface WholeApp {
  readonly url: string;
  readonly app: App;
  /** Signed in with a real token as one of the small city's people; `role` where one of several is meant. */
  as(
    mobileNumber: string,
    role?: Role,
  ): Promise<TestClient & { readonly sessionId: string; readonly accessToken: string }>;
  readonly nobody: TestClient;
  close(): Promise<void>;
}

const secret = 'a secret of the tests only, 0123456789';

interface RoleRow {
  user_id: string;
  role: Exclude<Role, 'Admin'>;
  organisation_id: string | null;
  staff_id: string | null;
}

/** Everything as `npm start` composes it: the relay, the jobs and the socket at work, on the small city. */
export async function wholeApp(variables: Readonly<Record<string, string>> = {}): Promise<WholeApp> {
  const database = await freshDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'whole-app-'));
  const config = readConfig(
    { NODE_ENV: 'test', LOG_LEVEL: 'silent', SEED_SCALE: 'small', RATE_LIMIT_SCALE: '10000', ...variables },
    secret,
  );
  const log = createLog(config.LOG_LEVEL);
  const pool = openPool(database.url, { max: 12 });
  pool.on('error', () => undefined);
  const parts = {
    config,
    pool,
    log,
    storage: folderStorage(folder),
    providers: createProviders(config, openDatabase(pool)),
  };
  await seed({ ...parts, say: () => undefined });
  const app = await createApp({ ...parts, clock: systemClock });
  const url = (await app.start(0)).replace('0.0.0.0', '127.0.0.1');
  const signIn = async (mobileNumber: string, role?: Role) => {
    const { rows } = await sql<RoleRow>`select user_account.user_id, role, organisation_id, staff_id
      from user_account join user_role using (user_id) where mobile_number = ${mobileNumber}`.execute(
      app.platform.db,
    );
    const row = role ? rows.find((one) => one.role === role) : rows[0];
    if (!row) throw new Error(`Nobody has the number ${mobileNumber}.`);
    const as = { role: row.role, organisationId: row.organisation_id, staffId: row.staff_id };
    return app.platform.db
      .transaction()
      .execute((tx) => seedSession(tx, { secret, userId: row.user_id, mobileNumber, as }, new Date()));
  };
  return {
    url,
    app,
    as: async (mobileNumber, role) => {
      const session = await signIn(mobileNumber, role);
      return {
        ...testClient(url, secret, session.sessionId, { authorization: `Bearer ${session.accessToken}` }),
        ...session,
      };
    },
    nobody: testClient(url, secret, null, {}),
    close: async () => {
      await app.stop();
      await pool.end();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
