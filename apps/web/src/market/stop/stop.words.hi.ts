import type { stopErrors } from '@nukkad/contract/market/stop/stop.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** A visit that cannot go on: the dialog that says so, and the card that asks the other side. */
export const stopWords = {
  'stop.reason.safety': 'आगे काम करना सुरक्षित नहीं है',
  'stop.reason.cannot_finish': 'काम आज पूरा नहीं हो सकता',
  'stop.reason.customer_asked': 'ग्राहक यहीं रोकना चाहते हैं',
  'stop.reason.other': 'कोई और कारण',
  'stop.bill': 'बिल {{agreed}} की जगह {{bill}} होगा।',
  'stop.refund': '{{sum}} आपको वापस मिलेंगे।',
  'stop.refund.partner': '{{sum}} ग्राहक को वापस मिलेंगे।',
  'stop.due': '{{sum}} देने बाक़ी हैं।',
  'stop.done': 'कितना काम हुआ?',
  'stop.doneOf': '{{all}} में से {{done}} हुआ',
  'stop.asks': 'पार्टनर की सहमति ली जाएगी। तब तक विज़िट जारी है।',
  'stop.asks.customer': 'ग्राहक की सहमति ली जाएगी। तब तक विज़िट जारी है।',
  'stop.atOnce': 'विज़िट तुरंत ख़त्म होगी, और हमारी सहायता टीम दोनों की बात सुनेगी।',
  'stop.atOnce.partner': 'विज़िट तुरंत ख़त्म होगी। ग्राहक बिल की शिकायत कर सकते हैं।',
  'stop.title': 'विज़िट अभी ख़त्म करें?',
  'stop.now': 'विज़िट ख़त्म करें',
  'stop.send': 'ख़त्म करने को पूछें',
  'stop.goOn': 'काम जारी रखें',
  'stop.asked': 'दूसरे पक्ष से पूछा गया है',
  'stop.ended': 'विज़िट ख़त्म हुई',
  'stop.why': 'आगे क्यों नहीं हो सकती?',
  'stop.words': 'क्या हुआ?',
  'stop.words.more': 'और कुछ (वैकल्पिक)',
  'stop.agree.title': 'सहमत होकर विज़िट ख़त्म करें?',
  'stop.agree': 'सहमत हूँ, ख़त्म करें',
  'stop.contest': 'सहमत नहीं',
  'stop.contest.title': 'इस बिल से सहमत नहीं?',
  'stop.contest.confirm': 'शिकायत करें',
  'stop.contest.done': 'हमारी सहायता टीम दोनों की बात सुनेगी',
  'stop.contest.follows': 'विज़िट ख़त्म होगी, और बिल हमारी सहायता टीम तय करेगी।',
  'stop.contest.words': 'क्या ठीक नहीं है?',
  'stop.withdraw.title': 'विज़िट जारी रखें?',
  'stop.withdraw': 'अनुरोध वापस लें',
  'stop.withdraw.done': 'अनुरोध वापस लिया',
  'stop.withdraw.follows': 'विज़िट बुकिंग के अनुसार जारी रहेगी।',
  'stop.sent': 'आपने विज़िट ख़त्म करने को पूछा है',
  'stop.byCustomer': 'ग्राहक विज़िट ख़त्म करना चाहते हैं',
  'stop.byPartner': 'कारीगर विज़िट ख़त्म करना चाहते हैं',
  'stop.until': '{{when}} तक जवाब न मिलने पर यही बिल माना जाएगा।',
  'stop.open': 'विज़िट आगे नहीं हो सकती',
};

/** What the fields are called that one confirms of a visit that ends early. */
export const stopChangeWords: Readonly<Record<string, string>> = {
  'changed.agreed': 'तय बिल',
  'changed.bill': 'हुए काम का बिल',
  'changed.due': 'बाक़ी भुगतान',
};

export const stopRefusals = refusalsInHindi<keyof typeof stopErrors>({
  stop_open: 'किसी ने यह विज़िट ख़त्म करने को पूछा है। पहले उसका जवाब दें।',
  stop_over: 'विज़िट ख़त्म करने का यह अनुरोध अब खुला नहीं है।',
  stop_line_unknown: 'इस बुकिंग की सेवाओं में से चुनें।',
  stop_words_needed: 'कुछ शब्दों में बताएँ कि विज़िट आगे क्यों नहीं हो सकती।',
});
