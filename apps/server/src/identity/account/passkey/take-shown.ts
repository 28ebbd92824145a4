/** What a browser answered to a challenge of ours. */
import type { ShownPasskey } from '@nukkad/contract/identity/account/passkey.model';
import { systemAuthorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type PasskeyChallenge, takeChallenge } from './challenge.store.ts';
import { type RelyingParty, handleText, relyingParty } from './passkey.rules.ts';
import { type Passkey, lockByCredential, markUsed } from './passkey.store.ts';

export interface GivenPasskey {
  readonly challengeId: string;
  readonly shown: ShownPasskey;
  readonly now: Date;
}

/** For what the challenge was made, and whose passkey may answer it. */
interface Asked {
  readonly isFor: (challenge: PasskeyChallenge) => boolean;
  readonly mayAnswer?: (passkey: Passkey) => boolean;
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

/** The passkey that signed the challenge, which is spent by a bad answer too: commit before refusing. */
export async function takeShown(
  { config }: Pick<Platform, 'config'>,
  tx: Tx,
  { challengeId, shown, now }: GivenPasskey,
  { isFor, mayAnswer = () => true }: Asked,
): Promise<Passkey | 'expired' | 'refused'> {
  const challenge = await takeChallenge(tx, challengeId);
  if (!challenge || !isFor(challenge) || challenge.expiresAt <= now) return 'expired';
  const passkey = await lockByCredential(tx, shown.id);
  if (!passkey || !mayAnswer(passkey)) return 'refused';
  const counter = await verify(relyingParty(config), shown, challenge.challenge, passkey);
  if (counter === null) return 'refused';
  await markUsed(tx, systemAuthorized(passkey, 'It has signed the challenge.'), counter, now);
  return passkey;
}
