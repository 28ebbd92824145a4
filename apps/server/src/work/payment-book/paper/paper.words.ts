import type { SupplyBasis } from '@nukkad/contract/work/payment-book/party-paper.model';
import type { PaperKind } from '@nukkad/contract/work/payment-book/payment-book.model';

/** What documents for parties say, in the language that they are asked for in. */
export interface PaperWords {
  readonly titles: Readonly<Record<PaperKind, string>>;
  readonly original: string;
  readonly supplier: string;
  readonly recipient: string;
  readonly state: string;
  readonly notRegistered: string;
  readonly number: string;
  readonly date: string;
  readonly place: string;
  readonly ofBill: string;
  readonly corrects: (day: string) => string;
  readonly columns: readonly [
    work: string,
    code: string,
    quantity: string,
    rate: string,
    gst: string,
    taxable: string,
    total: string,
  ];
  readonly taxable: string;
  /** A part of GST, of lines of one rate among others. */
  readonly taxOn: (tax: string, taxable: string) => string;
  readonly total: string;
  readonly received: string;
  readonly receivedOn: string;
  readonly method: string;
  readonly for: string;
  readonly bases: Readonly<Record<SupplyBasis, string>>;
  readonly reverseCharge: string;
  readonly issued: (name: string, rule: string) => string;
  readonly through: (brand: string) => string;
}

const en: PaperWords = {
  titles: {
    tax_invoice: 'Tax invoice',
    bill_of_supply: 'Bill of supply',
    receipt: 'Receipt',
    credit_note: 'Credit note',
  },
  original: 'Original for recipient',
  supplier: 'Supplier',
  recipient: 'Billed to',
  state: 'State',
  notRegistered: 'not registered',
  number: 'Number',
  date: 'Date',
  place: 'Place of supply',
  ofBill: 'Billed on',
  corrects: (day) => `Against bill of ${day}`,
  columns: ['Description', 'HSN/SAC', 'Quantity', 'Rate with GST (₹)', 'GST', 'Taxable (₹)', 'Total (₹)'],
  taxable: 'Taxable value',
  taxOn: (tax, taxable) => `${tax} on ${taxable}`,
  total: 'Total',
  received: 'Received from',
  receivedOn: 'Received on',
  method: 'Paid by',
  for: 'For',
  bases: {
    taxed: '',
    exempt: 'No GST is charged: the supply is exempt.',
    composition: 'Composition taxable person, not eligible to collect tax on supplies.',
    unregistered: 'No GST is charged: the supplier is not registered for GST.',
  },
  reverseCharge: 'Tax payable under reverse charge: No.',
  issued: (name, rule) =>
    `Issued electronically by ${name}; valid without a signature (CGST Rules 2017, ${rule}, and Information Technology Act 2000).`,
  through: (brand) => `Made with ${brand}.`,
};

const hi: PaperWords = {
  titles: {
    tax_invoice: 'टैक्स इनवॉइस',
    bill_of_supply: 'आपूर्ति बिल',
    receipt: 'रसीद',
    credit_note: 'क्रेडिट नोट',
  },
  original: 'पाने वाले के लिए मूल प्रति',
  supplier: 'विक्रेता',
  recipient: 'किसके नाम',
  state: 'राज्य',
  notRegistered: 'पंजीकृत नहीं',
  number: 'नंबर',
  date: 'तारीख़',
  place: 'आपूर्ति का स्थान',
  ofBill: 'बिल का दिन',
  corrects: (day) => `${day} के बिल पर`,
  columns: ['विवरण', 'HSN/SAC', 'मात्रा', 'GST सहित दर (₹)', 'GST', 'कर योग्य (₹)', 'कुल (₹)'],
  taxable: 'कर योग्य मूल्य',
  taxOn: (tax, taxable) => `${taxable} पर ${tax}`,
  total: 'कुल',
  received: 'किससे मिला',
  receivedOn: 'कब मिला',
  method: 'कैसे चुकाया',
  for: 'किसलिए',
  bases: {
    taxed: '',
    exempt: 'GST नहीं लगा: यह आपूर्ति कर-मुक्त है।',
    composition: 'कंपोज़ीशन करदाता, आपूर्ति पर कर वसूलने के पात्र नहीं।',
    unregistered: 'GST नहीं लगा: विक्रेता GST में पंजीकृत नहीं हैं।',
  },
  reverseCharge: 'रिवर्स चार्ज में देय कर: नहीं।',
  issued: (name, rule) =>
    `${name} ने इलेक्ट्रॉनिक रूप से जारी किया; बिना हस्ताक्षर मान्य (CGST नियम 2017, ${rule}, और सूचना प्रौद्योगिकी अधिनियम 2000)।`,
  through: (brand) => `${brand} पर बना।`,
};

export const paperWords: Readonly<Record<'en' | 'hi', PaperWords>> = { en, hi };

/** Where the rules say what stands on it. */
export const ruleOf: Readonly<Record<PaperKind, Readonly<Record<'en' | 'hi', string>> | null>> = {
  tax_invoice: { en: 'rule 46', hi: 'नियम 46' },
  bill_of_supply: { en: 'rule 49', hi: 'नियम 49' },
  credit_note: { en: 'rule 53', hi: 'नियम 53' },
  receipt: null,
};
