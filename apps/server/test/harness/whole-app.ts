import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Role } from '@nukkad/contract/kernel/roles';
import { sql } from 'kysely';
import { seed } from '../../seed/seed.ts';
import { seedSession } from '../../seed/account.ts';
import { type App, createApp } from '../../src/app.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openDatabase, openPool } from '../../src/platform/db/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { createProviders } from '../../src/platform/providers/create.ts';
import { createFileKeys } from '../../src/platform/storage/file-keys.ts';
import { folderStorage } from '../../src/platform/storage/folder.ts';
import { sealedStorage } from '../../src/platform/storage/sealed.ts';
import { freshCity } from './database.ts';
import { type TestClient, testClient } from './test-client.ts';
import { testSecret } from './test-secret.ts';

export interface WholeApp {
  readonly url: string;
  readonly app: App;
  /** For a process of its own beside it. */
  readonly databaseUrl: string;
  /** Signed in with a real token as one of the small city's people; `role` where one of several is meant. */
  as(
    mobileNumber: string,
    role?: Role,
  ): Promise<TestClient & { readonly sessionId: string; readonly accessToken: string }>;
  readonly anonymous: TestClient;
  /** On the same database; closed by who opened it, before this one. */
  anotherNode(variables: Variables): Promise<Node>;
  close(): Promise<void>;
}

interface RoleRow {
  user_id: string;
  role: Exclude<Role, 'Admin'>;
  organisation_id: string | null;
  staff_id: string | null;
}

/** Another process on the same database and files, as far as it can be told from within this one. */
export interface Node {
  readonly url: string;
  readonly app: App;
  close(): Promise<void>;
}

type Variables = Readonly<Record<string, string>>;

async function openNode(databaseUrl: string, folder: string, variables: Variables): Promise<Node> {
  const parts = partsOf(databaseUrl, folder, variables);
  const app = await createApp({ ...parts, clock: systemClock });
  const url = await app.start(0);
  return {
    url,
    app,
    close: async () => {
      await app.stop();
      await parts.pool.end();
    },
  };
}

function partsOf(databaseUrl: string, folder: string, variables: Variables) {
  const config = readConfig(
    { NODE_ENV: 'test', LOG_LEVEL: 'silent', SEED_SCALE: 'small', RATE_LIMIT_SCALE: '10000', ...variables },
    testSecret,
  );
  const pool = openPool(databaseUrl, { max: 12 });
  pool.on('error', () => undefined);
  const db = openDatabase(pool);
  const providers = createProviders(config, db);
  const storage = sealedStorage(folderStorage(folder), createFileKeys({ db, secret: config.secret }));
  return { config, pool, log: createLog(config.LOG_LEVEL), storage, providers };
}

/** Everything as `npm start` composes it: the relay, the jobs and the socket at work, on the small city. */
export async function wholeApp(variables: Variables = {}): Promise<WholeApp> {
  const database = await freshCity();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'whole-app-'));
  const parts = partsOf(database.url, folder, variables);
  const { pool } = parts;
  await seed({ ...parts, say: () => undefined });
  const app = await createApp({ ...parts, clock: systemClock });
  const url = await app.start(0);
  const signIn = async (mobileNumber: string, role?: Role) => {
    const { rows } = await sql<RoleRow>`select user_account.user_id, role, organisation_id, staff_id
      from user_account join user_role using (user_id) where mobile_number = ${mobileNumber}`.execute(
      app.platform.db,
    );
    const row = role ? rows.find((one) => one.role === role) : rows[0];
    if (!row) throw new Error(`No account has the number ${mobileNumber}.`);
    const as = { role: row.role, organisationId: row.organisation_id, staffId: row.staff_id };
    return app.platform.db
      .transaction()
      .execute((tx) =>
        seedSession(tx, { secret: testSecret, userId: row.user_id, mobileNumber, as }, new Date()),
      );
  };
  return {
    url,
    app,
    databaseUrl: database.url,
    as: async (mobileNumber, role) => {
      const session = await signIn(mobileNumber, role);
      return {
        ...testClient(url, testSecret, session.sessionId, { authorization: `Bearer ${session.accessToken}` }),
        ...session,
      };
    },
    anonymous: testClient(url, testSecret, null, {}),
    anotherNode: (more) => openNode(database.url, folder, { ...variables, ...more }),
    close: async () => {
      await app.stop();
      await pool.end();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
