import type { candidateDocumentErrors } from '@nukkad/contract/hiring/candidate/candidate-document.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Certificates and licences of the job profile. */
export const candidateDocumentWordsHi = {
  'candidateDocument.title': 'आपके दस्तावेज़',
  'candidateDocument.of': 'दस्तावेज़',
  'candidateDocument.iti': 'आईटीआई सर्टिफ़िकेट',
  'candidateDocument.diploma': 'डिप्लोमा या डिग्री',
  'candidateDocument.school': 'स्कूल का सर्टिफ़िकेट',
  'candidateDocument.training': 'ट्रेनिंग सर्टिफ़िकेट',
  'candidateDocument.driving': 'ड्राइविंग लाइसेंस',
  'candidateDocument.trade': 'काम का लाइसेंस, जैसे वायरमैन',
  'candidateDocument.police': 'पुलिस वेरिफ़िकेशन',
  'candidateDocument.ended': '{{day}} को ख़त्म हुआ',
  'candidateDocument.until': '{{day}} तक मान्य',
  'candidateDocument.open': 'खोलें',
  'candidateDocument.open.of': 'खोलें: {{name}}',
  'candidateDocument.remove': 'मिटाएँ',
  'candidateDocument.remove.of': 'मिटाएँ: {{name}}',
  'candidateDocument.add': 'दस्तावेज़ जोड़ें',
  'candidateDocument.added': 'दस्तावेज़ जुड़ गया।',
  'candidateDocument.kind': 'यह क्या है?',
  'candidateDocument.expires': 'कब तक मान्य (वैकल्पिक)',
  'candidateDocument.choose': 'फ़ाइल चुनें',
  'candidateDocument.sending': 'अपलोड हो रहा है…',
  'candidateDocument.limits': 'PDF या फ़ोटो, 10 MB तक',
  'candidateDocument.tooLarge': 'यह फ़ाइल 10 MB से बड़ी है। छोटी चुनें।',
  'candidateDocument.share': 'मुझे शॉर्टलिस्ट करने वाले बिज़नेस को दिखाएँ',
  'candidateDocument.share.about': 'जब तक आप इसे बंद न करें, वे ये दस्तावेज़ खोल सकते हैं। और कोई नहीं देखता।',
  'empty.no-candidate-documents': 'अभी कोई दस्तावेज़ नहीं',
  'empty.no-candidate-documents.words': 'सर्टिफ़िकेट और लाइसेंस एक बार जोड़ें। फिर जिसे चाहें, उसे दिखाएँ।',
};

export const candidateDocumentRefusals = refusalsInHindi<keyof typeof candidateDocumentErrors>({
  candidate_document_unreadable: 'यह फ़ाइल पढ़ी नहीं जा सकती। PDF या फ़ोटो चुनें।',
  candidate_document_active: 'इस PDF में स्क्रिप्ट या दूसरी फ़ाइलें हैं। इसे नई PDF में प्रिंट करें।',
  candidate_document_locked: 'इस PDF पर पासवर्ड है। बिना पासवर्ड की चुनें।',
  candidate_document_ended: 'यह दिन बीत चुका है। आज या बाद का दिन चुनें, या खाली छोड़ें।',
  candidate_document_not_found: 'यह दस्तावेज़ उपलब्ध नहीं है।',
  candidate_documents_full: 'आपके पास {{limit}} दस्तावेज़ हैं। पहले एक हटाएँ।',
});
