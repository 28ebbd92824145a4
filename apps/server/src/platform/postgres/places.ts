import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isReachable, type ServerAccount } from './server-account.ts';

/** Where one embedded PostgreSQL keeps what it owns. */
export type Places = {
  home: string;
  /** PGDATA: made by initdb, owned by the server's account. */
  cluster: string;
  password: string;
  port: string;
  log: string;
  /** A copy of the binaries, used when those in node_modules cannot be. */
  binaries: string;
};

/** A socket's whole path must stay below 108 bytes; this leaves room for `/.s.PGSQL.65535.lock`. */
const LONGEST_SOCKET_DIR = 86;

export function placesIn(home: string): Places {
  return {
    home,
    cluster: path.join(home, 'cluster'),
    password: path.join(home, 'password'),
    port: path.join(home, 'port'),
    log: path.join(home, 'postgres.log'),
    binaries: path.join(home, 'binaries'),
  };
}

/** The asked folder, or one below /var/lib when the server's account could not reach it (a clone in /root). */
export async function choosePlaces(dataDir: string, account: ServerAccount): Promise<Places> {
  const asked = path.resolve(dataDir);
  if (await isReachable(path.join(asked, 'cluster'), account)) {
    await makeEnterable(asked);
    if (await isReachable(path.join(asked, 'cluster'), account)) return placesIn(asked);
  }
  const elsewhere = path.join('/var/lib', `nukkad-${shortHash(asked)}`);
  await makeEnterable(elsewhere);
  return placesIn(elsewhere);
}

async function makeEnterable(dir: string): Promise<void> {
  const made = await mkdir(dir, { recursive: true });
  if (made === undefined) return;
  for (let at = dir; at.length >= made.length; at = path.dirname(at)) await chmod(at, 0o755);
}

/** A private folder for the unix socket, or null where there can be none and TCP has to do. */
export async function socketDir(places: Places, account: ServerAccount): Promise<string | null> {
  if (process.platform === 'win32') return null;
  for (const base of new Set([os.tmpdir(), '/tmp'])) {
    const dir = path.join(base, `nukkad-${shortHash(places.cluster)}`);
    if (dir.length > LONGEST_SOCKET_DIR || !(await isReachable(dir, account))) continue;
    if (await ownPrivately(dir, account)) return dir;
  }
  return null;
}

/** In a shared /tmp someone else may have made the folder first: then it is not ours to use. */
async function ownPrivately(dir: string, account: ServerAccount): Promise<boolean> {
  const uid = account?.uid ?? process.getuid?.();
  const made = await mkdir(dir, { mode: 0o700 }).then(
    () => true,
    () => false,
  );
  if (made && account) await chown(dir, account.uid, account.gid);
  const found = await lstat(dir).catch(() => null);
  return found !== null && found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0;
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
