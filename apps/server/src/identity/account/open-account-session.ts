import { accountErrors } from '@nukkad/contract/identity/account/account.errors';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { PartnerInterface } from '../partner/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { listRoles } from './account.store.ts';
import { openSession } from './open-session.ts';
import { reactivateAtSignIn } from './dormancy/reactivate-at-sign-in.ts';
import type { Session } from './session.store.ts';
import { type SignInRole, chooseRole } from './sign-in.rules.ts';

/** What every way of signing in is built on. */
export interface SignInDependencies {
  readonly platform: Platform;
  readonly partner: Pick<PartnerInterface, 'wakeOwned'>;
}

/**
 * Opens a session for a person whose identity is proved, in the requested role if the person holds it. Admins are
 * refused: they have their own app.
 */
export async function openAccountSession(
  { partner }: Pick<SignInDependencies, 'partner'>,
  tx: Tx,
  userId: string,
  asked: SignInRole | null,
  now: Date,
): Promise<Session | ErrorFact> {
  const held = await listRoles(tx, userId);
  const chosen = chooseRole(held, asked);
  if (!chosen && held.length > 0) return accountErrors.admin_refused;
  await reactivateAtSignIn(partner, tx, userId, now);
  return openSession(tx, userId, chosen, now);
}
