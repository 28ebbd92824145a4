import type { Platform } from '../../../platform/platform.ts';
import { findAccounts } from '../account.store.ts';
import { isBarred } from '../session.rules.ts';
import { listOpenSessionIds } from '../session.store.ts';

/** The sockets of whoever may no longer use the app are closed; calls are refused from the next second on anyway. */
export async function closeSockets(
  platform: Platform,
  userId: string,
  drop: (sessionId: string) => void,
): Promise<void> {
  const [account] = await findAccounts(platform.db, [userId]);
  if (!account || !isBarred(account.status)) return;
  for (const sessionId of await listOpenSessionIds(platform.db, userId)) drop(sessionId);
}
