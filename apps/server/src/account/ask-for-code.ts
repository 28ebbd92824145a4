import { randomUUID } from 'node:crypto';
import { publish } from '../platform/outbox/publish.ts';
import { type Platform, system } from '../platform/platform.ts';
import { refuse } from '../platform/refusal.ts';
import { addressHash } from './account.keys.ts';
import { type SignInRole, codeLifeMs, signInLimits, whyNotSend } from './sign-in.rules.ts';
import { lockAddress, lockNumber, readHistory, replaceChallenge } from './sign-in.store.ts';

interface Asked {
  readonly mobileNumber: string;
  readonly role: SignInRole | null;
  readonly networkAddress: string;
  readonly now: Date;
}

/**
 * Makes a challenge and has its code sent. The same work for every number: whether anybody has it is not looked
 * at, so neither the answer nor its time can tell.
 */
export async function askForCode(platform: Platform, asked: Asked) {
  const { mobileNumber, now } = asked;
  const limits = signInLimits(platform.config.RATE_LIMIT_SCALE);
  const hash = addressHash(platform.config.secret, asked.networkAddress);
  const challengeId = randomUUID();
  await platform.write(system, async (tx) => {
    await lockNumber(tx, mobileNumber);
    await lockAddress(tx, hash);
    const refused = whyNotSend(await readHistory(tx, mobileNumber, hash, now), limits, now);
    if (refused) refuse(refused.fact, { retryAfter: refused.retryAfter });
    const expiresAt = new Date(now.getTime() + codeLifeMs);
    await replaceChallenge(tx, {
      challengeId,
      mobileNumber,
      askedRole: asked.role,
      addressHash: hash,
      createdAt: now,
      expiresAt,
    });
    await publish(tx, now, 'account.code_asked', { challengeId });
  });
  return {
    sessionId: challengeId,
    resendAfterSeconds: Math.ceil(limits.pauseMs / 1000),
    expiresInSeconds: codeLifeMs / 1000,
  };
}
