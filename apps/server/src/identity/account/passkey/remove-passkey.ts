import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { authorize } from '../../../platform/authorize.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayChangeOwn } from '../account.policy.ts';
import { recordOwnAct } from '../record-own-act.ts';
import { lockPasskey, removePasskeyRow } from './passkey.store.ts';

/** There is always another way in: the code to the account's number or address. */
export async function removePasskey(
  platform: Platform,
  viewer: Viewer,
  { passkeyId, now }: { passkeyId: string; now: Date },
): Promise<void> {
  await platform.write(system, async (tx) => {
    const passkey = await lockPasskey(tx, passkeyId);
    if (!passkey || !mayChangeOwn(viewer, passkey)) return refuse(kernelErrors.not_found);
    await removePasskeyRow(tx, authorize(passkey, mayChangeOwn(viewer, passkey)));
    await recordOwnAct(tx, viewer.userId, 'remove_passkey', now, { passkeyId });
    await publish(tx, now, accountEvents.passkeyRemoved, { userId: viewer.userId, passkeyId });
  });
}
