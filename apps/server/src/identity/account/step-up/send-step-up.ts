import { type Platform, system } from '../../../platform/platform.ts';
import { smsText } from '../../../platform/providers/sms-texts.ts';
import type { Said } from '../../../platform/spoken.rules.ts';
import { findAccounts } from '../account.store.ts';
import { codeLifeMs } from '../sign-in.rules.ts';
import { stepUpCode } from './step-up.code.ts';
import { findStepUpCode, markStepUpSent } from './step-up.store.ts';

export const stepUpSubject: Said = { en: 'your OTP', hi: 'आपका OTP' };

/** Sends a code that is still good. Told twice, it sends once. */
export async function sendStepUp(platform: Platform, codeId: string): Promise<void> {
  const { db, config, clock, providers } = platform;
  const now = clock.now();
  const code = await findStepUpCode(db, codeId);
  if (!code || code.sentAt || code.supersededAt || code.usedAt || code.expiresAt <= now) return;
  const [account] = await findAccounts(db, [code.userId]);
  if (!account) return;
  const variables = { code: stepUpCode(config.secret, codeId), minutes: String(codeLifeMs / 60_000) };
  const { mobileNumber, email, language } = account;
  const words = { template: 'step_up_code', language, variables } as const;
  if (mobileNumber !== '') await providers.sms.send({ mobileNumber, ...words });
  else if (email !== null)
    await providers.mail.send({
      to: email,
      subject: `${config.BRAND_NAME}: ${stepUpSubject[language]}`,
      text: smsText(config.BRAND_NAME, words),
    });
  await platform.write(system, (tx) => markStepUpSent(tx, codeId, now));
}
