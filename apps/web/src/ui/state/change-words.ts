import type { Difference, SeenKind, SeenLine, SeenValue } from '@nukkad/contract/kernel/confirmation';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatInstant } from '../time/date-time.tsx';
import type { ChangeNames } from './change-names.ts';
import { formatMoney } from '../mark/money.tsx';

/** The words of a confirmation whose fields one feature alone knows, as permissions. */
export interface OwnWords {
  readonly fields: ChangeNames;
  /** Of the codes in its lists. */
  readonly codes: ChangeNames;
}

interface Voice {
  readonly t: Translate;
  readonly locale: string;
  /** Of every domain. */
  readonly names: ChangeNames;
  readonly own?: OwnWords;
}

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

/** On one day the times alone say it: "from 9:00 AM to 11:30 AM". */
function timesInWords(voice: Voice, seen: string, now: string): [string, string] {
  const sameDay = istDay(new Date(seen)) === istDay(new Date(now));
  const shape = sameDay ? 'time' : 'short';
  return [formatInstant(seen, shape, voice.locale), formatInstant(now, shape, voice.locale)];
}

/** "Time changed from 9:00 AM to 11:30 AM", "Offer added: MONSOON", "Offer removed: MONSOON". */
export function changeInWords(voice: Voice, difference: Difference): string {
  const { t, own, names } = voice;
  const { field, kind } = difference;
  const name = (own?.fields[field] ?? names[field])?.(t);
  if (kind === 'version') return name ?? t('changed.version', 'Someone else edited this.');
  const what = name ?? field;
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
