/** What the paper of a quote says, in the language that it is asked for in. */
export interface QuoteWords {
  readonly title: string;
  readonly agreedTitle: string;
  /** Of what both sides sign. */
  readonly toSignTitle: string;
  readonly counterTitle: string;
  readonly partner: string;
  readonly customer: string;
  readonly request: string;
  readonly madeOn: string;
  readonly goodUntil: string;
  readonly notRegistered: string;
  readonly version: (version: number) => string;
  readonly columns: readonly [work: string, quantity: string, price: string, gst: string, amount: string];
  readonly subtotal: string;
  readonly discount: string;
  readonly taxable: string;
  readonly rounding: string;
  readonly total: string;
  readonly optional: string;
  readonly withoutOptions: string;
  readonly withOptions: string;
  /** Where alternatives are to be chosen: the least and the most that it comes to. */
  readonly from: string;
  readonly atMost: string;
  readonly payments: string;
  readonly onAgreement: string;
  /** Where other payments are amounts. */
  readonly ofRest: (percent: number) => string;
  readonly start: string;
  readonly finish: string;
  readonly warranty: string;
  readonly months: (months: number) => string;
  readonly visits: string;
  readonly minutes: (minutes: number) => string;
  readonly terms: string;
  readonly confirmations: string;
  readonly byPartner: string;
  readonly byCustomer: string;
  readonly withOtp: string;
  readonly notYet: string;
  readonly digest: string;
  readonly signatures: string;
  readonly through: (brand: string) => string;
}

const en: QuoteWords = {
  title: 'Quote',
  agreedTitle: 'Agreed quote',
  toSignTitle: 'Agreement on a quote',
  counterTitle: 'Counter-offer',
  partner: 'Partner',
  customer: 'Prepared for',
  request: 'Request',
  madeOn: 'Date',
  goodUntil: 'Valid until',
  notRegistered: 'not registered',
  version: (version) => `Version ${version}`,
  columns: ['Work', 'Quantity', 'Price (₹)', 'GST', 'Amount (₹)'],
  subtotal: 'Subtotal',
  discount: 'Discount',
  taxable: 'Taxable value',
  rounding: 'Rounding',
  total: 'Total',
  optional: 'optional',
  withoutOptions: 'Without options',
  withOptions: 'With all optional lines',
  from: 'Total from',
  atMost: 'Total at most',
  payments: 'Payments',
  onAgreement: 'on agreement',
  ofRest: (percent) => (percent === 100 ? 'The rest' : `${percent}% of the rest`),
  start: 'Start',
  finish: 'Finish',
  warranty: 'Warranty',
  months: (months) => (months === 1 ? '1 month' : `${months} months`),
  visits: 'Visits',
  minutes: (minutes) => `${minutes} min`,
  terms: 'Terms',
  confirmations: 'Confirmations',
  byPartner: 'For the partner',
  byCustomer: 'Customer',
  withOtp: 'confirmed with an OTP',
  notYet: 'not confirmed yet',
  digest: 'SHA-256 of the agreed content',
  signatures: 'Signatures',
  through: (brand) => `Made through ${brand}. This is a quote, not a tax invoice.`,
};

const hi: QuoteWords = {
  title: 'कोटेशन',
  agreedTitle: 'तय कोटेशन',
  toSignTitle: 'कोटेशन पर सहमति',
  counterTitle: 'ग्राहक का प्रस्ताव',
  partner: 'पार्टनर',
  customer: 'किसके लिए',
  request: 'अनुरोध',
  madeOn: 'तारीख़',
  goodUntil: 'मान्य',
  notRegistered: 'पंजीकृत नहीं',
  version: (version) => `संस्करण ${version}`,
  columns: ['काम', 'मात्रा', 'दर (₹)', 'GST', 'रकम (₹)'],
  subtotal: 'जोड़',
  discount: 'छूट',
  taxable: 'कर योग्य मूल्य',
  rounding: 'पूर्णांकन',
  total: 'कुल',
  optional: 'वैकल्पिक',
  withoutOptions: 'विकल्पों के बिना',
  withOptions: 'सभी वैकल्पिक लाइनों के साथ',
  from: 'कुल, कम से कम',
  atMost: 'कुल, ज़्यादा से ज़्यादा',
  payments: 'भुगतान',
  onAgreement: 'सहमति पर',
  ofRest: (percent) => (percent === 100 ? 'बाकी रकम' : `बाकी का ${percent}%`),
  start: 'शुरुआत',
  finish: 'पूरा',
  warranty: 'वारंटी',
  months: (months) => `${months} महीने`,
  visits: 'विज़िट',
  minutes: (minutes) => `${minutes} मिनट`,
  terms: 'शर्तें',
  confirmations: 'पुष्टि',
  byPartner: 'पार्टनर की ओर से',
  byCustomer: 'ग्राहक',
  withOtp: 'OTP से पुष्टि की',
  notYet: 'अभी पुष्टि नहीं हुई',
  digest: 'तय सामग्री का SHA-256',
  signatures: 'साइन',
  through: (brand) => `${brand} के ज़रिए बना। यह कोटेशन है, टैक्स इनवॉइस नहीं।`,
};

export const quoteWords: Readonly<Record<'en' | 'hi', QuoteWords>> = { en, hi };
