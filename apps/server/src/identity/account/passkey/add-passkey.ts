import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { type MadePasskey, knownTransports } from '@nukkad/contract/identity/account/passkey.model';
import { passkeyErrors } from '@nukkad/contract/identity/account/passkey.noun';
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { authorize } from '../../../platform/authorize.ts';
import { newId } from '../../../platform/id.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayChangeOwn } from '../account.policy.ts';
import { lockAccount } from '../account.store.ts';
import { recordOwnAct } from '../record-own-act.ts';
import { takeChallenge } from './challenge.store.ts';
import { type RelyingParty, mostPasskeys, relyingParty } from './passkey.rules.ts';
import { type Passkey, addPasskeyRow, listPasskeys } from './passkey.store.ts';

interface Made {
  readonly challengeId: string;
  readonly name: string;
  readonly made: MadePasskey;
  readonly now: Date;
}

type Registration = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

/** Parses what the browser sent; any fault in it is refused. */
async function verify(party: RelyingParty, made: MadePasskey, challenge: string): Promise<Registration> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...made,
      response: { ...made.response, transports: made.response.transports ?? [] },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  return verified && registrationInfo ? registrationInfo : refuse(passkeyErrors.passkey_refused);
}

function passkeyOf({ name, made, now }: Made, userId: string, registration: Registration): Passkey {
  const { credential, credentialBackedUp } = registration;
  return {
    passkeyId: newId(),
    userId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: (made.response.transports ?? []).filter((one) => knownTransports.includes(one)),
    name,
    isSynced: credentialBackedUp,
    createdAt: now,
    lastUsedAt: null,
  };
}

/** Stores a passkey made for this person and this challenge. The challenge is used up in every case. */
export async function addPasskey(platform: Platform, viewer: Viewer, made: Made): Promise<Passkey> {
  const { userId } = viewer;
  const challenge = await platform.write(system, (tx) => takeChallenge(tx, made.challengeId));
  const isOwn = challenge?.userId === userId && challenge.confirms === null;
  if (!challenge || !isOwn || challenge.expiresAt <= made.now) return refuse(passkeyErrors.passkey_expired);
  const registration = await verify(relyingParty(platform.config), made.made, challenge.challenge);
  const passkey = passkeyOf(made, userId, registration);
  await platform.write(system, async (tx) => {
    await lockAccount(tx, userId);
    if ((await listPasskeys(tx, userId)).length >= mostPasskeys) refuse(passkeyErrors.passkey_too_many);
    await addPasskeyRow(tx, authorize(passkey, mayChangeOwn(viewer, passkey)));
    await recordOwnAct(tx, userId, 'add_passkey', made.now, { passkeyId: passkey.passkeyId });
    await publish(tx, made.now, accountEvents.passkeyAdded, { userId, passkeyId: passkey.passkeyId });
  });
  return passkey;
}
