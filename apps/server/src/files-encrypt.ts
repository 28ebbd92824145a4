/** npm run files:encrypt: writes files of before encryption anew, which a round each night does as well. */
import { openDatabase, openPool } from './platform/db/database.ts';
import { createStorage } from './platform/storage/create.ts';
import { checkSecret } from './platform/resealing/check-secret.ts';
import { runDatabaseCommand } from './run-command.ts';

await runDatabaseCommand(async ({ config, folder, databaseUrl, say }) => {
  const pool = openPool(databaseUrl, { max: 2 });
  try {
    const db = openDatabase(pool);
    await checkSecret(db, config.secret);
    const sealed = (await createStorage(config, folder, db).sealFormer?.()) ?? 0;
    say(sealed === 0 ? 'Every file is encrypted.' : `Encrypted ${sealed} files.`);
    return 0;
  } finally {
    await pool.end();
  }
});
