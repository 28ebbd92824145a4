import { listDeducted, listEarnings } from '@nukkad/contract/money/earning/earning.api';
import type { DeductionKind, Earning } from '@nukkad/contract/money/earning/earning.model';
import type { PeriodWindow } from '@nukkad/contract/money/earning/period.query';
import { earningKinds } from '@nukkad/contract/money/payout/earning.noun';
import { type Sheet, fromDay, inWords, said, searched, sheet, toDay } from '../../platform/sheet/sheet.ts';
import { type Language, type Said, dayIn } from '../../platform/spoken.rules.ts';
import { statementWords } from './statement.words.ts';

const windows: Readonly<Record<PeriodWindow, Said>> = {
  today: said('Today', 'आज'),
  week: said('This week', 'इस हफ़्ते'),
  month: said('This month', 'इस महीने'),
  custom: said('Chosen days', 'चुने हुए दिन'),
};
const states: Readonly<Record<Earning['state'], Said>> = {
  Waiting: said('Waiting', 'इंतज़ार में'),
  Due: said('Due', 'बाक़ी'),
  'On Hold': said('On hold', 'रोका गया'),
  'In Payout': said('On its way', 'राह में'),
  Paid: said('Paid out', 'पेआउट हुआ'),
};
const kinds: Readonly<Record<string, Said>> = Object.fromEntries(
  earningKinds.map((kind) => [kind, said(statementWords.en.kinds[kind], statementWords.hi.kinds[kind])]),
);

const parts: Readonly<Record<DeductionKind, Said>> = {
  commission: said('Commission', 'कमीशन'),
  commission_gst: said('GST on commission', 'कमीशन पर GST'),
  tcs: said('TCS', 'TCS'),
  penalty: said('Penalty', 'जुर्माना'),
};

/** What a row is called: the job, or the fee of it. */
function nameOf({ kind, title }: Pick<Earning, 'kind' | 'title'>, language: Language): string {
  const what = statementWords[language].kinds[kind];
  if (title === null) return what;
  return kind === 'work' ? title : `${what}: ${title}`;
}

const days = { value: (day: string, language: Language) => dayIn(language, day) };
const period = {
  window: { title: said('Period', 'अवधि'), value: inWords(windows) },
  from: { ...fromDay, ...days },
  to: { ...toDay, ...days },
};

const date = said('Date', 'तारीख़');
const booking = said('Booking', 'बुकिंग');
const what = said('For', 'किसलिए');

const earnings = sheet(listEarnings, {
  list: 'earnings',
  title: said('Jobs and fees', 'काम और शुल्क'),
  columns: [
    { title: date, kind: 'moment', of: ({ earnedAt }) => earnedAt },
    { title: booking, kind: 'text', of: ({ bookingNumber }) => bookingNumber },
    { title: what, kind: 'text', of: nameOf },
    { title: said('Professional', 'कारीगर'), kind: 'text', of: ({ professionalName }) => professionalName },
    { title: said('Price', 'मूल्य'), kind: 'rupees', of: ({ value }) => value },
    { title: said('GST', 'GST'), kind: 'rupees', of: ({ tax }) => tax },
    { title: parts.commission, kind: 'rupees', of: ({ commission }) => commission },
    { title: parts.commission_gst, kind: 'rupees', of: ({ commissionTax }) => commissionTax },
    { title: parts.tcs, kind: 'rupees', of: ({ tcs }) => tcs },
    { title: parts.penalty, kind: 'rupees', of: ({ penalty }) => penalty },
    { title: said('You earned', 'आपकी कमाई'), kind: 'rupees', of: ({ earned }) => earned },
    { title: said('In cash', 'नक़द में'), kind: 'rupees', of: ({ cash }) => cash },
    { title: said('By payout', 'पेआउट से'), kind: 'rupees', of: ({ net }) => net },
    { title: said('Due on', 'कब मिलेगा'), kind: 'day', of: ({ dueOn }) => dueOn },
    { title: said('Payout', 'पेआउट'), kind: 'text', of: ({ state }, language) => states[state][language] },
  ],
  filters: {
    ...period,
    kind: { title: said('Kind', 'किस्म'), value: inWords(kinds) },
    state: { title: said('Payout', 'पेआउट'), value: inWords(states) },
    q: searched,
  },
});

const partOf = (kind: DeductionKind) => ({
  title: parts[kind],
  kind: 'rupees' as const,
  of: ({ deductions }: { deductions: readonly { kind: DeductionKind; amount: number }[] }) =>
    deductions.find((one) => one.kind === kind)?.amount ?? 0,
});

const deductions = sheet(listDeducted, {
  list: 'deductions',
  title: said('Deductions', 'कटौतियाँ'),
  columns: [
    { title: date, kind: 'moment', of: ({ earnedAt }) => earnedAt },
    { title: booking, kind: 'text', of: ({ bookingNumber }) => bookingNumber },
    { title: what, kind: 'text', of: nameOf },
    partOf('commission'),
    partOf('commission_gst'),
    partOf('tcs'),
    partOf('penalty'),
    { title: said('Deducted', 'कटौती'), kind: 'rupees', of: ({ total }) => total },
  ],
  filters: { ...period, deduction: { title: said('Deduction', 'कटौती'), value: inWords(parts) } },
});

export const earningSheets: readonly Sheet[] = [earnings, deductions];
