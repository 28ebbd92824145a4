import type pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { ensureMonthPartitions } from '../db/month-partitions.ts';
import type { CronEntry } from '../jobs/worker.ts';
import type { Log } from '../log.ts';
import { getHousekeepingRules } from './housekeeping.store.ts';
import type { Storage } from '../storage/storage.ts';
import { type KeptFiles, sweepFiles } from './sweep-files.ts';
import { sweep } from './sweep.ts';

export interface Housekeeping {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: Storage;
  readonly kept: readonly KeptFiles[];
}

/** Room for the months to come, and nothing kept that has served its time. */
export function housekeepingCron({
  db,
  pool,
  clock,
  log,
  storage,
  kept,
}: Housekeeping): readonly CronEntry[] {
  const makeRoom = async () => {
    const now = clock.now();
    const { monthsAhead } = await getHousekeepingRules(db, now);
    const made = await ensureMonthPartitions(pool, now, monthsAhead);
    if (made > 0) log.info({ made }, 'monthly partitions made');
  };
  const sweepUp = async () => {
    const now = clock.now();
    log.info(await sweep(db, now, await getHousekeepingRules(db, now)), 'swept');
  };
  const sweepStorage = async () =>
    log.info({ files: await sweepFiles({ db, storage, kept }, clock.now()) }, 'files swept');
  const sealFiles = async () => {
    const sealed = (await storage.sealFormer?.()) ?? 0;
    if (sealed > 0) log.info({ files: sealed }, 'files of before encrypted');
  };
  return [
    { name: 'platform.make_partitions', match: '7 20 * * *', run: makeRoom },
    { name: 'platform.sweep', match: '37 * * * *', run: sweepUp },
    { name: 'platform.sweep_files', match: '11 21 * * *', run: sweepStorage },
    { name: 'platform.seal_files', match: '41 21 * * *', run: sealFiles },
  ];
}
