import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { randomUUID } from 'node:crypto';
import { publish } from '../../platform/outbox/publish.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { addressHash } from './account-keys.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import type { Contact } from './contact.ts';
import { type CodePurpose, type SignInRole, codeLifeMs, signInLimits, whyNotSend } from './sign-in.rules.ts';
import { laneOf, lockAddress, lockContact, readHistory, replaceChallenge } from './sign-in.store.ts';

export interface Asked {
  readonly contact: Contact;
  readonly purpose: CodePurpose;
  readonly networkAddress: string;
  /** Of the browser that asks. */
  readonly deviceHash: Buffer | null;
  readonly now: Date;
  /** Of the screen that asks; a person may not be known yet. */
  readonly lang: Language;
  readonly role?: SignInRole | null | undefined;
  /** Whose account a verification is for. */
  readonly userId?: string | null;
  /** Of a sign-up. */
  readonly fullName?: string;
  /** Of a sign-up. */
  readonly passwordHash?: string | null;
}

/**
 * Makes a challenge and has its code sent. The work is the same for every number and address, so neither the answer nor
 * its time reveals whether there is an account; only a browser that signed in before is counted by itself, so that wrong
 * codes from elsewhere do not keep its person out.
 */
export async function requestCode(platform: Platform, asked: Asked) {
  const { contact, now } = asked;
  const limits = signInLimits(platform.config.RATE_LIMIT_SCALE);
  const hash = addressHash(platform.config.secret, asked.networkAddress);
  const challengeId = randomUUID();
  await platform.write(system, async (tx) => {
    await lockContact(tx, contact);
    await lockAddress(tx, hash);
    const lane = await laneOf(tx, contact, asked.deviceHash);
    const history = await readHistory(tx, contact, { addressHash: hash, lane }, now);
    const refused = whyNotSend(history, limits, now);
    if (refused) refuse(refused.fact, { retryAfter: refused.retryAfter });
    await replaceChallenge(tx, {
      challengeId,
      contact,
      purpose: asked.purpose,
      askedRole: asked.role ?? null,
      userId: asked.userId ?? null,
      fullName: asked.fullName ?? null,
      passwordHash: asked.passwordHash ?? null,
      addressHash: hash,
      lane,
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeLifeMs),
    });
    await publish(tx, now, accountEvents.codeAsked, { challengeId, lang: asked.lang });
  });
  return {
    sessionId: challengeId,
    resendAfterSeconds: Math.ceil(limits.pauseMs / 1000),
    expiresInSeconds: codeLifeMs / 1000,
  };
}
