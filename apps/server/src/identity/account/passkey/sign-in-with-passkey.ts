import { passkeyErrors } from '@nukkad/contract/identity/account/passkey.noun';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Tx } from '../../../platform/db/database.ts';
import { system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  type OpenedSession,
  type SignInDependencies,
  openSessionOf,
  withOwnProfile,
} from '../open-account-session.ts';
import type { SigningDevice } from '../device/see-device.ts';
import { isFact } from '../redeem-code.ts';
import type { Session } from '../session.store.ts';
import type { SignInRole } from '../sign-in.rules.ts';
import { type GivenPasskey, takeShown } from './take-shown.ts';

interface Shown extends GivenPasskey {
  readonly role: SignInRole | null;
  readonly seen: SigningDevice;
}

async function open(
  parts: SignInDependencies,
  tx: Tx,
  { role, seen, ...given }: Shown,
): Promise<Session | ErrorFact> {
  const passkey = await takeShown(parts.platform, tx, given, { isFor: ({ userId }) => userId === null });
  if (passkey === 'expired') return passkeyErrors.passkey_expired;
  if (passkey === 'refused') return passkeyErrors.passkey_refused;
  return openSessionOf(parts, tx, passkey.userId, { asked: role, seen, now: given.now });
}

/** Committed before it is refused, so that a challenge is spent by a bad answer too. */
export async function signInWithPasskey(parts: SignInDependencies, shown: Shown): Promise<OpenedSession> {
  const outcome = await parts.platform.write<OpenedSession | ErrorFact>(system, async (tx) =>
    withOwnProfile(parts, await open(parts, tx, shown)),
  );
  return isFact(outcome) ? refuse(outcome) : outcome;
}
