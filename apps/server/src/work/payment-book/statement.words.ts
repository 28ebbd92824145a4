import type { EntryKind, entryMethods } from '@nukkad/contract/work/payment-book/payment-book.model';

/** What a statement of an account says, in the language of the person who asked for it. */
export interface BookWords {
  readonly title: string;
  readonly party: string;
  readonly before: string;
  readonly due: string;
  readonly owed: string;
  readonly overdue: (day: string) => string;
  readonly methods: Readonly<Record<(typeof entryMethods)[number], string>>;
  readonly columns: readonly [day: string, what: string, more: string, less: string, balance: string];
  readonly kinds: Readonly<Record<EntryKind, string>>;
  readonly issued: (companyName: string, gstNumber: string | null, day: string) => string;
  readonly through: (brand: string) => string;
}

export const bookWords: Readonly<Record<'en' | 'hi', BookWords>> = {
  en: {
    title: 'Statement of account',
    party: 'Account of',
    before: 'Balance before',
    due: 'Balance due',
    owed: 'Balance in your favour',
    overdue: (day) => `Overdue on ${day}`,
    methods: {
      cash: 'Cash',
      bank: 'Bank transfer',
      upi: 'UPI',
      cheque: 'Cheque',
      card: 'Card',
      online: 'Paid online',
    },
    columns: ['Date', 'For', 'Billed (Rs)', 'Paid (Rs)', 'Balance (Rs)'],
    kinds: {
      opening: 'Opening balance',
      bill: 'Bill',
      receipt: 'Received',
      credit_note: 'Credit note',
      refund: 'Paid back',
      reversal: 'Taken back',
    },
    issued: (companyName, gstNumber, day) =>
      `Issued by ${companyName}${gstNumber ? `, GSTIN ${gstNumber}` : ''} on ${day}. This is not a tax invoice.`,
    through: (brand) => `Made with ${brand}.`,
  },
  hi: {
    title: 'खाता विवरण',
    party: 'किसका खाता',
    before: 'पहले का बैलेंस',
    due: 'बाकी रकम',
    owed: 'आपके पक्ष में बैलेंस',
    overdue: (day) => `${day} को समय निकल चुकी रकम`,
    methods: {
      cash: 'नक़द',
      bank: 'बैंक ट्रांसफ़र',
      upi: 'UPI',
      cheque: 'चेक',
      card: 'कार्ड',
      online: 'ऑनलाइन भुगतान',
    },
    columns: ['तारीख़', 'किसलिए', 'बिल (रु)', 'भुगतान (रु)', 'बैलेंस (रु)'],
    kinds: {
      opening: 'शुरुआती बैलेंस',
      bill: 'बिल',
      receipt: 'मिला',
      credit_note: 'क्रेडिट नोट',
      refund: 'वापस किया',
      reversal: 'वापस लिया',
    },
    issued: (companyName, gstNumber, day) =>
      `${companyName}${gstNumber ? `, GSTIN ${gstNumber}` : ''} ने ${day} को जारी किया। यह टैक्स इनवॉइस नहीं है।`,
    through: (brand) => `${brand} पर बना।`,
  },
};
