import { createHash } from 'node:crypto';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type GivenPasskey, takeShown } from './take-shown.ts';

/** Whose passkey it has to be, and what is confirmed with it, as it was asked for. */
interface Confirming extends GivenPasskey {
  readonly userId: string;
  readonly confirms: string;
}

/** Enough to tell passkeys apart; the id itself is personal and stays here. */
const shortDigest = (credentialId: string): string =>
  createHash('sha256').update(credentialId).digest('hex').slice(0, 16);

export async function redeemConfirming(
  platform: Pick<Platform, 'config'>,
  tx: Tx,
  { userId, confirms, ...given }: Confirming,
): Promise<'expired' | 'refused' | { readonly credential: string }> {
  const passkey = await takeShown(platform, tx, given, {
    isFor: (challenge) => challenge.userId === userId && challenge.confirms === confirms,
    mayAnswer: (one) => one.userId === userId,
  });
  return typeof passkey === 'string' ? passkey : { credential: shortDigest(passkey.credentialId) };
}
