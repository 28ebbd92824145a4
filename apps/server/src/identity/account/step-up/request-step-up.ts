import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { randomUUID } from 'node:crypto';
import { publish } from '../../../platform/outbox/publish.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { lockAccount } from '../account.store.ts';
import { codeLifeMs, signInLimits, whyNotSend } from '../sign-in.rules.ts';
import { hiddenContact } from './step-up.rules.ts';
import { readStepUpHistory, replaceStepUpCode } from './step-up.store.ts';

/**
 * Sends a code to the person's own number, or to the address where there is no number, for this session alone. The
 * lock on the account's row serializes callers.
 */
export async function requestStepUp(platform: Platform, viewer: Viewer, now: Date) {
  const { userId, sessionId } = viewer;
  const limits = signInLimits(platform.config.RATE_LIMIT_SCALE);
  const codeId = randomUUID();
  const account = await platform.write(system, async (tx) => {
    const locked = await lockAccount(tx, userId);
    const refused = whyNotSend(await readStepUpHistory(tx, userId, now), limits, now);
    if (refused) refuse(refused.fact, { retryAfter: refused.retryAfter });
    const expiresAt = new Date(now.getTime() + codeLifeMs);
    await replaceStepUpCode(tx, { codeId, userId, sessionId, expiresAt }, now);
    await publish(tx, now, accountEvents.stepUpAsked, { codeId });
    return locked;
  });
  return {
    codeId,
    sentTo: hiddenContact(account),
    resendAfterSeconds: Math.ceil(limits.pauseMs / 1000),
    expiresInSeconds: codeLifeMs / 1000,
  };
}
