import type { leadCreditErrors } from '@nukkad/contract/money/lead-credit/lead-credit.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Credits of partners: balance, packs, statement. */
export const leadCreditWords = {
  'leadCredit.title': 'क्रेडिट',
  'leadCredit.about': 'जिनसे आप लीड अनलॉक करते हैं: बैलेंस, पैक और हिसाब।',
  'leadCredit.balance': 'आपके क्रेडिट',
  'leadCredit.monthly': 'हर महीने पहली लीड के साथ {{count}} क्रेडिट मुफ़्त मिलते हैं।',
  'leadCredit.expires': '{{count}} क्रेडिट {{day}} को ख़त्म होंगे',
  'leadCredit.packs': 'क्रेडिट खरीदें',
  'leadCredit.count_one': '{{count}} क्रेडिट',
  'leadCredit.count_other': '{{count}} क्रेडिट',
  'leadCredit.tax': '{{tax}} GST शामिल',
  'leadCredit.buy': '{{price}} में खरीदें',
  'leadCredit.noBuy': 'पैक खरीदने के लिए मालिक से भुगतान की अनुमति माँगें।',
  'leadCredit.came_one': 'भुगतान हो गया। {{count}} क्रेडिट जुड़ गया।',
  'leadCredit.came_other': 'भुगतान हो गया। {{count}} क्रेडिट जुड़ गए।',
  'leadCredit.waiting': 'आपके भुगतान की पुष्टि का इंतज़ार है…',
  'leadCredit.statement': 'हिसाब',
  'leadCredit.none': 'अभी कोई क्रेडिट नहीं',
  'leadCredit.none.words': 'आपकी पहली लीड के साथ महीने के मुफ़्त क्रेडिट यहाँ आते हैं।',
  'leadCredit.kind.pack': 'पैक खरीदा',
  'leadCredit.kind.allowance': 'महीने के मुफ़्त क्रेडिट',
  'leadCredit.kind.refund': 'वापस मिले: ग्राहक ने देखा ही नहीं',
  'leadCredit.kind.claim': 'आपके दावे पर वापस मिले',
  'leadCredit.kind.unlock': 'लीड अनलॉक की',
  'leadCredit.kind.expired': 'समय पूरा हो गया',
  'leadCredit.lead': 'लीड देखें',
  'leadCredit.until': '{{day}} तक इस्तेमाल करें',
  'leadCredit.late': 'यह भुगतान अब बाकी नहीं था। हम इसे लौटा रहे हैं।',
} as const;

/** What the fields are called that one confirms of credits. */
export const leadCreditChangeWords: Readonly<Record<string, string>> = {
  'changed.packAmount': 'पैक का दाम',
};

export const leadCreditRefusals = refusalsInHindi<keyof typeof leadCreditErrors>({
  lead_pack_gone: 'यह पैक अब नहीं मिलता। दूसरा चुनें।',
  lead_pack_order_not_found: 'यह उपलब्ध नहीं है',
});
