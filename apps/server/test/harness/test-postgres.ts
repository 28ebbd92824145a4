import { createHash } from 'node:crypto';
import path from 'node:path';
import { type EmbeddedPostgres, startPostgres } from '../../src/platform/postgres/index.ts';
import { memoryFolder } from './scratch.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** In memory where it has room, else beside the sources: the templates stay for the next run in either. */
function dataDir(): string {
  const memory = memoryFolder();
  if (memory === null) return path.join(ROOT, '.cache/test-postgres');
  return path.join(memory, `nukkad-test-${createHash('sha256').update(ROOT).digest('hex').slice(0, 12)}`);
}

/** One server for all runs of this checkout, without the disk's promises: no test database outlives its run. */
export function startTestPostgres(): Promise<EmbeddedPostgres> {
  return startPostgres({
    dataDir: dataDir(),
    log: () => undefined,
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      autovacuum: 'off',
      min_wal_size: '32MB',
    },
  });
}
