import type { Difference, SeenKind, SeenLine, SeenValue } from '@nukkad/contract/kernel/confirmation';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Translate } from '../platform/i18n/i18n.ts';
import { formatInstant } from './date-time.tsx';
import { formatMoney } from './money.tsx';

/** The words of a confirmation whose fields one feature alone knows, as permissions. */
export interface OwnWords {
  readonly fields: Readonly<Record<string, (t: Translate) => string>>;
  /** Of the codes in its lists. */
  readonly codes: Readonly<Record<string, (t: Translate) => string>>;
}

interface Voice {
  readonly t: Translate;
  readonly locale: string;
  readonly own?: OwnWords;
}

/** What each field of the contract's confirmations is called, apart from `OwnWords`; a test finds one that is missing. */
export const fieldNames: Readonly<Record<string, (t: Translate) => string>> = {
  startsAt: (t) => t('changed.startsAt', 'Time'),
  address: (t) => t('changed.address', 'Address'),
  locality: (t) => t('changed.locality', 'Place'),
  lines: (t) => t('changed.lines', 'Services'),
  partner: (t) => t('changed.partner', 'Partner'),
  partnerName: (t) => t('changed.partner', 'Partner'),
  professional: (t) => t('changed.professional', 'Professional'),
  offer: (t) => t('changed.offer', 'Offer'),
  discount: (t) => t('changed.discount', 'Discount'),
  carriedCharge: (t) => t('changed.carriedCharge', 'Earlier cancellation charge'),
  total: (t) => t('changed.total', 'Total'),
  amountDue: (t) => t('changed.amountDue', 'Amount to pay'),
  fee: (t) => t('changed.fee', 'Cancellation charge'),
  refund: (t) => t('changed.refund', 'Refund'),
  serviceName: (t) => t('changed.serviceName', 'Service'),
  price: (t) => t('changed.price', 'Price'),
  ownPrice: (t) => t('changed.ownPrice', 'Your price before tax'),
  minutes: (t) => t('changed.minutes', 'Extra time'),
  openBookings: (t) => t('changed.openBookings', 'Open bookings'),
  payout: (t) => t('changed.payout', 'Payout to come'),
  bankAccount: (t) => t('changed.bankAccount', 'Bank account ending in'),
  companyName: (t) => t('changed.companyName', 'Business'),
  designation: (t) => t('changed.designation', 'Job title'),
  isProfessional: (t) => t('changed.isProfessional', 'Does jobs'),
  workMinutes: (t) => t('changed.workMinutes', 'Working time'),
  offered: (t) => t('changed.offered', 'Offered to customers'),
  answers: (t) => t('changed.answers', 'Answers'),
  monday: (t) => t('changed.monday', 'Monday'),
  tuesday: (t) => t('changed.tuesday', 'Tuesday'),
  wednesday: (t) => t('changed.wednesday', 'Wednesday'),
  thursday: (t) => t('changed.thursday', 'Thursday'),
  friday: (t) => t('changed.friday', 'Friday'),
  saturday: (t) => t('changed.saturday', 'Saturday'),
  sunday: (t) => t('changed.sunday', 'Sunday'),
  ownerWorks: (t) => t('changed.ownerWorks', 'You do jobs too'),
  roles: (t) => t('changed.roles', 'Your roles'),
  kept: (t) => t('changed.kept', 'What we must keep'),
  trustCost: (t) => t('changed.trustCost', 'Trust points it costs'),
};

const lineInWords = ({ name, quantity }: SeenLine) => (quantity === 1 ? name : `${quantity} × ${name}`);

const inWords: {
  readonly [Kind in SeenKind]: (voice: Voice, value: NonNullable<SeenValue<Kind>>) => string;
} = {
  time: ({ locale }, at) => formatInstant(at, 'short', locale),
  day: ({ locale }, day) => formatInstant(`${day}T00:00:00+05:30`, 'day', locale),
  money: ({ locale }, paise) => formatMoney(paise, locale),
  count: (_, count) => String(count),
  minutes: ({ t }, minutes) => t('changed.minutesOf', '{{minutes}} min', { minutes }),
  text: (_, text) => text,
  choice: (_, code) => code,
  flag: ({ t }, flag) => (flag ? t('changed.yes', 'yes') : t('changed.no', 'no')),
  named: (_, { name }) => name,
  place: (_, { name }) => name,
  list: ({ t, own }, codes) => codes.map((code) => own?.codes[code]?.(t) ?? code).join(', '),
  lines: (_, lines) => lines.map(lineInWords).join(', '),
  version: (_, version) => String(version),
};

function valueInWords(voice: Voice, kind: SeenKind, value: SeenValue): string | null {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  return (inWords[kind] as (voice: Voice, value: unknown) => string)(voice, value);
}

/** On one day the times alone say it: "from 9:00 am to 11:30 am". */
function timesInWords(voice: Voice, seen: string, now: string): [string, string] {
  const sameDay = istDay(new Date(seen)) === istDay(new Date(now));
  const shape = sameDay ? 'time' : 'short';
  return [formatInstant(seen, shape, voice.locale), formatInstant(now, shape, voice.locale)];
}

/** "Time changed from 9:00 am to 11:30 am", "Offer added: MONSOON", "Offer removed: MONSOON". */
export function changeInWords(voice: Voice, difference: Difference): string {
  const { t, own } = voice;
  const { field, kind } = difference;
  const what = (own?.fields[field] ?? fieldNames[field])?.(t) ?? field;
  if (kind === 'version')
    return field === 'answers'
      ? t('changed.answersEdited', 'Someone changed the answers in the meantime.')
      : t('changed.version', 'Someone edited this in the meantime.');
  if (kind === 'time' && difference.seen && difference.now) {
    const [seen, now] = timesInWords(voice, difference.seen, difference.now);
    return t('changed.fromTo', '{{what}} changed from {{seen}} to {{now}}', { what, seen, now });
  }
  const seen = valueInWords(voice, kind, difference.seen);
  const now = valueInWords(voice, kind, difference.now);
  if (seen === null && now === null) return t('changed.field', '{{what}} changed', { what });
  if (seen === null) return t('changed.added', '{{what}} added: {{now}}', { what, now: now ?? '' });
  if (now === null) return t('changed.removed', '{{what}} removed: {{seen}}', { what, seen });
  if (seen === now) return t('changed.field', '{{what}} changed', { what });
  return t('changed.fromTo', '{{what}} changed from {{seen}} to {{now}}', { what, seen, now });
}
