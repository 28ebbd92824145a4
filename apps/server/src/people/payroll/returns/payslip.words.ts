import type { LineKind } from '@nukkad/contract/people/payroll/payroll.model';

export interface PayslipWords {
  readonly title: string;
  readonly settlement: string;
  readonly employee: string;
  readonly department: string;
  readonly facts: readonly [month: string, days: string, unpaid: string, overtime: string];
  readonly hours: (minutes: number) => string;
  readonly columns: readonly [name: string, amount: string];
  readonly earnings: string;
  readonly deductions: string;
  readonly employer: string;
  readonly gross: string;
  readonly totalDeductions: string;
  readonly net: string;
  readonly year: string;
  readonly yearColumns: readonly [gross: string, deductions: string, tax: string, fund: string, net: string];
  readonly note: string;
  readonly carriedOver: (name: string) => string;
  /** Of lines that the law or the run names; components keep their own names. */
  readonly kinds: Readonly<Partial<Record<LineKind, string>>>;
  readonly ofEmployer: Readonly<Partial<Record<LineKind, string>>>;
}

export const payslipWords: Readonly<Record<'en' | 'hi', PayslipWords>> = {
  en: {
    title: 'Payslip',
    settlement: 'Final settlement',
    employee: 'Employee',
    department: 'Department',
    facts: ['Month', 'Paid days', 'Unpaid days', 'Overtime'],
    hours: (minutes) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
    columns: ['For', 'Amount (Rs)'],
    earnings: 'Earnings',
    deductions: 'Deductions',
    employer: 'Paid by the employer on top',
    gross: 'Total earnings',
    totalDeductions: 'Total deductions',
    net: 'Net pay',
    year: 'Year to date, from April',
    yearColumns: [
      'Earnings (Rs)',
      'Deductions (Rs)',
      'Income tax (Rs)',
      'Provident fund (Rs)',
      'Net pay (Rs)',
    ],
    note: 'Made by computer; valid without a signature.',
    carriedOver: (name) => `${name} (carried over)`,
    kinds: {},
    ofEmployer: {},
  },
  hi: {
    title: 'वेतन पर्ची',
    settlement: 'आख़िरी हिसाब',
    employee: 'कर्मचारी',
    department: 'विभाग',
    facts: ['महीना', 'वेतन वाले दिन', 'बिना वेतन के दिन', 'ओवरटाइम'],
    hours: (minutes) => `${Math.floor(minutes / 60)} घं ${minutes % 60} मि`,
    columns: ['किसलिए', 'रकम (रु)'],
    earnings: 'कमाई',
    deductions: 'कटौतियाँ',
    employer: 'नियोक्ता की ओर से अलग से',
    gross: 'कुल कमाई',
    totalDeductions: 'कुल कटौती',
    net: 'हाथ में वेतन',
    year: 'अप्रैल से अब तक',
    yearColumns: ['कमाई (रु)', 'कटौती (रु)', 'आयकर (रु)', 'भविष्य निधि (रु)', 'हाथ में वेतन (रु)'],
    note: 'कंप्यूटर से बनी पर्ची; हस्ताक्षर ज़रूरी नहीं।',
    carriedOver: (name) => `${name} (पिछले महीने का बाक़ी)`,
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
