import { type Platform, system } from '../../platform/platform.ts';
import { signInCode } from './account-keys.ts';
import { findAccountByContact } from './account.store.ts';
import type { SmsTemplate } from '../../platform/providers/index.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import { codeMail } from './code-mail.ts';
import { contactOf } from './contact.ts';
import { type CodePurpose, codeLifeMs } from './sign-in.rules.ts';
import { type Challenge, findChallenge, markSent } from './sign-in.store.ts';

const isWaiting = (challenge: Challenge, now: Date) =>
  !challenge.sentAt && !challenge.supersededAt && !challenge.usedAt && challenge.expiresAt > now;

const templates: Partial<Record<CodePurpose, SmsTemplate>> = {
  password_recovery: 'password_code',
  signing: 'signing_code',
};

async function send(
  { config, providers }: Platform,
  challenge: Challenge,
  language: Language,
): Promise<void> {
  const { challengeId, purpose, mobileNumber, email } = challenge;
  const code = signInCode(config.secret, challengeId);
  const minutes = String(codeLifeMs / 60_000);
  if (mobileNumber !== null)
    await providers.sms.send({
      mobileNumber,
      template: templates[purpose] ?? 'sign_in_code',
      language,
      variables: { code, minutes },
    });
  else if (email !== null)
    await providers.mail.send({
      to: email,
      ...codeMail({ brand: config.BRAND_NAME, purpose, language, code, minutes }),
    });
}

/** Sends the code of a challenge that is still good. Told twice, it sends once. */
export async function sendCode(platform: Platform, challengeId: string, language: Language): Promise<void> {
  const now = platform.clock.now();
  const challenge = await findChallenge(platform.db, challengeId);
  if (!challenge || !isWaiting(challenge, now)) return;
  // The contact has no account and so no password to recover. The caller was answered long ago and learns nothing of it.
  const contact = contactOf({
    mobileNumber: challenge.mobileNumber ?? undefined,
    email: challenge.email ?? undefined,
  });
  const hasNoAccount =
    challenge.purpose === 'password_recovery' && !(await findAccountByContact(platform.db, contact));
  if (hasNoAccount) return;
  await send(platform, challenge, language);
  await platform.write(system, (tx) => markSent(tx, challengeId, now));
}
