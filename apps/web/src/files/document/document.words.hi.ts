import type { documentErrors } from '@nukkad/contract/files/document/document.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** The files that a person keeps. */
export const documentWords = {
  'documents.title': 'आपके दस्तावेज़',
  'documents.about': 'अपने दस्तावेज़ अपलोड करें और संभालें।',
  'documents.none': 'अभी कोई दस्तावेज़ नहीं',
  'documents.none.words': 'PDF या फ़ोटो जोड़ें, ताकि ज़रूरत पर तैयार मिले।',
  'documents.add': 'दस्तावेज़ जोड़ें',
  'document.type.pan_card': 'PAN कार्ड',
  'document.type.gst_certificate': 'GST प्रमाणपत्र',
  'document.type.address_proof': 'पते का प्रमाण',
  'document.type.identity_proof': 'पहचान का प्रमाण',
  'document.type.cancelled_cheque': 'कैंसल चेक',
  'document.type.trade_licence': 'व्यापार लाइसेंस',
  'document.type.certificate': 'ट्रेनिंग का प्रमाणपत्र',
  'document.type.other': 'अन्य',
  'document.kind': 'दस्तावेज़ का प्रकार',
  'document.choose': 'PDF या फ़ोटो, 10 MB तक',
  'document.tooLarge': '10 MB तक की फ़ाइल चुनें।',
  'document.sending': 'अपलोड हो रहा है…',
  'document.approved': 'सत्यापित',
  'document.rejected': 'अस्वीकृत',
  'document.open': 'देखें',
  'document.remove': 'डिलीट करें',
  'document.remove.ask': 'यह दस्तावेज़ डिलीट करें?',
  'document.remove.gone': 'फ़ाइल हमेशा के लिए डिलीट हो जाएगी।',
  'document.remove.yes': 'दस्तावेज़ डिलीट करें',
  'document.search': 'फ़ाइल का नाम',
  'document.status': 'स्थिति',
  'document.pending': 'अभी जाँचा नहीं गया',
  'document.size': 'आकार, KB में',
  'document.uploaded': 'जोड़ा गया',
  'document.acts': 'कार्रवाई',
  'document.many.removed_one': '{{count}} दस्तावेज़ डिलीट हुआ',
  'document.many.removed_other': '{{count}} दस्तावेज़ डिलीट हुए',
  'document.share': 'शेयर करें',
  'document.pick': 'फ़ाइल चुनें',
} satisfies Record<string, string>;

export const documentRefusals = refusalsInHindi<keyof typeof documentErrors>({
  document_not_found: 'यह दस्तावेज़ डिलीट हो चुका है।',
  document_unreadable: 'यह फ़ाइल खुल नहीं सकी। दूसरी PDF या फ़ोटो चुनें।',
  document_active: 'इस PDF में स्क्रिप्ट या दूसरी फ़ाइलें हैं। इसे नई PDF में प्रिंट करें।',
  document_locked: 'इस PDF पर पासवर्ड है। बिना पासवर्ड वाली चुनें।',
  too_many_documents: 'आप 60 दस्तावेज़ रख सकते हैं। पहले एक हटाएँ।',
  document_in_review: 'यह दस्तावेज़ जाँच में है और अभी बदला नहीं जा सकता।',
});
