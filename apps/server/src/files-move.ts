/** npm run files:move: from the folder into the bucket or back, to where the configuration has them, beside running servers. */
import { createLog } from './platform/log.ts';
import { dataFolder } from './platform/paths.ts';
import { configOrExit } from './open-app.ts';
import { openStores } from './platform/storage/create.ts';
import { moveFiles } from './platform/storage/move-files.ts';

const tellEvery = 1_000;
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

async function move(): Promise<number> {
  const folder = dataFolder(process.env['DATA_DIR']);
  const { store, former } = openStores(configOrExit(folder), folder);
  if (!former) {
    say('There is one store alone. Set S3_BUCKET, and FILES_IN=folder where files shall move out of it.');
    return 1;
  }
  const { moved, bytes, differing } = await moveFiles(former, store, (count) => {
    if (count % tellEvery === 0) say(`${count} files moved.`);
  });
  say(`Moved ${moved} files, ${Math.round(bytes / 1e6)} MB, into the ${nameOf[store.kind]}.`);
  for (const key of differing) say(`${key}: another file lies there. Both were left.`);
  return differing.length === 0 ? 0 : 1;
}

const nameOf = { folder: 'folder', s3: 'bucket' } as const;

process.exitCode = await move().catch((error: unknown) => {
  createLog('error').error({ err: error }, 'files could not be moved; started again, it goes on');
  return 1;
});
