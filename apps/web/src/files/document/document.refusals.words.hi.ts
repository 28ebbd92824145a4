import type { documentErrors } from '@nukkad/contract/files/document/document.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const documentRefusals = refusalsInHindi<keyof typeof documentErrors>({
  document_not_found: 'यह दस्तावेज़ अब नहीं है।',
  document_unreadable: 'यह फ़ाइल वैसी पीडीएफ़ या तस्वीर नहीं है जैसी बताती है। कृपया दूसरी चुनें।',
  document_active: 'इस पीडीएफ़ में स्क्रिप्ट या दूसरी फ़ाइलें हैं। कृपया इसे नई पीडीएफ़ में छापें।',
  document_locked: 'यह पीडीएफ़ पासवर्ड से बंद है। कृपया बिना पासवर्ड वाली चुनें।',
  too_many_documents: 'आप 60 दस्तावेज़ रख सकते हैं। पहले एक हटाएँ।',
  document_in_review: 'यह दस्तावेज़ जाँच में है और अभी नहीं बदला जा सकता।',
});
