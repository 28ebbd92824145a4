import type { leadErrors } from '@nukkad/contract/market/lead/lead.errors';
import type { leadRefundErrors } from '@nukkad/contract/market/lead/lead-refund.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const leadRefusals = refusalsInHindi<keyof typeof leadErrors | keyof typeof leadRefundErrors>({
  lead_refund_not_found: 'यह उपलब्ध नहीं है',
  lead_refund_moved_on: 'इस दावे पर फ़ैसला हो चुका है।',
  lead_claim_late: 'दावे का समय निकल गया है। अनलॉक करने के {{days}} दिन तक दावा कर सकते हैं।',
  lead_claim_made: 'इस लीड पर दावा या वापसी पहले से है।',
  lead_claim_locked: 'आपने यह लीड अनलॉक नहीं की है, इसलिए दावा नहीं हो सकता।',
  lead_not_found: 'यह उपलब्ध नहीं है',
  lead_moved_on: 'यह अनुरोध बदल गया है। देखकर फिर कोशिश करें।',
  lead_places_gone: 'इस अनुरोध की सभी जगहें भर गई हैं। यह अनलॉक नहीं हुआ।',
  lead_credits_short: 'आपके पास काफ़ी क्रेडिट नहीं हैं। पैक खरीदें, फिर यह लीड अनलॉक करें।',
  lead_answered: 'आप कह चुके हैं कि आपकी दिलचस्पी है। ग्राहक को बता दिया गया है।',
});
