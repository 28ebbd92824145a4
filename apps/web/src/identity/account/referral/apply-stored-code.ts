import { addReferralCode } from '@nukkad/contract/identity/account/referral.api';
import { ApiError } from '@nukkad/contract/kernel/client';
import { call } from '../../../platform/api/client.ts';
import { say } from '../../../platform/i18n/present-words.ts';
import { toast } from '../../../ui/dialog/toast.ts';
import { dropReferralCode, storedReferralCode } from './stored-code.ts';

/**
 * Applies the friend's code that came with a link, after signing in. A code that the server refuses (the person's own,
 * a second one, an unknown one) is deleted silently; without an answer it is kept for the next time.
 */
export async function applyStoredCode(): Promise<void> {
  const code = storedReferralCode();
  if (!code) return;
  try {
    await call(addReferralCode, { body: { code }, quiet: true });
    dropReferralCode();
    toast.success(say('friends.given', 'Code applied.'));
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429)
      dropReferralCode();
  }
}
