import type { leadErrors } from '@nukkad/contract/market/quotation/lead.errors';
import type { leadRefundErrors } from '@nukkad/contract/market/quotation/lead-refund.errors';
import type { quotationFileErrors } from '@nukkad/contract/market/quotation/quotation-file.errors';
import type { rfqErrors } from '@nukkad/contract/market/quotation/rfq.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const quotationRefusals = refusalsInHindi<
  | keyof typeof rfqErrors
  | keyof typeof leadErrors
  | keyof typeof quotationFileErrors
  | keyof typeof leadRefundErrors
>({
  quotation_file_not_found: 'यह उपलब्ध नहीं है',
  quotation_file_gone: 'एक फ़ाइल अब नहीं है। उसे हटाकर फिर जोड़ें।',
  quotation_file_limit: 'आपने आज बहुत सी फ़ाइलें जोड़ी हैं। कल फिर कोशिश करें।',
  quotation_file_used: 'यह फ़ाइल भेजी जा चुकी है, इसे हटा नहीं सकते।',
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
  rfq_not_found: 'यह उपलब्ध नहीं है',
  rfq_moved_on: 'यह अनुरोध बदल गया है। देखकर फिर कोशिश करें।',
  rfq_limit: 'इस तरह के काम के लिए आपके {{limit}} अनुरोध खुले हैं। एक रद्द करें, या जवाब का इंतज़ार करें।',
  rfq_part_agreed: 'इस अनुरोध के कुछ कामों पर एक पार्टनर से सहमति हो गई है। बाकी पार्टनरों के लिए इसे बंद करें।',
  rfq_not_over: 'यह अनुरोध अभी खुला है। इसे ही बदलें।',
  rfq_unlocked: 'एक पार्टनर ने आपका अनुरोध अनलॉक कर लिया है, इसलिए वह बदल नहीं सकता। पार्टनर को लिखें।',
  rfq_files_limit: 'एक अनुरोध में ज़्यादा से ज़्यादा {{limit}} फ़ाइलें हो सकती हैं।',
  rfq_question_unknown: 'सवाल बदल गए हैं। पेज फिर लोड करके जवाब दें।',
  rfq_partner_not_there: 'आपका चुना हुआ एक पार्टनर आपकी जगह पर यह काम नहीं करता। दूसरा चुनें।',
});
