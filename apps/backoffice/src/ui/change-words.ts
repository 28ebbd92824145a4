import type { Difference, SeenKind, SeenValue } from '@nukkad/contract/kernel/confirmation';
import { fieldWords } from './field-words.ts';
import { inRupees } from '../platform/money.ts';
import { dayWords } from './day-words.ts';
import { momentWords } from './moment-words.ts';

/** What each field that Admins confirm is called; a test sees to it that none is missing. */
export const fieldNames: Readonly<Record<string, string>> = {
  ...fieldWords,
  openSessions: 'Open sessions',
  isOpen: 'Available to the business',
  closedWhy: 'Why it is closed',
  accountStatus: 'Account status',
  previousStatus: 'Previous status',
  statusReason: 'Reason for the status',
  partnerStatus: 'Partner status',
  suspensionReason: 'Kind of suspension',
  standingReason: 'What the partner reads',
  paidUntil: 'Paid until',
  name: 'English name',
  nameHi: 'Hindi name',
  visitCharge: 'Visit charge',
  lowPrice: 'Lowest price',
  usualPrice: 'Usual price',
  highPrice: 'Highest price',
  isTrending: 'Trending',
  isNew: 'New',
  isRecommended: 'Recommended',
  isOnline: 'Can be done by video',
  isSwitchedOff: 'Switched off',
  verdict: 'Approval',
  partners: 'Partners concerned',
  unitPrice: 'Price',
  firstDay: 'First day',
  lastDay: 'Last day',
  proposalReason: 'Reason given',
  couponStatus: 'Offer status',
  title: 'English words',
  titleHi: 'Hindi words',
  percent: 'Percentage off',
  discountAmount: 'Amount off',
  mostDiscount: 'Largest discount',
  leastServices: 'Smallest order',
  audience: 'For whom',
  categories: 'Categories',
  cities: 'Cities',
  totalLimit: 'Bookings in all',
  personLimit: 'Bookings per person',
  isListed: 'Shown at checkout',
  words: 'Words',
  incidentStatus: 'Request status',
  messages: 'Messages',
  lastMessage: 'Last message',
};

const choices: Readonly<Record<string, string>> = {
  free: 'none needed',
  second_admin: 'a second Admin',
  refused: 'refused',
  everyone: 'everyone',
  newcomers: 'new customers',
};

const inWords: { readonly [Kind in SeenKind]: (value: NonNullable<SeenValue<Kind>>) => string } = {
  time: momentWords,
  day: dayWords,
  money: inRupees,
  count: (count) => count.toLocaleString('en-IN'),
  minutes: (minutes) => `${minutes} min`,
  text: (text) => text,
  choice: (code) => choices[code] ?? code,
  flag: (flag) => (flag ? 'yes' : 'no'),
  named: ({ name }) => name,
  place: ({ name }) => name,
  list: (codes) => codes.join(', '),
  lines: (lines) => lines.map(({ name }) => name).join(', '),
  version: String,
};

function valueInWords(kind: SeenKind, value: SeenValue): string | null {
  if (value === null || value === '') return null;
  return (inWords[kind] as (value: unknown) => string)(value);
}

/** "Open sessions changed from 2 to 1", "Why it is closed added: Not agreed". */
export function changeInWords({ field, kind, seen: before, now: after }: Difference): string {
  if (kind === 'version') return 'Someone edited this in the meantime.';
  const what = fieldNames[field] ?? field;
  const [seen, now] = [valueInWords(kind, before), valueInWords(kind, after)];
  if (seen === now) return `${what} changed`;
  if (seen === null) return `${what} added: ${now}`;
  if (now === null) return `${what} removed: ${seen}`;
  return `${what} changed from ${seen} to ${now}`;
}
