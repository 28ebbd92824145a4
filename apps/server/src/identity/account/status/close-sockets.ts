import type { Platform } from '../../../platform/platform.ts';
import { findAccounts } from '../account.store.ts';
import { isBarred } from '../session.rules.ts';
import { listOpenSessionIds } from '../session.store.ts';

/** Closes the sockets of a person who may no longer use the app. Calls are refused within a second anyway. */
export async function closeSockets(
  platform: Platform,
  userId: string,
  drop: (sessionId: string) => void,
): Promise<void> {
  const [account] = await findAccounts(platform.db, [userId]);
  if (!account || !isBarred(account.status)) return;
  for (const sessionId of await listOpenSessionIds(platform.db, userId)) drop(sessionId);
}
