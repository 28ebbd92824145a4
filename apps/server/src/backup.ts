/** npm run backup -- --to <folder> --keep 14 --every 5: one backup, or one every so many minutes until it is stopped. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeBackup, removeOldBackups } from './platform/backup/index.ts';
import { filesToBackUp } from './platform/storage/create.ts';
import { type CommandDependencies, runDatabaseCommand } from './run-command.ts';

const { values } = parseArgs({
  options: { to: { type: 'string' }, keep: { type: 'string' }, every: { type: 'string' } },
});
const keep = Number(values.keep ?? 14);
const everyMinutes = values.every === undefined ? null : Number(values.every);

async function once({ config, folder, databaseUrl, say }: CommandDependencies): Promise<void> {
  const root = path.resolve(values.to ?? path.join(folder, 'backups'));
  const began = performance.now();
  const source = {
    databaseUrl,
    files: filesToBackUp(config, folder),
    seal: path.join(folder, 'seal'),
    secret: config.secret,
    secretConfigured: config.APP_SECRET !== undefined,
  };
  const made = await makeBackup(source, root, new Date());
  const removed = await removeOldBackups(root, keep);
  say(`${made}: finished in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  if (removed > 0) say(`Removed ${removed} older ${removed === 1 ? 'backup' : 'backups'}.`);
  if (config.S3_BUCKET !== undefined) say('Files in the bucket are kept by its versioning.');
  say(`The keys of stored files are in ${root}/file-keys.json: a copy of a backup needs it beside it.`);
  if (source.secretConfigured) say('APP_SECRET is not in the backup: keep it with your other secrets.');
}

/** A failed round is told and tried again at the next: a database that restarts must not end the backups. */
async function again(parts: CommandDependencies, minutes: number): Promise<never> {
  for (;;) {
    const next = Date.now() + minutes * 60_000;
    await once(parts).catch((error: unknown) =>
      process.stderr.write(`The backup failed: ${String(error)}\n`),
    );
    await pause(Math.max(1_000, next - Date.now()));
  }
}

await runDatabaseCommand(async (parts) => {
  if (!(Number.isInteger(keep) && keep >= 1) || (everyMinutes !== null && !(everyMinutes >= 1))) {
    parts.say('--keep is a number of backups, --every a number of minutes; both at least 1.');
    return 1;
  }
  if (everyMinutes !== null) return again(parts, everyMinutes);
  await once(parts);
  return 0;
});
