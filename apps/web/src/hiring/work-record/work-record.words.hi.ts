import type { workRecordErrors } from '@nukkad/contract/hiring/work-record/work-record.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** The verified work record: one's own, shared in an application, and as a business reads it. */
export const workRecordWords = {
  'workRecord.title': 'जाँचा हुआ काम का रिकॉर्ड',
  'place.workRecord.about': 'वह काम जो ग्राहकों और नियोक्ताओं ने पक्का किया।',
  'workRecord.visits_one': '{{count}} विज़िट',
  'workRecord.visits_other': '{{count}} विज़िट',
  'workRecord.onTime.share': '{{percent}}% समय पर',
  'workRecord.now': 'अब तक',
  'workRecord.completed': 'पूरी की गई विज़िट',
  'workRecord.onTime': 'समय पर',
  'workRecord.reviews_one': 'स्टार, {{count}} रिव्यू',
  'workRecord.reviews_other': 'स्टार, {{count}} रिव्यू',
  'workRecord.months': 'विज़िट वाले महीने',
  'workRecord.categories': 'सेवा के हिसाब से विज़िट',
  'workRecord.tenures': 'नियोक्ता ने पक्की की हुई नौकरियाँ',
  'workRecord.asOf': 'इस दिन तक:',
  'workRecord.check': 'जाँच का पेज खोलें',
  'workRecord.notShared': 'आपके साथ शेयर नहीं है। आवेदक ख़ुद तय करते हैं कि शेयर करें या नहीं।',
  'workRecord.share.title': 'अपना काम का रिकॉर्ड {{name}} के साथ शेयर करें?',
  'workRecord.share.reads': '{{name}} यह रिकॉर्ड सिर्फ़ इस आवेदन के लिए पढ़ेंगे।',
  'workRecord.share.link': 'जब तक आप शेयर करना बंद न करें, जिसके पास लिंक है वह इसे जाँच सकता है।',
  'workRecord.share': 'रिकॉर्ड शेयर करें',
  'workRecord.shared': 'रिकॉर्ड शेयर हो गया।',
  'workRecord.stop.title': 'काम का रिकॉर्ड शेयर करना बंद करें?',
  'workRecord.stop.reads': '{{name}} इसे आगे नहीं देख सकेंगे, और इसका लिंक काम नहीं करेगा।',
  'workRecord.stop.again': 'आवेदन चालू रहने तक आप इसे फिर शेयर कर सकते हैं।',
  'workRecord.stop': 'शेयर करना बंद करें',
  'workRecord.stop.of': '{{name}} के साथ शेयर करना बंद करें',
  'workRecord.stopped': 'अब शेयर नहीं है।',
  'workRecord.isShared': 'शेयर है',
  'workRecord.see': 'रिकॉर्ड देखें',
  'workRecord.part.shared': '{{name}} को आपकी विज़िट, समय पर पहुँचना, स्टार और नौकरियाँ दिखती हैं।',
  'workRecord.part.offer': '{{name}} को वह काम दिखाएँ जो ग्राहकों और नियोक्ताओं ने पक्का किया।',
  'workRecord.renew': 'शेयर किया रिकॉर्ड ताज़ा करें',
  'workRecord.shares': 'किसके साथ शेयर है',
  'workRecord.shares.none': 'किसी बिज़नेस के साथ नहीं। इसे आप आवेदन में शेयर करते हैं।',
  'workRecord.none': 'आपके रिकॉर्ड में अभी कुछ नहीं',
  'workRecord.none.words':
    'यहाँ किसी बिज़नेस के लिए पूरी की गई विज़िट और नियोक्ता की पक्की की हुई नौकरियाँ अपने आप दिखेंगी।',
  'workRecord.how':
    'वही विज़िट गिनी जाती है जिसमें ग्राहक ने स्टार्ट OTP दिया और कोई विवाद नहीं हुआ। किसी ग्राहक या जगह का नाम नहीं होता।',
};

export const workRecordRefusals = refusalsInHindi<keyof typeof workRecordErrors>({
  work_record_not_found: 'यह उपलब्ध नहीं है',
  work_record_empty: 'अभी शेयर करने को कुछ नहीं है। कोई विज़िट पूरी करें, या नियोक्ता के पक्का करने तक रुकें।',
  work_record_changed: 'आपका काम का रिकॉर्ड बदल गया है। जाँचकर फिर शेयर करें।',
  work_record_application_over: 'यह आवेदन ख़त्म हो गया है, इसलिए इसमें रिकॉर्ड शेयर नहीं हो सकता।',
});
