/** What the pages say that follow a signed document. */
import type { RecipientRole, TrailKind } from '@nukkad/contract/files/envelope/envelope.model';
import type { Said } from '../../platform/spoken.rules.ts';

export const paperTitle: Said = { en: 'Signing record', hi: 'हस्ताक्षर का रिकॉर्ड' };

export const factNames = {
  title: { en: 'Document', hi: 'दस्तावेज़' },
  number: { en: 'Number', hi: 'क्रमांक' },
  from: { en: 'Sent by', hi: 'भेजने वाले' },
  version: { en: 'Version', hi: 'संस्करण' },
  pages: { en: 'Pages', hi: 'पन्ने' },
  sentAt: { en: 'Sent', hi: 'भेजा गया' },
  signedAt: { en: 'Signed by all', hi: 'सबने हस्ताक्षर किए' },
  hash: { en: 'SHA-256 of the document', hi: 'दस्तावेज़ का SHA-256' },
} as const satisfies Readonly<Record<string, Said>>;

export const peopleTitles: readonly Said[] = [
  { en: 'Name', hi: 'नाम' },
  { en: 'Part', hi: 'भूमिका' },
  { en: 'Mobile number', hi: 'मोबाइल नंबर' },
  { en: 'Done', hi: 'पूरा हुआ' },
];

export const stepTitles: readonly Said[] = [
  { en: 'No.', hi: 'क्र.' },
  { en: 'When', hi: 'कब' },
  { en: 'What', hi: 'क्या हुआ' },
  { en: 'How', hi: 'कैसे' },
  { en: 'SHA-256 of the step', hi: 'चरण का SHA-256' },
];

export const headings = {
  people: { en: 'People', hi: 'लोग' },
  steps: { en: 'Step by step', hi: 'चरण दर चरण' },
} as const satisfies Readonly<Record<string, Said>>;

export const roleNames: Readonly<Record<RecipientRole, Said>> = {
  signer: { en: 'Signer', hi: 'हस्ताक्षरकर्ता' },
  approver: { en: 'Approver', hi: 'मंज़ूरी देने वाले' },
  witness: { en: 'Witness', hi: 'गवाह' },
  viewer: { en: 'Viewer', hi: 'पढ़ने वाले' },
  copy: { en: 'Gets a copy', hi: 'कॉपी पाने वाले' },
};

export const stepNames: Readonly<Record<TrailKind, Said>> = {
  created: { en: 'Uploaded', hi: 'अपलोड किया' },
  offered: { en: 'Made ready to sign by', hi: 'साइन के लिए तैयार किया' },
  sent: { en: 'Sent', hi: 'भेजा' },
  asked: { en: 'Link sent to', hi: 'लिंक भेजा गया' },
  code_sent: { en: 'OTP sent to', hi: 'OTP भेजा गया' },
  opened: { en: 'Opened by', hi: 'खोला' },
  signed: { en: 'Signed by', hi: 'हस्ताक्षर किए' },
  approved: { en: 'Approved by', hi: 'मंज़ूर किया' },
  witnessed: { en: 'Witnessed by', hi: 'गवाही दी' },
  declined: { en: 'Declined by', hi: 'मना किया' },
  delegated: { en: 'Handed on by', hi: 'आगे सौंपा' },
  commented: { en: 'Comment by', hi: 'टिप्पणी की' },
  reminded: { en: 'Reminder sent', hi: 'याद दिलाया' },
  corrected: { en: 'Taken back for correction by', hi: 'सुधार के लिए वापस लिया' },
  cancelled: { en: 'Cancelled by', hi: 'रद्द किया' },
  expired: { en: 'Expired', hi: 'समय ख़त्म हुआ' },
  sealed: { en: 'Sealed', hi: 'सील किया गया' },
  copied: { en: 'Signed copy downloaded by', hi: 'हस्ताक्षरित कॉपी डाउनलोड की' },
};

export const proofNames = {
  otp: { en: 'OTP to the number', hi: 'नंबर पर OTP' },
  session: { en: 'Signed in with the number', hi: 'इसी नंबर से लॉग इन' },
  passkey: { en: 'Passkey of the account with the number', hi: 'इसी नंबर वाले खाते की पासकी' },
  aadhaar_esign: { en: 'Aadhaar eSign', hi: 'आधार eSign' },
} as const satisfies Readonly<Record<string, Said>>;

/** What it is, and what it is not. */
export const lawNote = (brand: string): Said => ({
  en: `This document was agreed by electronic means (Information Technology Act, 2000, section 10A). Each person confirmed with an OTP sent to the mobile number shown, or with a passkey of the account that has this number, as the steps below say. It is not an Aadhaar eSign and carries no digital signature certificate of a person; the whole file is closed by one electronic seal of ${brand}. A changed byte breaks that seal. Each step below carries the hash of the one before.`,
  hi: `इस दस्तावेज़ पर इलेक्ट्रॉनिक तरीक़े से सहमति हुई (सूचना प्रौद्योगिकी अधिनियम, 2000, धारा 10A)। हर व्यक्ति ने दिखाए गए मोबाइल नंबर पर भेजे गए वन-टाइम पासवर्ड से, या उसी नंबर वाले खाते की पासकी से पुष्टि की, जैसा नीचे के चरणों में लिखा है। यह आधार eSign नहीं है और इसमें किसी व्यक्ति का डिजिटल हस्ताक्षर प्रमाणपत्र नहीं है; पूरी फ़ाइल ${brand} की एक इलेक्ट्रॉनिक सील से बंद है। एक भी बाइट बदलने पर सील टूट जाती है। हर चरण में उससे पहले वाले चरण का हैश है।`,
});
