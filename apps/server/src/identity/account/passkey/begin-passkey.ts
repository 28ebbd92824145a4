import { randomUUID } from 'node:crypto';
import type { CreationOptions, RequestOptions } from '@nukkad/contract/identity/account/passkey.model';
import { passkeyErrors } from '@nukkad/contract/identity/account/passkey.noun';
import { type Platform, system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { getAccount } from '../account.store.ts';
import { type PasskeyChallenge, addChallenge } from './challenge.store.ts';
import { challengeLifeMs, handleOf, mostPasskeys, relyingParty } from './passkey.rules.ts';
import { type Passkey, listPasskeys } from './passkey.store.ts';

/** Stored until it is answered. `userId` is null for signing in, when the person is not known yet. */
async function keepChallenge(
  platform: Platform,
  challenge: string,
  { userId = null, confirms = null }: Partial<Pick<PasskeyChallenge, 'userId' | 'confirms'>>,
  now: Date,
): Promise<string> {
  const challengeId = randomUUID();
  const expiresAt = new Date(now.getTime() + challengeLifeMs);
  const fresh = { challengeId, challenge, userId, confirms, expiresAt };
  await platform.write(system, (tx) => addChallenge(tx, fresh, now));
  return challengeId;
}

const descriptorOf = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  transports: [...transports],
});

/** A discoverable passkey, opened by finger, face or PIN: no other factor is needed. */
export async function beginPasskey(platform: Platform, userId: string, now: Date) {
  const { db, config } = platform;
  const [account, known] = await Promise.all([getAccount(db, userId), listPasskeys(db, userId)]);
  if (known.length >= mostPasskeys) refuse(passkeyErrors.passkey_too_many);
  const party = relyingParty(config);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: handleOf(userId),
    userName: account.email ?? account.mobileNumber,
    userDisplayName: account.fullName,
    attestationType: 'none',
    timeout: challengeLifeMs,
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challengeId = await keepChallenge(platform, options.challenge, { userId }, now);
  return { challengeId, options: options as CreationOptions };
}

export async function beginPasskeySignIn(platform: Platform, now: Date) {
  const { id } = relyingParty(platform.config);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: id,
    userVerification: 'required',
    timeout: challengeLifeMs,
  });
  const challengeId = await keepChallenge(platform, options.challenge, {}, now);
  return { challengeId, options: options as RequestOptions };
}

/** To confirm one thing (`confirms`, its SHA-256) with an own passkey; null: this person has none. */
export async function beginConfirming(
  platform: Platform,
  { userId, confirms, now }: { readonly userId: string; readonly confirms: string; readonly now: Date },
) {
  const known = await listPasskeys(platform.db, userId);
  if (known.length === 0) return null;
  const { id } = relyingParty(platform.config);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: id,
    userVerification: 'required',
    timeout: challengeLifeMs,
    allowCredentials: known.map(descriptorOf),
  });
  const challengeId = await keepChallenge(platform, options.challenge, { userId, confirms }, now);
  return { challengeId, options: options as RequestOptions };
}
