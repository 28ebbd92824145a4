import { accountErrors, accountEvents } from '@nukkad/contract/identity/account/account.noun';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { lockAccount } from '../account.store.ts';
import { factOfWrongTry, signInLimits, whyNotTry } from '../sign-in.rules.ts';
import { stepUpCodeFits } from './step-up.code.ts';
import { stepUpGrantMs } from './step-up.rules.ts';
import { countWrongStepUp, grantStepUp, lockStepUpCode, readStepUpHistory } from './step-up.store.ts';

interface Attempt {
  readonly codeId: string;
  readonly otp: string;
  readonly now: Date;
}

async function spend(
  platform: Platform,
  tx: Tx,
  viewer: Viewer,
  attempt: Attempt,
): Promise<Date | ErrorFact> {
  const { codeId, otp, now } = attempt;
  const { config } = platform;
  await lockAccount(tx, viewer.userId);
  const code = await lockStepUpCode(tx, codeId, viewer.sessionId);
  if (!code) return accountErrors.otp_expired;
  const { wrongTries } = await readStepUpHistory(tx, viewer.userId, now);
  const limits = signInLimits(config.RATE_LIMIT_SCALE);
  const barrier = whyNotTry(code, wrongTries, limits, now);
  if (barrier) return barrier;
  if (!stepUpCodeFits(config.secret, codeId, otp)) {
    await countWrongStepUp(tx, codeId);
    return factOfWrongTry(code.wrongTries, wrongTries, limits);
  }
  const until = new Date(now.getTime() + stepUpGrantMs);
  await grantStepUp(tx, code, now, until);
  await publish(tx, now, accountEvents.steppedUp, { userId: viewer.userId, sessionId: viewer.sessionId });
  return until;
}

/** Confirms this session for some minutes. A wrong try is committed before it is refused, so that it counts. */
export async function confirmStepUp(platform: Platform, viewer: Viewer, attempt: Attempt): Promise<Date> {
  const outcome = await platform.write(system, (tx) => spend(platform, tx, viewer, attempt));
  return outcome instanceof Date ? outcome : refuse(outcome);
}
