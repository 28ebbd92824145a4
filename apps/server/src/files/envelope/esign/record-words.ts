/** What the signing record says where someone signed with Aadhaar eSign. */
import type { Said } from '../../../platform/spoken.rules.ts';
import type { ESignRow } from './esign.store.ts';

/** `standIn`: in development, by what stands in for a provider. */
export type ESigned = 'none' | 'real' | 'standIn';

export function eSignedOf(visits: readonly Pick<ESignRow, 'provider'>[]): ESigned {
  if (visits.length === 0) return 'none';
  return visits.some(({ provider }) => provider === 'embedded') ? 'standIn' : 'real';
}

export const certificateWords: Said = { en: 'certificate', hi: 'सर्टिफ़िकेट' };

const real: Said = {
  en: 'Where the record says Aadhaar eSign, the person signed the SHA-256 of the document at a provider of electronic signatures (Second Schedule of the Act), and the provider’s signed answer is kept; the step shows the certificate and the hash of the answer.',
  hi: 'जहाँ रिकॉर्ड में आधार eSign लिखा है, वहाँ व्यक्ति ने इलेक्ट्रॉनिक हस्ताक्षर देने वाली संस्था (अधिनियम की दूसरी अनुसूची) के यहाँ दस्तावेज़ के SHA-256 पर हस्ताक्षर किए, और उसका हस्ताक्षरित उत्तर रखा गया है; सर्टिफ़िकेट और उत्तर का हैश उस चरण के साथ लिखा है।',
};
const standIn: Said = {
  en: 'Where the record says Aadhaar eSign, a test provider for development signed with a test certificate. That is no Aadhaar eSign and has no legal effect.',
  hi: 'जहाँ रिकॉर्ड में आधार eSign लिखा है, वहाँ विकास के लिए बने परीक्षण पेज ने परीक्षण सर्टिफ़िकेट से साइन किया। वह आधार eSign नहीं है और उसका कोई क़ानूनी असर नहीं है।',
};

/** What the document is where at least one of them signed so. */
export function eSignNote(brand: string, eSigned: Exclude<ESigned, 'none'>): Said {
  const own = eSigned === 'real' ? real : standIn;
  return {
    en: `This document was agreed by electronic means (Information Technology Act, 2000, section 10A). ${own.en} All others confirmed with an OTP sent to the mobile number shown, or with a passkey of the account that has this number. The whole file is closed by one electronic seal of ${brand}. A changed byte breaks that seal. Each step below carries the hash of the one before.`,
    hi: `इस दस्तावेज़ पर इलेक्ट्रॉनिक तरीक़े से सहमति हुई (सूचना प्रौद्योगिकी अधिनियम, 2000, धारा 10A)। ${own.hi} बाक़ी सब ने दिखाए गए मोबाइल नंबर पर भेजे गए वन-टाइम पासवर्ड से, या उसी नंबर वाले खाते की पासकी से पुष्टि की। पूरी फ़ाइल ${brand} की एक इलेक्ट्रॉनिक सील से बंद है। एक भी बाइट बदलने पर सील टूट जाती है। हर चरण में उससे पहले वाले चरण का हैश है।`,
  };
}
