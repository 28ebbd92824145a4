import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { Platform } from '../../../platform/platform.ts';
import type { KycAnswer } from '../../../platform/providers/kyc/kyc.ts';
import { refuse } from '../../../platform/refusal.ts';

/** What the register says of a number; one that does not answer is 503, and the number is in no log. */
export async function checkNumber(
  { providers, log }: Pick<Platform, 'providers' | 'log'>,
  kind: 'gst' | 'pan',
  number: string,
): Promise<KycAnswer> {
  try {
    return await providers.kyc[kind](number);
  } catch (error) {
    log.warn({ err: error, kind }, 'A KYC check failed.');
    return refuse(partnerErrors.kyc_unavailable, { retryAfter: 60 });
  }
}
