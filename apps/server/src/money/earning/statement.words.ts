import type { EarningKind } from '@nukkad/contract/money/payout/earning.noun';

/** What a statement says, in the language of the person who asked for it. */
export interface StatementWords {
  readonly title: string;
  readonly partner: string;
  readonly period: string;
  readonly madeOn: string;
  readonly jobs: string;
  readonly notRegistered: string;
  readonly calculation: string;
  readonly value: string;
  readonly tax: string;
  readonly commission: string;
  readonly commissionTax: string;
  readonly tcs: string;
  readonly penalty: string;
  readonly earned: string;
  readonly cash: string;
  readonly net: string;
  readonly each: string;
  readonly byDay: string;
  readonly none: string;
  readonly columns: readonly [
    day: string,
    number: string,
    about: string,
    value: string,
    tax: string,
    deducted: string,
    cash: string,
    net: string,
  ];
  readonly kinds: Readonly<Record<EarningKind, string>>;
  readonly notes: readonly string[];
}

const en: StatementWords = {
  title: 'Statement of earnings',
  partner: 'Partner',
  period: 'Period',
  madeOn: 'Made on',
  jobs: 'Jobs finished',
  notRegistered: 'not registered',
  calculation: 'How it adds up',
  value: 'Value of work and fees, before tax',
  tax: 'GST on the work, which you pay on',
  commission: 'Commission',
  commissionTax: 'GST on the commission',
  tcs: 'Tax collected at source (TCS)',
  penalty: 'Penalties',
  earned: 'You earned',
  cash: 'Cash that you have already',
  net: 'Paid or payable by payout',
  each: 'Jobs and fees',
  byDay: 'By day, as this period has very many jobs',
  none: 'Nothing was earned or deducted in this period.',
  columns: ['Date', 'Booking', 'For', 'Value (₹)', 'Tax (₹)', 'Deducted (₹)', 'Cash (₹)', 'Payout (₹)'],
  kinds: {
    work: 'Work',
    cancellation_fee: 'Cancellation fee',
    no_show_fee: 'No-show fee',
    penalty: 'Penalty',
    advance: 'Advance',
    milestone: 'Milestone',
    adjustment: 'Correction',
    cash_settlement: 'Cash paid in',
  },
  notes: [
    'This is a statement, not a tax invoice. Amounts are in rupees; days are in Indian time.',
    'A payout below zero is what you owe: it is taken off your next payouts.',
  ],
};

const hi: StatementWords = {
  title: 'कमाई का विवरण',
  partner: 'पार्टनर',
  period: 'अवधि',
  madeOn: 'बनाने की तारीख़',
  jobs: 'पूरे हुए काम',
  notRegistered: 'पंजीकृत नहीं',
  calculation: 'हिसाब',
  value: 'काम और शुल्क का मूल्य, टैक्स से पहले',
  tax: 'काम पर GST, जो आप जमा करते हैं',
  commission: 'कमीशन',
  commissionTax: 'कमीशन पर GST',
  tcs: 'स्रोत पर लिया गया टैक्स (TCS)',
  penalty: 'जुर्माना',
  earned: 'आपकी कमाई',
  cash: 'नक़द, जो आपके पास है',
  net: 'भुगतान से मिला या मिलेगा',
  each: 'काम और शुल्क',
  byDay: 'दिन के हिसाब से, क्योंकि इस अवधि में बहुत काम हैं',
  none: 'इस अवधि में कोई कमाई या कटौती नहीं हुई।',
  columns: ['तारीख़', 'बुकिंग', 'किसलिए', 'मूल्य (₹)', 'टैक्स (₹)', 'कटौती (₹)', 'नक़द (₹)', 'भुगतान (₹)'],
  kinds: {
    work: 'काम',
    cancellation_fee: 'रद्द करने का शुल्क',
    no_show_fee: 'न आने का शुल्क',
    penalty: 'जुर्माना',
    advance: 'अग्रिम',
    milestone: 'चरण',
    adjustment: 'सुधार',
    cash_settlement: 'जमा किया नक़द',
  },
  notes: [
    'यह विवरण है, टैक्स इनवॉइस नहीं। रकम रुपयों में और दिन भारतीय समय के हैं।',
    'शून्य से कम भुगतान आप पर बकाया है: वह अगले भुगतानों में से काटा जाता है।',
  ],
};

export const statementWords: Readonly<Record<'en' | 'hi', StatementWords>> = { en, hi };
