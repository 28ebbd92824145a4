import { type Platform, system } from '../platform/platform.ts';
import { signInCode } from './account.keys.ts';
import { codeLifeMs } from './sign-in.rules.ts';
import { findChallenge, markSent } from './sign-in.store.ts';

/** Sends the code of a challenge that is still good. Told twice, it sends once. */
export async function sendCode(platform: Platform, challengeId: string): Promise<void> {
  const { db, config, providers } = platform;
  const now = platform.clock.now();
  const challenge = await findChallenge(db, challengeId);
  if (
    !challenge ||
    challenge.sentAt ||
    challenge.supersededAt ||
    challenge.usedAt ||
    challenge.expiresAt <= now
  )
    return;
  await providers.sms.send({
    mobileNumber: challenge.mobileNumber,
    template: 'sign_in_code',
    variables: { code: signInCode(config.secret, challengeId), minutes: String(codeLifeMs / 60_000) },
  });
  await platform.write(system, (tx) => markSent(tx, challengeId, now));
}
