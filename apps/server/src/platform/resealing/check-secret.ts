import type { Database } from '../db/database.ts';
import { checkFileKeys } from '../storage/file-keys.ts';
import { findSecretChange } from './sealed.store.ts';

/** Stops a start whose secret does not open what is there, or opens one half of it. */
export async function checkSecret(db: Database, secret: string): Promise<void> {
  const change = await findSecretChange(db);
  if (change && change.finishedAt === null)
    throw new Error(
      'A change of APP_SECRET was stopped before its end. Finish it with npm run secret:change, with both secrets.',
    );
  await checkFileKeys(db, secret);
}
