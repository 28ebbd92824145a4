import type { pdfErrors } from '@nukkad/contract/files/seal/seal.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const pdfRefusals = refusalsInHindi<keyof typeof pdfErrors>({
  pdf_unreadable: 'यह PDF ख़राब है या PDF है ही नहीं। इसे फिर से सेव करके अपलोड करें।',
  pdf_locked: 'इस PDF पर पासवर्ड है। बिना पासवर्ड वाली चुनें।',
  pdf_active: 'इस PDF में स्क्रिप्ट या दूसरी फ़ाइलें हैं। इसे नई PDF में प्रिंट करें।',
  pdf_xfa: 'यह PDF एक XFA फ़ॉर्म है, जिस पर हस्ताक्षर नहीं हो सकते। इसे नई PDF में प्रिंट करें।',
  pdf_signed_already:
    'इस PDF पर पहले से हस्ताक्षर हैं, और नया हस्ताक्षर उन्हें तोड़ देगा। इसे हस्ताक्षर की हुई प्रति के रूप में अपलोड करें।',
  pdf_too_long: 'हस्ताक्षर के दस्तावेज़ में ज़्यादा से ज़्यादा 200 पन्ने हो सकते हैं। छोटा दस्तावेज़ अपलोड करें।',
});

/** Checking a sealed document, for people who have to rely on it. */
export const sealWords = {
  'verify.title': 'दस्तावेज़ जाँचें',
  'verify.lead': 'देखें कि हस्ताक्षर वाली PDF ठीक वैसी ही है जैसी यहाँ सील होते समय थी।',
  'footer.verify': 'दस्तावेज़ जाँचें',
  'empty.no-seal-checked': 'जो PDF आपको मिली, उसे चुनें',
  'empty.no-seal-checked.words':
    'वही फ़ाइल चुनें जो डाउनलोड हुई या भेजी गई थी। फ़ोटो, स्कैन या छपी हुई प्रति की जाँच नहीं हो सकती।',
  'verify.choose': 'PDF चुनें',
  'verify.again': 'दूसरी PDF जाँचें',
  'verify.checking': '{{name}} की जाँच हो रही है…',
  'verify.notPdf': 'सिर्फ़ PDF फ़ाइलों की जाँच हो सकती है।',
  'verify.tooLarge': '12 MB तक की PDF चुनें।',
  'verify.how': 'क्या जाँचा जाता है',
  'verify.how.words':
    'जब यहाँ किसी दस्तावेज़ पर सबके हस्ताक्षर हो जाते हैं, तब हम उसे डिजिटल सील से बंद करते हैं। उसके बाद एक अक्षर भी बदले तो सील मेल नहीं खाती। जो फ़ाइल आप जाँचते हैं, उसे हम नहीं रखते।',
  'verify.how.law':
    'यहाँ हस्ताक्षर करना सूचना प्रौद्योगिकी अधिनियम, 2000 की धारा 10A के अनुसार इलेक्ट्रॉनिक तरीके से सहमति है। यह हस्ताक्षर करने वालों का आधार ई-साइन या डिजिटल सिग्नेचर सर्टिफ़िकेट नहीं है।',
  'verify.certificate': 'हमारी सील का सर्टिफ़िकेट डाउनलोड करें',
  'verify.certificate.why': 'ताकि दस्तावेज़ किसी दूसरे प्रोग्राम में भी जाँच सकें।',
  'verify.intact': 'सील सही है, कुछ नहीं बदला',
  'verify.changed': 'सील होने के बाद बदला गया',
  'verify.none': 'कोई सील नहीं मिली',
  'verify.others': 'यहाँ सील नहीं हुआ',
  'verify.intact.words': 'यह फ़ाइल ठीक वैसी ही है जैसी सील करते समय थी।',
  'verify.changed.words': 'यह वह फ़ाइल नहीं है जिसे हमने सील किया था। इस पर भरोसा न करें: भेजने वाले से असली फ़ाइल माँगें।',
  'verify.none.words':
    'इस फ़ाइल में ऐसा कुछ नहीं जिससे पता चले कि इसे किसने बनाया या यह बदली गई या नहीं। यह कॉपी या स्कैन हो सकती है।',
  'verify.others.words':
    'इस पर कहीं और किए गए हस्ताक्षर हैं। फ़ाइल उसके बाद बदली या नहीं, यह हम बता सकते हैं; हस्ताक्षर किसके हैं, यह नहीं।',
  'verify.signature.wrong': 'फ़ाइल से मेल नहीं खाता',
  'verify.signature.right': 'पूरी फ़ाइल से मेल खाता है',
  'verify.signature.part': 'इसके बाद और जोड़ा गया',
  'verify.signature.unnamed': 'बिना नाम का हस्ताक्षर',
  'verify.signature.stamped': '(समय सर्वर से पक्का)',
  'verify.signature.said': '(जैसा हस्ताक्षर करने वाले का कंप्यूटर बताता है)',
  'verify.file': 'फ़ाइल',
  'verify.number': 'दस्तावेज़ नंबर',
  'verify.sealedAt': 'सील हुआ',
  'verify.signers': 'हस्ताक्षर',
  'verify.people_one': '{{count}} व्यक्ति',
  'verify.people_other': '{{count}} लोग',
  'verify.esigned': 'आधार eSign से',
  'verify.esigned.standIn': 'केवल विकास का परीक्षण पेज, जो मान्य नहीं है',
  'verify.pages': 'पन्ने',
  'verify.hash': 'फ़ाइल की पहचान (SHA-256)',
  'verify.signatures': 'फ़ाइल के डिजिटल हस्ताक्षर',
} as const;
