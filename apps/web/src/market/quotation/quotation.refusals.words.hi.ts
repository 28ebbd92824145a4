import type { leadErrors } from '@nukkad/contract/market/quotation/lead.errors';
import type { leadRefundErrors } from '@nukkad/contract/market/quotation/lead-refund.errors';
import type { rfqErrors } from '@nukkad/contract/market/quotation/rfq.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Those that a partner meets; the others are the back office’s. */
type ClaimRefusal = keyof typeof leadRefundErrors & `lead_claim_${string}`;

export const quotationRefusals = refusalsInHindi<
  keyof typeof rfqErrors | keyof typeof leadErrors | ClaimRefusal
>({
  lead_claim_late: 'दावे का समय निकल गया है। अनलॉक करने के 14 दिन तक दावा कर सकते हैं।',
  lead_claim_made: 'इस लीड पर दावा या वापसी पहले से है।',
  lead_claim_locked: 'आपने यह लीड अनलॉक नहीं की है, इसलिए दावा नहीं हो सकता।',
  lead_not_found: 'यह उपलब्ध नहीं है',
  lead_moved_on: 'यह अनुरोध बदल गया है। देखकर फिर कोशिश करें।',
  lead_places_gone: 'इस अनुरोध की सभी जगहें भर गई हैं। यह अनलॉक नहीं हुआ।',
  lead_credits_short: 'आपके पास काफ़ी क्रेडिट नहीं हैं। पैक खरीदें, फिर यह लीड अनलॉक करें।',
  lead_answered: 'आप कह चुके हैं कि आपकी दिलचस्पी है। ग्राहक को बता दिया गया है।',
  rfq_not_found: 'यह उपलब्ध नहीं है',
  rfq_moved_on: 'यह अनुरोध बदल गया है। देखकर फिर कोशिश करें।',
  rfq_limit: 'इस तरह के काम के लिए आपके 3 अनुरोध खुले हैं। एक रद्द करें, या जवाब का इंतज़ार करें।',
  rfq_question_unknown: 'सवाल बदल गए हैं। पेज फिर लोड करके जवाब दें।',
  rfq_partner_not_there: 'आपका चुना हुआ एक पार्टनर आपकी जगह पर यह काम नहीं करता। दूसरा चुनें।',
});
