import type { quoteErrors } from '@nukkad/contract/market/quote/quote.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const quoteRefusals = refusalsInHindi<keyof typeof quoteErrors>({
  quote_not_found: 'यह उपलब्ध नहीं है',
  quote_superseded: 'इस कोटेशन का नया संस्करण आ गया है। देखकर फिर कोशिश करें।',
  quote_expired: 'इस कोटेशन की अवधि पूरी हो गई। पार्टनर से नया माँगें।',
  quote_total_differs: 'कुल रकम बदल गई है। देखकर कोटेशन फिर भेजें।',
  quote_service_unknown: 'इनमें से एक सेवा अब आपके पास नहीं है। उसकी लाइन हटाएँ।',
  quote_draft_changed: 'आपकी टीम में किसी ने यह कोटेशन बदल दिया। पेज फिर लोड करें।',
  quote_counter_not_lower: 'आपका प्रस्ताव कोटेशन से कम होना चाहिए।',
  quote_counter_lines_differ: 'लाइनें बदल गई हैं। देखकर फिर कोशिश करें।',
  quote_own_version: 'यह प्रस्ताव आपका ही है। दूसरे पक्ष का इंतज़ार करें।',
  quote_version_limit: 'इस कोटेशन के बहुत संस्करण हो गए। एक स्वीकार करें या अनुरोध समाप्त करें।',
  quote_signed_already: 'आप इस कोटेशन की पुष्टि कर चुके हैं।',
  quote_line_awarded: 'इनमें से एक काम पहले से किसी और पार्टनर को दिया गया है। देखकर फिर कोशिश करें।',
  quote_lines_unknown: 'लाइनें बदल गई हैं। देखकर फिर कोशिश करें।',
  quote_lines_worthless: 'इन कामों का अपना कोई दाम नहीं है। दूसरे चुनें।',
  quote_accepted_whole: 'आपने इस अनुरोध का एक पूरा कोटेशन मंज़ूर किया है, इसलिए काम बाँटे नहीं जा सकते।',
  award_nothing_agreed: 'अभी किसी पार्टनर से सहमति नहीं हुई है। इसके बजाय अनुरोध रद्द करें।',
  award_waits: 'एक पार्टनर ने अपने काम मंज़ूर किए हैं। अनुरोध बंद करने से पहले उनकी पुष्टि करें।',
  quote_template_name_taken: 'इस नाम का टेम्पलेट पहले से है। दूसरा नाम चुनें।',
  quote_template_limit: 'आपके 50 टेम्पलेट हैं। पहले एक हटाएँ।',
});
