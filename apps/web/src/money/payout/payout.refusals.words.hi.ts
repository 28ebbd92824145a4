import type { payoutErrors } from '@nukkad/contract/money/payout/payout.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const payoutRefusals = refusalsInHindi<keyof typeof payoutErrors>({
  payout_not_found: 'यह उपलब्ध नहीं है',
  earning_not_found: 'यह उपलब्ध नहीं है',
  own_payout_check: 'आप इस रन को पहले ही मंज़ूर कर चुके हैं। कोई दूसरा एडमिन इसे भेजेगा।',
  nothing_to_pay: 'इस पार्टनर को अभी कुछ नहीं चुकाया जा सकता।',
});
