import type { referralErrors } from '@nukkad/contract/identity/account/referral.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const referralRefusals = refusalsInHindi<keyof typeof referralErrors>({
  referral_unknown: 'यह कोड हमें नहीं मिला। देखकर फिर डालें।',
  referral_own: 'यह आपका अपना कोड है। इसे दोस्त के साथ शेयर करें।',
  referral_given: 'आप पहले ही एक दोस्त का कोड लगा चुके हैं।',
  app_link_too_often: 'इस नंबर पर लिंक भेजा जा चुका है। अपने संदेश देखें।',
});
