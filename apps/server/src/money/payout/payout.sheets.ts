import { listOfficeEarnings, listOfficePayouts } from '@nukkad/contract/money/payout/payout-admin.api';
import { getPayoutDetails } from '@nukkad/contract/money/payout/payout.api';
import type { EarningKind, EarningState } from '@nukkad/contract/money/payout/earning.noun';
import type { Payout } from '@nukkad/contract/money/payout/payout.model';
import {
  type Sheet,
  type SheetColumn,
  fromDay,
  inWords,
  said,
  searched,
  sheet,
  toDay,
} from '../../platform/sheet/sheet.ts';
import { type Language, type Said, dayIn } from '../../platform/spoken.rules.ts';

const statuses: Readonly<Record<Payout['status'], Said>> = {
  PENDING: said('Being sent', 'भेजा जा रहा है'),
  PROCESSING: said('On its way', 'राह में'),
  PAID: said('Paid', 'मिल गया'),
  FAILED: said('Failed', 'नहीं हो पाया'),
  CANCELED: said('Canceled', 'रद्द'),
};
const states: Readonly<Record<EarningState, Said>> = {
  Waiting: said('Waiting', 'इंतज़ार में'),
  Due: said('Due', 'बाक़ी'),
  'On Hold': said('On hold', 'रोका गया'),
  'In Payout': said('On its way', 'राह में'),
  Paid: said('Paid out', 'पेआउट हुआ'),
};
const kinds: Readonly<Record<EarningKind, Said>> = {
  work: said('Work', 'काम'),
  cancellation_fee: said('Cancellation fee', 'रद्द करने का शुल्क'),
  no_show_fee: said('No-show fee', 'न आने का शुल्क'),
  penalty: said('Penalty', 'जुर्माना'),
  advance: said('Advance', 'अग्रिम'),
  milestone: said('Milestone', 'चरण'),
  adjustment: said('Correction', 'सुधार'),
  cash_settlement: said('Cash paid in', 'जमा किया नक़द'),
};

const noAccount = said('No verified bank account', 'बैंक खाते की जाँच नहीं हुई');
const status = { title: said('Status', 'स्थिति'), value: inWords(statuses) };
const days = { value: (day: string, language: Language) => dayIn(language, day) };
const partner = said('Partner', 'पार्टनर');

const columns: readonly SheetColumn<Payout>[] = [
  { title: said('Date', 'तारीख़'), kind: 'moment', of: ({ createdAt }) => createdAt },
  { title: said('Amount', 'रक़म'), kind: 'rupees', of: ({ amount }) => amount },
  { title: status.title, kind: 'text', of: (payout, language) => statuses[payout.status][language] },
  { title: said('Jobs and fees', 'काम और शुल्क'), kind: 'whole', of: ({ earnings }) => earnings },
  { title: said('Bank account', 'बैंक खाता'), kind: 'text', of: ({ bank }) => `${bank.name} ••${bank.last4}` },
  { title: said('UTR', 'UTR'), kind: 'text', of: ({ utr }) => utr },
  { title: said('Ended on', 'ख़त्म हुआ'), kind: 'moment', of: ({ settledAt }) => settledAt },
  {
    title: said('Why it failed', 'क्यों नहीं हो पाया'),
    kind: 'text',
    of: ({ cause, failure }, language) => (cause === 'no_account' ? noAccount[language] : failure),
  },
];

const payouts = sheet(getPayoutDetails, {
  list: 'payouts',
  title: said('Payouts', 'पेआउट'),
  columns,
  filters: { status, from: { ...fromDay, ...days }, to: { ...toDay, ...days } },
});

const officePayouts = sheet(listOfficePayouts, {
  list: 'office_payouts',
  title: said('Payouts', 'पेआउट'),
  columns: [
    { title: partner, kind: 'text', of: ({ partnerName }) => partnerName },
    { title: said('Run of', 'रन की तारीख़'), kind: 'day', of: ({ runOn }) => runOn },
    ...columns,
  ],
  filters: { q: searched, status },
});

const officeEarnings = sheet(listOfficeEarnings, {
  list: 'office_earnings',
  title: said('Earnings', 'कमाई'),
  columns: [
    { title: partner, kind: 'text', of: ({ partnerName }) => partnerName },
    { title: said('Booking', 'बुकिंग'), kind: 'text', of: ({ bookingNumber }) => bookingNumber },
    { title: said('Kind', 'किस्म'), kind: 'text', of: ({ kind }, language) => kinds[kind][language] },
    { title: said('Payout', 'पेआउट'), kind: 'text', of: ({ state }, language) => states[state][language] },
    { title: said('Earned on', 'कब कमाया'), kind: 'moment', of: ({ earnedAt }) => earnedAt },
    { title: said('Value', 'मूल्य'), kind: 'rupees', of: ({ value }) => value },
    { title: said('GST', 'GST'), kind: 'rupees', of: ({ tax }) => tax },
    { title: said('Commission', 'कमीशन'), kind: 'rupees', of: ({ commission }) => commission },
    {
      title: said('GST on commission', 'कमीशन पर GST'),
      kind: 'rupees',
      of: ({ commissionTax }) => commissionTax,
    },
    { title: said('TCS', 'TCS'), kind: 'rupees', of: ({ tcs }) => tcs },
    { title: said('Penalty', 'जुर्माना'), kind: 'rupees', of: ({ penalty }) => penalty },
    { title: said('In cash', 'नक़द में'), kind: 'rupees', of: ({ cash }) => cash },
    { title: said('By payout', 'पेआउट से'), kind: 'rupees', of: ({ net }) => net },
    { title: said('Due on', 'कब मिलेगा'), kind: 'day', of: ({ dueOn }) => dueOn },
  ],
  filters: { q: searched, state: { title: said('Payout', 'पेआउट'), value: inWords(states) } },
});

export const payoutSheets: readonly Sheet[] = [payouts, officePayouts, officeEarnings];
