import { ownerPermissions } from '@nukkad/contract/kernel/permissions';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { getPeople } from '../../src/identity/account/get-people.ts';
import { noticeChoicesOf } from '../../src/identity/profile/read-notice-choices.ts';
import { createNotificationDomain } from '../../src/talk/notification/index.ts';
import { readConfig } from '../../src/platform/config.ts';
import { createContributions } from '../../src/platform/contributions.ts';
import { type PoolOptions, openDatabase, openPool } from '../../src/platform/db/database.ts';
import type { Domain } from '../../src/platform/domain.ts';
import { answerFailure } from '../../src/platform/http/failures.ts';
import { type Authenticate, type Gate, mountRoute } from '../../src/platform/http/mount.ts';
import { mountEncryptedPayloads } from '../../src/platform/http/payload/encrypted-payloads.ts';
import { keptAnswers } from '../../src/platform/http/kept-answers.ts';
import { pageCache } from '../../src/platform/http/pages/page-cache.ts';
import { mountNotFound } from '../../src/platform/http/not-found.ts';
import { createServer } from '../../src/platform/http/server.ts';
import { mountInbox } from '../../src/platform/inbox/index.ts';
import { type Log, createLog } from '../../src/platform/log.ts';
import { createDrain } from '../../src/platform/outbox/drain.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { createESign } from '../../src/platform/providers/create.ts';
import { embeddedKyc } from '../../src/platform/providers/kyc/embedded.ts';
import type { Mail, Providers, Sms } from '../../src/platform/providers/index.ts';
import type { PushAddress, PushNote } from '../../src/platform/providers/push/push.ts';
import { rulesTransliterator } from '../../src/platform/providers/transliterator.ts';
import { type Readers, createReaders } from '../../src/platform/reading/readers.ts';
import { pdfRefusals } from '../../src/pdf-refusals.ts';
import { createSealing } from '../../src/platform/sealing/create-sealing.ts';
import { openSnapshots } from '../../src/platform/snapshot/snapshots.ts';
import { folderStorage } from '../../src/platform/storage/folder.ts';
import type { Storage } from '../../src/platform/storage/storage.ts';
import type { VerifyToken } from '../../src/platform/socket/socket.ts';
import { mountFiles } from '../../src/platform/storage/mount-files.ts';
import type { Viewer } from '../../src/platform/viewer.ts';
import { createWrite } from '../../src/platform/write.ts';
import { freshDatabase } from './database.ts';
import { type TestClient, testClient, viewerFrom, viewerHeader, viewerIdentity } from './test-client.ts';
import { extensionPoint } from '../../src/platform/extension.ts';
import { testSecret } from './test-secret.ts';
import { type TestClock, testClock } from './test-clock.ts';

export type SentSms = Parameters<Sms['send']>[0];
export type SentMail = Parameters<Mail['send']>[0];
export type SentPush = PushNote & Pick<PushAddress, 'endpoint'>;

export interface Mounted {
  readonly url: string;
  readonly clock: TestClock;
  readonly platform: Platform;
  readonly pool: pg.Pool;
  /** What the consumers sent, in order; with `providers` given, what those keep is theirs. */
  readonly sms: SentSms[];
  readonly mail: SentMail[];
  readonly pushes: SentPush[];
  /** Sessions whose sockets were dropped. */
  readonly dropped: string[];
  /** A client that is signed in as this person, without a token; without a person it is anonymous. */
  as(viewer: Viewer | null): TestClient;
  /** What the socket asks at its handshake; null where the domains brought none. */
  readonly verifyToken: VerifyToken | null;
  /** Speaks with a real token. */
  withToken(token: string, sessionId: string): TestClient;
  /** Tells every consumer what happened, and runs the timers due by `until` (default: now), moving the clock. */
  drain(until?: Date): Promise<void>;
  close(): Promise<void>;
}

interface Composed {
  readonly domains: readonly Domain[];
  readonly authenticate?: Authenticate;
  readonly gate?: Gate;
  readonly verifyToken?: VerifyToken | null;
}

export interface MountedOptions {
  readonly clock?: TestClock;
  /** Environment variables beside NODE_ENV=test; RATE_LIMIT_SCALE is 1000 unless given. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly providers?: (platform: Pick<Platform, 'config' | 'db' | 'clock'>) => Providers;
  /** Another address of the same database, e.g. of a proxy that makes faults. */
  readonly databaseUrl?: (url: string) => string;
  readonly pool?: PoolOptions;
  readonly log?: Log;
  /** Where files may take less than they may of the product. */
  readonly readers?: Readers;
  /** Of files in `folder`; left out: they lie there as they were sent. */
  readonly storage?: (parts: Pick<Platform, 'db' | 'config'> & { readonly folder: string }) => Storage;
}

/** Believes the harness's own header, so that a domain can be tested before, and without, signing in. */
const believe: Authenticate = async (request) => viewerFrom(request.headers[viewerHeader]);

/**
 * One for all apps of a worker, which it ends with: a reader process takes a second of a processor to start. Files wait for
 * as long as a machine that runs other tests may need.
 */
const sharedReaders = createReaders(createLog('silent'), {
  patienceMs: 120_000,
  // Links in what tests write lead nowhere.
  sites: { hosts: {}, at: { address: '127.0.0.1', port: 9 } },
});

/**
 * Some domains behind real HTTP on a database of their own. `compose` is handed the platform and answers the
 * domains, as `domains.ts` does; routes of the contract that none of them serves are simply not there.
 */
export async function mounted(
  compose: (
    platform: Platform,
    sessions: { dropSession(sessionId: string): void },
  ) => readonly Domain[] | Composed,
  options: MountedOptions = {},
): Promise<Mounted> {
  const clock = options.clock ?? testClock();
  const database = await freshDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mounted-'));
  const config = readConfig(
    {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '1000',
      SEED_SCALE: 'none',
      ...options.variables,
    },
    testSecret,
  );
  const log = options.log ?? createLog(config.LOG_LEVEL);
  // A test makes thousands of rows at once, on a machine that has other work, and no person waits for them.
  const pool = openPool(options.databaseUrl?.(database.url) ?? database.url, {
    max: 10,
    queryTimeoutMs: 60_000,
    ...options.pool,
  });
  pool.on('error', () => undefined);
  // Tests of races queue on purpose: what overload refuses has tests of its own.
  const db = openDatabase(pool, 10_000);
  const sms: SentSms[] = [];
  const mail: SentMail[] = [];
  const pushes: SentPush[] = [];
  const dropped: string[] = [];
  const recording: Providers = {
    sms: { kind: 'test', send: async (message) => void sms.push(message) },
    mail: { kind: 'test', send: async (message) => void mail.push(message) },
    push: {
      kind: 'test',
      send: async ({ endpoint }, note) => {
        pushes.push({ ...note, endpoint });
        return 'sent';
      },
    },
    geocoder: null,
    kyc: embeddedKyc(db, clock, config.BRAND_NAME),
    eSign: createESign(config, clock),
    transliterator: rulesTransliterator,
  };
  const contributions = createContributions();
  const { constraints } = contributions;
  const snapshots = openSnapshots(db);
  const readers = options.readers ?? sharedReaders;
  const platform: Platform = {
    db,
    clock,
    config,
    log,
    contributions,
    storage: options.storage?.({ db, config, folder }) ?? folderStorage(folder),
    readers,
    sealing: createSealing({ config, clock, readers, refusals: pdfRefusals }),
    pages: pageCache(),
    snapshots,
    answers: keptAnswers(snapshots.versionsOf),
    providers: options.providers?.({ config, db, clock }) ?? recording,
    write: createWrite({ db, clock, constraints, afterCommit: () => undefined }),
  };
  const composed = compose(platform, { dropSession: (id) => void dropped.push(id) });
  const {
    domains: brought,
    authenticate = believe,
    gate = async () => undefined,
    verifyToken = null,
  }: Composed = 'domains' in composed ? composed : { domains: composed };
  const domains = withNotices(platform, brought);
  contributions.gather(domains);

  const http = await createServer(config, log);
  http.setErrorHandler(answerFailure(constraints));
  mountEncryptedPayloads(http, platform);
  mountNotFound(http);
  mountInbox(http, platform);
  mountFiles(http, platform);
  for (const domain of domains) {
    for (const route of domain.routes) mountRoute(http, { config, clock, authenticate, gate }, route);
    await domain.pages?.(http);
  }
  const url = await http.listen({ port: 0, host: '127.0.0.1' });
  const drain = createDrain(
    db,
    domains.flatMap((domain) => domain.consumers ?? []),
  );
  return {
    url,
    clock,
    platform,
    pool,
    sms,
    mail,
    pushes,
    dropped,
    verifyToken,
    as: (viewer) =>
      testClient(url, config.secret, viewer?.sessionId ?? null, viewer ? viewerIdentity(viewer) : {}),
    withToken: (token, sessionId) =>
      testClient(url, config.secret, sessionId, { authorization: `Bearer ${token}` }),
    drain: (until = clock.now()) => drain.run(until, (at) => clock.set(at)),
    close: async () => {
      await http.close();
      await pool.end();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What the domains have to tell is sent, unless they brought the domain that does it. */
function withNotices(platform: Platform, domains: readonly Domain[]): readonly Domain[] {
  const isThere = domains.some(({ name }) => name === 'notification');
  return isThere
    ? domains
    : [
        ...domains,
        createNotificationDomain(platform, {
          domains,
          account: { getPeople },
          profile: { noticeChoicesOf },
          chat: { noticesRead: extensionPoint('chat.notices_read') },
        }),
      ];
}

/** A person for tests: a buyer, unless stated otherwise. */
export function aViewer(viewer: Partial<Viewer> = {}): Viewer {
  return {
    userId: randomUUID(),
    sessionId: randomUUID(),
    role: 'Buyer',
    organisationId: null,
    staffId: null,
    isProfessional: false,
    permissions: viewer.role === 'Service Partner' ? ownerPermissions() : new Set(),
    ...viewer,
  };
}
