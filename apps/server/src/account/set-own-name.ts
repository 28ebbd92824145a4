import { authorize } from '../platform/authorize.ts';
import { publish } from '../platform/outbox/publish.ts';
import type { Platform, WriteCall } from '../platform/platform.ts';
import type { Viewer } from '../platform/viewer.ts';
import { mayChangeOwn } from './account.policy.ts';
import { lockAccount, saveName } from './account.store.ts';

export async function setOwnName(
  platform: Platform,
  call: WriteCall & { viewer: Viewer; now: Date },
  fullName: string,
): Promise<void> {
  const { viewer, now } = call;
  await platform.write(call, async (tx) => {
    const account = await lockAccount(tx, viewer.userId);
    await saveName(tx, authorize(account, mayChangeOwn(viewer, account)), fullName, now);
    await publish(tx, now, 'account.renamed', { userId: viewer.userId });
  });
}
