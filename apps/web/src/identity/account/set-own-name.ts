import { updateInfo } from '@nukkad/contract/identity/account/account.api';
import { call } from '../../platform/api/client.ts';
import { keepProfile } from '../../platform/session/session-store.ts';

/** Apart from the queries: the watcher of every page uses it, and those pages carry no query client. */
export async function setOwnName(fullName: string): Promise<void> {
  keepProfile(await call(updateInfo, { body: { fullName }, quiet: true }));
}
