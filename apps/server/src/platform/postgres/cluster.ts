import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chown, constants, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { Places } from './places.ts';
import type { ServerAccount } from './server-account.ts';

const run = promisify(execFile);

export const SUPERUSER = 'nukkad';

/** The cluster of this project: made on the first start, found on every later one. Gives the password. */
export async function ensureCluster(
  places: Places,
  binaries: Binaries,
  account: ServerAccount,
): Promise<string> {
  if (await exists(path.join(places.cluster, 'PG_VERSION'))) {
    await refuseOtherVersion(places, binaries);
    return readPassword(places);
  }
  if (await isSomeoneElses(places.cluster)) {
    throw new Error(
      `${places.cluster} belongs to another user: start as that user, or remove it to begin anew.`,
    );
  }
  const password = await keepPassword(places);
  await initialise(places, binaries, account, password);
  return password;
}

/** Made aside and then renamed, so that a start killed half-way leaves no half cluster behind. */
async function initialise(
  places: Places,
  binaries: Binaries,
  account: ServerAccount,
  password: string,
): Promise<void> {
  const half = `${places.cluster}.${process.pid}`;
  const passwordFile = `${half}.password`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) for (const made of [half, passwordFile]) await chown(made, account.uid, account.gid);
  try {
    await initdb(binaries, half, passwordFile, account);
    await rename(half, places.cluster).catch(async (error: unknown) => {
      if (!(await exists(path.join(places.cluster, 'PG_VERSION')))) throw error;
    });
  } finally {
    await rm(half, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

/**
 * Text sorts by code point, the same on every machine. The character types come from a UTF-8 locale,
 * because pg_trgm finds no letters in Devanagari where LC_CTYPE is plain C.
 */
async function initdb(
  binaries: Binaries,
  dir: string,
  passwordFile: string,
  account: ServerAccount,
): Promise<void> {
  const characterTypes = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const args = [
    `--pgdata=${dir}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ];
  const options = { cwd: '/', ...account };
  try {
    await run(binaries.initdb, [...args, `--lc-ctype=${characterTypes}`], options);
  } catch {
    await run(binaries.initdb, args, options).catch((error: { stderr?: string }) => {
      throw new Error(`The database could not be made. ${error.stderr?.trim() ?? ''}`, { cause: error });
    });
  }
}

async function refuseOtherVersion(places: Places, binaries: Binaries): Promise<void> {
  const has = (await readFile(path.join(places.cluster, 'PG_VERSION'), 'utf8')).trim();
  const { stdout } = await run(binaries.postgres, ['--version'], { cwd: '/' });
  const runs = /(\d{1,4})\.\d/.exec(stdout)?.[1];
  if (runs !== has) {
    throw new Error(
      `${places.cluster} was written by PostgreSQL ${has}, but ${runs} is installed: dump and load it.`,
    );
  }
}

/** Linked into place whole: of two first starts at one moment, both read the same password. */
async function keepPassword(places: Places): Promise<string> {
  const mine = `${places.password}.${process.pid}`;
  await writeFile(mine, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await link(mine, places.password).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(mine);
  return readPassword(places);
}

async function readPassword(places: Places): Promise<string> {
  return (await readFile(places.password, 'utf8')).trim();
}

function isSomeoneElses(dir: string): Promise<boolean> {
  return access(dir, constants.R_OK).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'EACCES',
  );
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
