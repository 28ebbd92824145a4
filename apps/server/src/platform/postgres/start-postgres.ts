import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Address, bestUrl, choosePort, tcpUrl } from './address.ts';
import { type Binaries, usableBinaries } from './binaries.ts';
import { settledWithin } from '../settled-within.ts';
import { ensureCluster, SUPERUSER } from './cluster.ts';
import { ensureDatabase } from './create-database.ts';
import { connectServerSession, type ServerSession } from './server-session.ts';
import { choosePlaces, type Places, socketDir } from './places.ts';
import { type LaunchedServer, lastLogLines, launch, runningServer, shutDown } from './postmaster.ts';
import { type ServerAccount, serverAccount } from './server-account.ts';

export type PostgresOptions = {
  dataDir: string;
  port?: number;
  log: (sentence: string) => void;
  /** Made if it is missing; the addresses point to it. */
  database?: string;
  /** postgresql.conf settings over our own. */
  settings?: Record<string, string>;
};

export type EmbeddedPostgres = {
  /** Over the unix socket where there is one, else the same as `tcpUrl`. Both hold a password. */
  url: string;
  tcpUrl: string;
  /** True when the server was already running, left by a killed process or shared with a living one. */
  adopted: boolean;
  /** The data's own folder: not always the asked one, see `choosePlaces`. */
  dataDir: string;
  /** Stops the server within about `limitMs`, unless another process still uses it. Rejects where it goes on running. */
  stop(limitMs?: number): Promise<void>;
};

/** How long a start may take, recovery after a kill included, before it is given up. */
const START_LIMIT_MS = 60_000;
const LONGEST_PAUSE_MS = 5_000;
const STOP_LIMIT_MS = 30_000;
/** For telling the other processes that use the server. */
const LEAVE_LIMIT_MS = 1_500;

/** A PostgreSQL of our own: started, or adopted if it runs, and started again whenever it dies. */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const server = await prepare(options);
  const first = await bringUp(server, Date.now() + START_LIMIT_MS);
  const database = options.database ?? SUPERUSER;
  await ensureDatabase(bestUrl(server.address, server.password, 'postgres'), database);
  const supervision = supervise(server, first.keeper);
  return {
    url: bestUrl(server.address, server.password, database),
    tcpUrl: tcpUrl(server.address, server.password, database),
    adopted: first.adopted,
    dataDir: server.places.home,
    stop: (limitMs = STOP_LIMIT_MS) => supervision.stop(limitMs),
  };
}

type Server = {
  options: PostgresOptions;
  places: Places;
  binaries: Binaries;
  account: ServerAccount;
  password: string;
  address: Address;
  /** The process that was started last: it may live before it says so in postmaster.pid. */
  child: LaunchedServer | null;
};

async function prepare(options: PostgresOptions): Promise<Server> {
  const asked = await serverAccount(`${options.dataDir}/cluster`);
  const places = await choosePlaces(options.dataDir, asked);
  if (places.home !== path.resolve(options.dataDir)) {
    options.log(`The database lies in ${places.home}: its own user cannot reach ${options.dataDir}.`);
  }
  const account = await serverAccount(places.cluster);
  const binaries = await usableBinaries(places.binaries, account);
  const password = await ensureCluster(places, binaries, account);
  const running = await runningServer(places.cluster);
  const address = running?.address ?? {
    port: await choosePort(places, options.port),
    socketDir: await socketDir(places, account),
  };
  return { options, places, binaries, account, password, address, child: null };
}

/** Tries until the server answers: a killed one's last backends may hold the data for a moment. */
async function bringUp(
  server: Server,
  deadline: number,
  givenUp: () => boolean = () => false,
): Promise<{ keeper: ServerSession; adopted: boolean }> {
  const { places, binaries, account, options } = server;
  let child: LaunchedServer | null = null;
  for (let wait = 50; Date.now() < deadline && !givenUp(); await pause(20)) {
    const running = await runningServer(places.cluster);
    if (running?.address) {
      server.address = running.address;
      const url = bestUrl(server.address, server.password, 'postgres');
      const keeper = await connectServerSession(url).catch(() => null);
      if (keeper) return { keeper, adopted: running.pid !== child?.pid };
    } else if (!running && (child === null || child.exited())) {
      if (child) await pause((wait = Math.min(wait * 2, LONGEST_PAUSE_MS)));
      if (givenUp()) break;
      child = await launch(places, binaries, account, server.address, options.settings ?? {});
      server.child = child;
    }
  }
  throw new Error(`PostgreSQL in ${places.home} does not answer:\n${await lastLogLines(places.log)}`);
}

function supervise(server: Server, first: ServerSession): { stop(limitMs: number): Promise<void> } {
  let keeper: ServerSession | null = first;
  let stopping = false;

  const watch = async () => {
    while (keeper && !stopping) {
      await keeper.lost;
      if (stopping) return;
      server.options.log('PostgreSQL went away; bringing it up again.');
      keeper = await revive(server, () => stopping);
    }
  };
  const watching = watch();

  const stop = async (limitMs: number) => {
    if (stopping) return watching;
    stopping = true;
    const until = Date.now() + limitMs;
    const last = keeper ? await isLast(keeper) : true;
    await settledWithin(LEAVE_LIMIT_MS, watching);
    if (last) await shutDown(server, until - Date.now());
    else server.options.log('PostgreSQL is left running: another process uses it.');
  };
  return { stop };
}

/** Every process leaves a server that does not answer. */
async function isLast(keeper: ServerSession): Promise<boolean> {
  let last = true;
  const left = keeper.leave().then((found) => (last = found.last));
  await settledWithin(LEAVE_LIMIT_MS, left);
  return last;
}

/** Never gives up while the process lives: a full disk may be emptied, a missing folder put back. */
async function revive(server: Server, stopping: () => boolean): Promise<ServerSession | null> {
  while (!stopping()) {
    try {
      const { keeper, adopted } = await bringUp(server, Date.now() + START_LIMIT_MS, stopping);
      server.options.log(adopted ? 'PostgreSQL answers again.' : 'PostgreSQL was started again.');
      return keeper;
    } catch (error) {
      if (!stopping()) server.options.log(error instanceof Error ? error.message : String(error));
    }
  }
  return null;
}
