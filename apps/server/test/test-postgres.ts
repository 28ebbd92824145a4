import path from 'node:path';
import { type EmbeddedPostgres, startPostgres } from '../src/platform/postgres/index.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** One server for all runs on this machine, without the disk's promises: no test database outlives its run. */
export function startTestPostgres(): Promise<EmbeddedPostgres> {
  return startPostgres({
    dataDir: path.join(ROOT, '.cache/test-postgres'),
    log: () => undefined,
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' },
  });
}
