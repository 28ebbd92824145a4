import type { cashRefundErrors } from '@nukkad/contract/money/cash-refund/cash-refund.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Cash that goes back: where to, and where it is. */
export const cashRefundWords = {
  'cashRefund.page': 'आपका रिफ़ंड',
  'cashRefund.lead': 'आपने नकद चुकाया था, इसलिए बताइए कि पैसा कहाँ लौटाएँ।',
  'cashRefund.back': 'बुकिंग पर वापस',
  'cashRefund.none': 'लौटाने को कुछ नहीं',
  'cashRefund.none.words': 'इस बुकिंग का कोई नकद रिफ़ंड नहीं है।',
  'cashRefund.sum': '{{sum}} का रिफ़ंड',
  'cashRefund.choose': 'चुनें',
  'cashRefund.details': 'विवरण देखें',
  'cashRefund.toBank': '{{bank}}, खाते के आख़िरी अंक {{end}}',
  'cashRefund.toUpi': 'UPI ID {{id}}',
  'cashRefund.waiting': 'चुनिए कि पैसा कैसे वापस चाहिए।',
  'cashRefund.checking': 'हमारी टीम जानकारी जाँच रही है। फिर पैसा यहाँ जाएगा: {{place}}।',
  'cashRefund.sending': 'पैसा भेजा जा रहा है: {{place}}। आम तौर पर कुछ मिनट लगते हैं।',
  'cashRefund.paid': 'पैसा पहुँच गया: {{place}}।',
  'cashRefund.failed': 'यहाँ पैसा नहीं पहुँचा: {{place}}। दूसरा तरीक़ा चुनें।',
  'cashRefund.credited': 'आपके क्रेडिट में जोड़ दिया गया।',
  'cashRefund.said': 'कारण: {{why}}',
  'cashRefund.utr': '{{day}}, बैंक संदर्भ {{utr}}',
  'cashRefund.how': 'पैसा कैसे वापस चाहिए?',
  'cashRefund.way.upi': 'UPI ID पर',
  'cashRefund.way.bank': 'बैंक खाते में',
  'cashRefund.way.credit': 'अगली बुकिंग के लिए क्रेडिट',
  'cashRefund.upiId': 'UPI ID',
  'cashRefund.upiId.hint': 'आपके UPI ऐप की प्रोफ़ाइल में दिखता है, जैसे meera@okaxis',
  'cashRefund.send': '{{sum}} यहाँ पाएँ',
  'cashRefund.creditUntil': 'यह तुरंत मिलेगा और {{day}} तक इस्तेमाल कर सकते हैं।',
  'cashRefund.takeCredit': '{{sum}} क्रेडिट के रूप में लें',
};

export const cashRefundRefusals = refusalsInHindi<Exclude<keyof typeof cashRefundErrors, 'own_cash_refund'>>({
  cash_refund_not_found: 'यह उपलब्ध नहीं है',
  account_name_differs: 'बैंक में इस खाते पर दूसरा नाम है। जानकारी जाँचें।',
});
