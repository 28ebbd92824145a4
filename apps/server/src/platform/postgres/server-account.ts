import { stat } from 'node:fs/promises';
import path from 'node:path';

/** The system user that PostgreSQL runs as; null when it is simply the user who runs node. */
export type ServerAccount = { uid: number; gid: number } | null;

/** The unprivileged account that every Unix has: PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 65_534;

/** When the caller is root, PostgreSQL runs as the owner of an existing cluster, or else as the unprivileged account. */
export async function serverAccount(clusterDir: string): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(clusterDir).catch(() => null);
  return owner && owner.uid !== 0
    ? { uid: owner.uid, gid: owner.gid }
    : { uid: UNPRIVILEGED, gid: UNPRIVILEGED };
}

/** May the account walk down to this path? Asks every folder above it, by its mode. */
export async function isReachable(target: string, account: ServerAccount): Promise<boolean> {
  if (!account) return true;
  for (let dir = path.dirname(path.resolve(target)); ; dir = path.dirname(dir)) {
    const found = await stat(dir).catch(() => null);
    if (found && !mayEnter(found, account)) return false;
    if (dir === path.dirname(dir)) return true;
  }
}

function mayEnter(
  dir: { mode: number; uid: number; gid: number },
  account: { uid: number; gid: number },
): boolean {
  if (dir.uid === account.uid) return (dir.mode & 0o100) !== 0;
  if (dir.gid === account.gid) return (dir.mode & 0o010) !== 0;
  return (dir.mode & 0o001) !== 0;
}
