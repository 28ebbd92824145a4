import type { Reader } from '../../../platform/db/database.ts';
import { findPassword } from './password.store.ts';

/** Is there a password, and since when; never the hash. */
export async function readPasswordFacts(db: Reader, userId: string) {
  const stored = await findPassword(db, userId);
  return { hasPassword: stored !== null, lastUpdatedAt: stored?.changedAt.toISOString() ?? null };
}
