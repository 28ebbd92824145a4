import { accountErrors } from '@nukkad/contract/identity/account/account.errors';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { PartnerInterface } from '../partner/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Signer, lockSigner } from './account.store.ts';
import type { SigningDevice } from './device/see-device.ts';
import { openSessionOn } from './open-session.ts';
import { reactivateAtSignIn } from './dormancy/reactivate-at-sign-in.ts';
import type { Session } from './session.store.ts';
import { type SignInRole, chooseRole } from './sign-in.rules.ts';

/** What every way of signing in is built on. */
export interface SignInDependencies {
  readonly platform: Platform;
  readonly partner: Pick<PartnerInterface, 'wakeOwned'>;
}

/** In which role, on which device, when. */
export interface Opening {
  readonly asked: SignInRole | null;
  readonly seen: SigningDevice;
  readonly now: Date;
}

/**
 * Opens a session for a person whose identity is proved, in the requested role if the person holds it. Admins are
 * refused: they have their own app.
 */
export async function openAccountSession(
  { partner }: Pick<SignInDependencies, 'partner'>,
  tx: Tx,
  signer: Signer,
  { asked, seen, now }: Opening,
): Promise<Session | ErrorFact> {
  const chosen = chooseRole(signer.roles, asked);
  if (!chosen && signer.roles.length > 0) return accountErrors.admin_refused;
  await reactivateAtSignIn(partner, tx, signer, now);
  return openSessionOn(tx, signer, chosen, { seen, now });
}

/** The same of a person who is known by id. */
export async function openSessionOf(
  parts: Pick<SignInDependencies, 'partner'>,
  tx: Tx,
  userId: string,
  opening: Opening,
): Promise<Session | ErrorFact> {
  const signer = await lockSigner(tx, { userId }, opening.seen.deviceHash);
  if (!signer) throw new Error('A person who signs in has no account.');
  return openAccountSession(parts, tx, signer, opening);
}
