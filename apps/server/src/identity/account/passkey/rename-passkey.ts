import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { authorize } from '../../../platform/authorize.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayChangeOwn } from '../account.policy.ts';
import { type Passkey, lockPasskey, saveName } from './passkey.store.ts';

/** Another person's passkey is not there at all. */
export async function renamePasskey(
  platform: Platform,
  viewer: Viewer,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<Passkey> {
  return platform.write(system, async (tx) => {
    const passkey = await lockPasskey(tx, passkeyId);
    if (!passkey || !mayChangeOwn(viewer, passkey)) return refuse(kernelErrors.not_found);
    await saveName(tx, authorize(passkey, mayChangeOwn(viewer, passkey)), name);
    return { ...passkey, name };
  });
}
