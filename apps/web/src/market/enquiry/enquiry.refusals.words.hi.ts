import type { enquiryErrors } from '@nukkad/contract/market/enquiry/enquiry.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const enquiryRefusals = refusalsInHindi<keyof typeof enquiryErrors>({
  enquiry_not_found: 'यह उपलब्ध नहीं है',
  enquiry_moved_on: 'यह पूछताछ बदल गई है। देखकर फिर कोशिश करें।',
  enquiry_nobody_there: 'आपकी जगह पर कोई पार्टनर यह सेवा नहीं देता। दूसरी जगह चुनें।',
  enquiry_asked_already: 'आप इस पार्टनर से पूछ चुके हैं। अपनी खुली पूछताछ में आगे लिखें।',
  enquiry_limit: 'आपकी कई पूछताछ खुली हैं। एक बंद करें, या कल फिर कोशिश करें।',
  enquiry_has_contact: 'फ़ोन नंबर हटाएँ, दो संदेशों में लिखे नंबर भी। ये बुकिंग के समय साझा होते हैं।',
  enquiry_full: 'यह पूछताछ भर गई है। नई पूछताछ भेजें।',
  suggestion_not_offered: 'आप वहाँ यह सेवा नहीं देते। दूसरी चुनें।',
});
