import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import type { Platform, WriteCall } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { mayChangeOwn } from './account.policy.ts';
import { lockAccount, saveName } from './account.store.ts';

/** In the transaction of a larger change of one's own. */
export async function renameAccount(tx: Tx, viewer: Viewer, fullName: string, now: Date): Promise<void> {
  const account = await lockAccount(tx, viewer.userId);
  await saveName(tx, authorize(account, mayChangeOwn(viewer, account)), fullName, now);
  await publish(tx, now, accountEvents.renamed, { userId: viewer.userId });
}

export async function setOwnName(
  platform: Platform,
  call: WriteCall & { viewer: Viewer; now: Date },
  fullName: string,
): Promise<void> {
  await platform.write(call, (tx) => renameAccount(tx, call.viewer, fullName, call.now));
}
