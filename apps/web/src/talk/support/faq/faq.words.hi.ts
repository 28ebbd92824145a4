import { refusalsInHindi } from '../../../platform/api/refusals-in-hindi.ts';

/** Common questions, and those suggested to a person who writes to support. */
export const faqWords = {
  'faq.title': 'आम सवाल',
  'faq.lead': 'बुकिंग, भुगतान, रद्द करने और रिफ़ंड के जवाब।',
  'faq.search': 'सवाल खोजें',
  'faq.categories': 'विषय',
  'faq.all': 'सभी',
  'faq.booking': 'बुकिंग',
  'faq.visit': 'काम का दिन',
  'faq.cancelling': 'रद्द करना',
  'faq.payment': 'भुगतान',
  'faq.refund': 'रिफ़ंड',
  'faq.offer': 'ऑफ़र',
  'faq.account': 'आपका खाता',
  'faq.partner': 'पार्टनर के लिए',
  'faq.none': 'कोई जवाब नहीं मिला',
  'faq.none.words': 'दूसरे शब्दों से खोजें, या हमें लिखें।',
  'faq.contact': 'सहायता टीम से संपर्क करें',
  'faq.more': 'जवाब नहीं मिला?',
  'faq.see': 'सभी सवाल देखें',
  'faq.helpful': 'क्या इससे मदद मिली?',
  'faq.helpful.of': 'क्या “{{question}}” से मदद मिली?',
  'faq.yes': 'हाँ',
  'faq.no': 'नहीं',
  'faq.thanks': 'बताने के लिए धन्यवाद।',
  'faq.sorry': 'हमें खेद है।',
  'faq.write': 'हमें लिखें',
  'faq.suggested': 'शायद यह आपका जवाब है',
};

/** Of its errors the one that people can meet; the others are the back office's. */
export const faqRefusals = refusalsInHindi<'faq_not_found'>({
  faq_not_found: 'यह उपलब्ध नहीं है',
});
