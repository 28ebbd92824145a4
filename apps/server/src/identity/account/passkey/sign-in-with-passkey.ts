import type { ShownPasskey } from '@nukkad/contract/identity/account/passkey.model';
import { passkeyErrors } from '@nukkad/contract/identity/account/passkey.noun';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import { systemAuthorized } from '../../../platform/authorize.ts';
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
import { takeChallenge } from './challenge.store.ts';
import { type RelyingParty, handleText, relyingParty } from './passkey.rules.ts';
import { type Passkey, lockByCredential, markUsed } from './passkey.store.ts';

interface Shown {
  readonly challengeId: string;
  readonly shown: ShownPasskey;
  readonly role: SignInRole | null;
  readonly seen: SigningDevice;
  readonly now: Date;
}

/** The new counter, or null: another challenge, site or key, no person at the device, or a copied authenticator. */
async function verify(
  party: RelyingParty,
  shown: ShownPasskey,
  challenge: string,
  passkey: Passkey,
): Promise<number | null> {
  const { userHandle } = shown.response;
  if (userHandle !== undefined && userHandle !== handleText(passkey.userId)) return null;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const answer = await verifyAuthenticationResponse({
    response: {
      ...shown,
      response: { ...shown.response, userHandle: userHandle ?? handleText(passkey.userId) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: [...passkey.transports],
    },
    requireUserVerification: true,
  }).catch(() => null);
  return answer?.verified ? answer.authenticationInfo.newCounter : null;
}

async function open(
  parts: SignInDependencies,
  tx: Tx,
  { challengeId, shown, role, seen, now }: Shown,
): Promise<Session | ErrorFact> {
  const challenge = await takeChallenge(tx, challengeId);
  if (!challenge || challenge.userId !== null || challenge.expiresAt <= now)
    return passkeyErrors.passkey_expired;
  const passkey = await lockByCredential(tx, shown.id);
  if (!passkey) return passkeyErrors.passkey_refused;
  const counter = await verify(relyingParty(parts.platform.config), shown, challenge.challenge, passkey);
  if (counter === null) return passkeyErrors.passkey_refused;
  await markUsed(tx, systemAuthorized(passkey, 'It has signed the challenge.'), counter, now);
  return openSessionOf(parts, tx, passkey.userId, { asked: role, seen, now });
}

/** Committed before it is refused, so that a challenge is spent by a bad answer too. */
export async function signInWithPasskey(parts: SignInDependencies, shown: Shown): Promise<OpenedSession> {
  const outcome = await parts.platform.write<OpenedSession | ErrorFact>(system, async (tx) =>
    withOwnProfile(parts, await open(parts, tx, shown)),
  );
  return isFact(outcome) ? refuse(outcome) : outcome;
}
