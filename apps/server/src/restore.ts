/** npm run restore -- --from <folder>: fills an empty database and data folder from a backup. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from './platform/backup/index.ts';
import { openJobs } from './platform/jobs/worker.ts';
import { createLog } from './platform/log.ts';
import { runDatabaseCommand } from './run-command.ts';

const { values } = parseArgs({ options: { from: { type: 'string' } } });

await runDatabaseCommand(async ({ config, folder, databaseUrl, say }) => {
  if (values.from === undefined) {
    say('Name the backup: npm run restore -- --from .data/backups/2026-11-22T04-40-00.000Z');
    return 1;
  }
  const began = performance.now();
  const { takenAt, tables, rows, files, isOfFormerSecret } = await restoreBackup(path.resolve(values.from), {
    databaseUrl,
    files: path.join(folder, 'files'),
    seal: path.join(folder, 'seal'),
    secretPath: path.join(folder, 'secret'),
    configuredSecret: config.APP_SECRET,
    formerSecret: process.env['APP_SECRET_BEFORE'],
    prepareJobs: async (pool) => {
      const jobs = await openJobs(pool, createLog('error'));
      await jobs.release();
    },
  });
  say(`Restored the state of ${takenAt}: ${rows} rows of ${tables} tables, ${files} files.`);
  say(`It took ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  say(
    isOfFormerSecret
      ? 'It is of before the secret was changed: run npm run secret:change with both secrets, then npm start.'
      : 'Start the server with npm start.',
  );
  return 0;
});
