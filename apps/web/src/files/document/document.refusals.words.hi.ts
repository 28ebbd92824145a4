import type { documentErrors } from '@nukkad/contract/files/document/document.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const documentRefusals = refusalsInHindi<keyof typeof documentErrors>({
  document_not_found: 'यह दस्तावेज़ डिलीट हो चुका है।',
  document_unreadable: 'यह फ़ाइल खुल नहीं सकी। दूसरी PDF या फ़ोटो चुनें।',
  document_active: 'इस PDF में स्क्रिप्ट या दूसरी फ़ाइलें हैं। इसे नई PDF में प्रिंट करें।',
  document_locked: 'इस PDF पर पासवर्ड है। बिना पासवर्ड वाली चुनें।',
  too_many_documents: 'आप 60 दस्तावेज़ रख सकते हैं। पहले एक हटाएँ।',
  document_in_review: 'यह दस्तावेज़ जाँच में है और अभी बदला नहीं जा सकता।',
  document_shares_full: 'इस दस्तावेज़ के 20 लिंक खुले हैं। पहले एक बंद करें।',
  document_share_not_found: 'यह उपलब्ध नहीं है',
});
