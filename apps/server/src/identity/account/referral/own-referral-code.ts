import { randomBytes } from 'node:crypto';
import { authorize } from '../../../platform/authorize.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayChangeOwn } from '../account.policy.ts';
import { codeFrom } from './referral.rules.ts';
import { addOwnCode, findOwnCode } from './referral.store.ts';

/** The person's own code, made when it is first asked for. Asked twice at one moment, it is one code. */
export async function ownCode(platform: Platform, viewer: Viewer, now: Date): Promise<string> {
  const { userId } = viewer;
  const own = authorize({ userId }, mayChangeOwn(viewer, { userId }));
  for (;;) {
    const known = await findOwnCode(platform.db, userId);
    if (known !== null) return known;
    await platform.write(system, (tx) => addOwnCode(tx, own, codeFrom(randomBytes(8)), now));
  }
}
