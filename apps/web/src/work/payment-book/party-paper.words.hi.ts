import type { partyPaperErrors } from '@nukkad/contract/work/payment-book/party-paper.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** What the fields are called that one confirms of a paper for a party. */
export const partyPaperChangeWords: Readonly<Record<string, string>> = {
  'changed.paperKind': 'क्या जारी होगा',
  'changed.paperTo': 'किसके नाम',
  'changed.paperAddress': 'पता',
  'changed.paperPlace': 'आपूर्ति का स्थान',
  'changed.paperTaxable': 'GST के बिना रकम',
  'changed.paperTax': 'GST',
  'changed.paperTotal': 'कुल',
};

export const partyPaperRefusals = refusalsInHindi<keyof typeof partyPaperErrors>({
  paper_not_found: 'यह उपलब्ध नहीं है',
  paper_issued: 'इस प्रविष्टि का दस्तावेज़ जारी हो चुका है।',
  paper_not_of_entry: 'इस प्रविष्टि का कोई दस्तावेज़ जारी नहीं होता।',
  paper_of_platform: 'यह ग्राहक प्लेटफ़ॉर्म पर हैं और उन्हें बिल यहीं मिलते हैं।',
  paper_basis: 'इस तरह का बिल यहाँ ठीक नहीं। सूची में से चुनें।',
  paper_place: 'राज्य चुनें।',
  paper_address_missing: 'पहले इस ग्राहक का पता जोड़ें।',
  paper_code_missing: 'HSN या SAC कोड लिखें।',
  paper_corrects_missing: 'वह बिल चुनें जिस पर यह क्रेडिट नोट है।',
  paper_lines_sum: 'पंक्तियों का कुल इस रकम के बराबर नहीं है। कोई पंक्ति ठीक करें।',
  paper_rate: 'उस दिन की GST दर चुनें।',
  paper_line_credited: 'उस पंक्ति में इतनी रकम बाकी नहीं है।',
  paper_email_missing: 'पहले इस ग्राहक का ईमेल पता जोड़ें।',
  paper_email_changed: 'ईमेल पता बदल गया है। फिर से देखें।',
  paper_sent_often: 'यह आज कई बार भेजा गया है। कल फिर भेजें।',
  paper_credit_above: 'उस बिल में इतनी रकम बाकी नहीं है। दूसरा बिल चुनें।',
});
