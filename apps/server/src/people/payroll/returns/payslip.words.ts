import type { LineKind } from '@nukkad/contract/people/payroll/payroll.model';

export interface PayslipWords {
  readonly title: string;
  readonly settlement: string;
  /** Of the person, in this order; what is not known is left out. */
  readonly person: readonly [
    employee: string,
    code: string,
    designation: string,
    department: string,
    joined: string,
    pan: string,
    uan: string,
    esi: string,
    account: string,
  ];
  readonly days: readonly [month: string, paid: string, unpaid: string, away: string, overtime: string];
  readonly hours: (minutes: number) => string;
  readonly columns: readonly [name: string, amount: string];
  readonly earnings: string;
  readonly deductions: string;
  readonly employer: string;
  readonly paidBack: string;
  readonly totalPaidBack: string;
  readonly gross: string;
  readonly totalDeductions: string;
  readonly net: string;
  readonly year: string;
  readonly yearColumns: readonly [
    gross: string,
    deductions: string,
    tax: string,
    fund: string,
    paidBack: string,
    net: string,
  ];
  readonly arrears: (month: string) => string;
  readonly madeWith: (brand: string) => string;
  readonly note: string;
  readonly carriedOver: (name: string) => string;
  /** With what is left to pay back, in rupees. */
  readonly loan: (left: string) => string;
  /** Of lines that the law or the run names; components keep their own names. */
  readonly kinds: Readonly<Partial<Record<LineKind, string>>>;
  readonly ofEmployer: Readonly<Partial<Record<LineKind, string>>>;
}

export const payslipWords: Readonly<Record<'en' | 'hi', PayslipWords>> = {
  en: {
    title: 'Payslip',
    settlement: 'Final settlement',
    person: [
      'Employee',
      'Employee code',
      'Designation',
      'Department',
      'Joined on',
      'PAN',
      'UAN',
      'ESI number',
      'Bank account',
    ],
    days: ['Days of the month', 'Paid days', 'Unpaid days', 'Before joining or after leaving', 'Overtime'],
    hours: (minutes) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
    columns: ['For', 'Amount (Rs)'],
    earnings: 'Earnings',
    deductions: 'Deductions',
    employer: 'Paid by the employer on top',
    paidBack: 'Paid back, no part of the pay',
    totalPaidBack: 'Total paid back',
    gross: 'Total earnings',
    totalDeductions: 'Total deductions',
    net: 'Net pay',
    year: 'Year to date, from April',
    yearColumns: [
      'Earnings (Rs)',
      'Deductions (Rs)',
      'Income tax (Rs)',
      'Provident fund (Rs)',
      'Paid back (Rs)',
      'Net pay (Rs)',
    ],
    arrears: (month) => `Arrears of ${month}`,
    madeWith: (brand) => `Made with ${brand}.`,
    note: 'Made by computer; valid without a signature.',
    carriedOver: (name) => `${name} (carried over)`,
    loan: (left) => `Loan instalment (Rs ${left} left to pay back)`,
    kinds: {},
    ofEmployer: {},
  },
  hi: {
    title: 'वेतन पर्ची',
    settlement: 'आख़िरी हिसाब',
    person: ['कर्मचारी', 'कर्मचारी कोड', 'पद', 'विभाग', 'कब से', 'PAN', 'UAN', 'ESI नंबर', 'बैंक खाता'],
    days: ['महीने के दिन', 'वेतन वाले दिन', 'बिना वेतन के दिन', 'आने से पहले या जाने के बाद', 'ओवरटाइम'],
    hours: (minutes) => `${Math.floor(minutes / 60)} घं ${minutes % 60} मि`,
    columns: ['किसलिए', 'रकम (रु)'],
    earnings: 'कमाई',
    deductions: 'कटौतियाँ',
    employer: 'नियोक्ता की ओर से अलग से',
    paidBack: 'लौटाया गया, वेतन में नहीं',
    totalPaidBack: 'कुल लौटाया गया',
    gross: 'कुल कमाई',
    totalDeductions: 'कुल कटौती',
    net: 'हाथ में वेतन',
    year: 'अप्रैल से अब तक',
    yearColumns: ['कमाई (रु)', 'कटौती (रु)', 'आयकर (रु)', 'भविष्य निधि (रु)', 'लौटाया गया (रु)', 'हाथ में वेतन (रु)'],
    arrears: (month) => `एरियर: ${month}`,
    madeWith: (brand) => `${brand} से बनी पर्ची।`,
    note: 'कंप्यूटर से बनी पर्ची; हस्ताक्षर ज़रूरी नहीं।',
    carriedOver: (name) => `${name} (पिछले महीने का बाक़ी)`,
    loan: (left) => `क़र्ज़ की किस्त (रु ${left} चुकाना बाक़ी)`,
    kinds: {
      unpaid_days: 'बिना वेतन के दिन',
      days_away: 'आने से पहले या जाने के बाद के दिन',
      overtime: 'ओवरटाइम',
      commission: 'बुकिंग पर कमीशन',
      fee_share: 'रद्दीकरण शुल्क का हिस्सा',
      notice: 'नोटिस',
      gratuity: 'ग्रेच्युटी',
      leave_encashment: 'छुट्टी के पैसे',
      provident_fund: 'भविष्य निधि (PF)',
      state_insurance: 'राज्य बीमा (ESI)',
      professional_tax: 'व्यवसाय कर',
      income_tax: 'आयकर (TDS)',
      labour_welfare: 'श्रम कल्याण निधि',
    },
    ofEmployer: {
      provident_fund: 'भविष्य निधि, नियोक्ता',
      pension: 'पेंशन योजना',
      insurance_edli: 'जमा से जुड़ा बीमा',
      pf_admin: 'भविष्य निधि का प्रशासन',
      state_insurance: 'राज्य बीमा (ESI), नियोक्ता',
      labour_welfare: 'श्रम कल्याण निधि, नियोक्ता',
    },
  },
};
