import type { referralErrors } from '@nukkad/contract/identity/account/referral.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const referralRefusals = refusalsInHindi<keyof typeof referralErrors>({
  referral_unknown: 'यह कोड हमें नहीं मिला। कृपया देख लें।',
  referral_own: 'यह आपका अपना कोड है। इसे किसी दोस्त को दें।',
  referral_given: 'आप पहले ही एक दोस्त का कोड दे चुके हैं। एक ही कोड गिना जाता है।',
  app_link_too_often: 'इस नंबर पर लिंक भेजा जा चुका है। कृपया अपने संदेश देखें।',
});
