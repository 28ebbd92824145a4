import { inRupees } from '../../platform/money.ts';
import { documentTypeWords } from '../../nouns/document/document-type-words.ts';
import { t } from '../../platform/words.ts';
import type { ChangeNames } from '../../ui/change-names.ts';
import { dayWords } from '../../ui/day-words.ts';
import { momentWords } from '../../ui/moment-words.ts';
import { statusWords } from '../../ui/status-badge.tsx';

/** What the log keeps beside an act, by its field. Ids, versions and digests are left to the technical details. */
const names: Readonly<Record<string, string>> = {
  why: t('audit.detail.why', 'Reason'),
  because: t('audit.detail.because', 'Released because'),
  message: t('audit.detail.message', 'Message to the person'),
  suspensionReason: t('audit.detail.suspension', 'Reason for suspension'),
  fields: t('audit.detail.fields', 'Fields'),
  key: t('audit.detail.key', 'Feature or key'),
  value: t('audit.detail.value', 'Text'),
  ended: t('audit.detail.ended', 'Sessions ended'),
  amountPaise: t('audit.detail.amount', 'Amount'),
  method: t('audit.detail.method', 'Payment method'),
  paidUntil: t('audit.detail.paidUntil', 'Paid until'),
  purpose: t('audit.detail.purpose', 'Purpose'),
  topic: t('audit.detail.topic', 'Topic'),
  type: t('audit.detail.type', 'Document type'),
  code: t('audit.detail.code', 'Code'),
  title: t('audit.detail.title', 'Title in English'),
  titleHi: t('audit.detail.titleHi', 'Title in Hindi'),
  percent: t('audit.detail.percent', 'Discount in percent'),
  mostPaise: t('audit.detail.most', 'Maximum discount'),
  leastServicesPaise: t('audit.detail.least', 'Minimum order'),
  fromDay: t('audit.detail.fromDay', 'First day'),
  toDay: t('audit.detail.toDay', 'Last day'),
  totalLimit: t('audit.detail.totalLimit', 'Total bookings'),
  personLimit: t('audit.detail.personLimit', 'Bookings per customer'),
  pricePaise: t('audit.detail.price', 'Price'),
  name: t('audit.detail.name', 'Name in English'),
  nameHi: t('audit.detail.nameHi', 'Name in Hindi'),
  lowPaise: t('audit.detail.low', 'Lowest price'),
  typicalPaise: t('audit.detail.typical', 'Usual price'),
  highPaise: t('audit.detail.high', 'Highest price'),
  visitChargePaise: t('audit.detail.visit', 'Visit charge'),
  isSwitchedOff: t('audit.detail.off', 'Turned off'),
  given: t('audit.detail.given', 'Permissions given'),
  taken: t('audit.detail.taken', 'Permissions removed'),
  faults: t('audit.detail.faults', 'Problems found'),
  columns: t('audit.detail.columns', 'Columns'),
  filters: t('audit.detail.filters', 'Filters'),
  rows: t('audit.detail.rows', 'Rows'),
  setting: t('audit.detail.setting', 'Setting'),
  newValue: t('audit.detail.newValue', 'New value'),
  links: t('audit.detail.links', 'Entries checked'),
};

type Detail = Readonly<Record<string, unknown>>;

function detailOf(json: string): Detail {
  const read: unknown = JSON.parse(json);
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {};
}

const codes: ReadonlyMap<string, string> = new Map(Object.entries(documentTypeWords));
const releases: ReadonlyMap<string, string> = new Map([
  ['time_limit', t('audit.detail.timeLimit', 'the time limit was reached')],
  ['signed_out', t('audit.detail.signedOut', 'the reviewer signed out')],
  ['account_closed', t('audit.detail.accountClosed', 'the reviewer’s account was closed')],
]);

/** Fields of a profile are named as the screens name them; other texts are shown as they are. */
function textInWords(field: string, value: string, fieldNames: ChangeNames): string {
  if (field === 'fields') {
    const named = fieldNames[value];
    return typeof named === 'string' ? named : (named?.name ?? value);
  }
  if (field === 'because') return releases.get(value) ?? value;
  return field === 'type' ? (codes.get(value) ?? value) : value;
}

function oneInWords(field: string, value: unknown, fieldNames: ChangeNames): string {
  if (value === null || value === undefined || value === '') return t('audit.detail.empty', 'none');
  if (typeof value === 'boolean') return value ? t('change.yes', 'yes') : t('change.no', 'no');
  if (typeof value === 'number')
    return field.endsWith('Paise') ? inRupees(value) : value.toLocaleString('en-IN');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${name} ${String(one)}`)
      .join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return dayWords(value);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
    ? momentWords(value)
    : textInWords(field, value, fieldNames);
}

const listed = new Set(['columns', 'fields', 'given', 'taken']);

/** A changed value is written as [before, after]. */
function inWords(field: string, value: unknown, fieldNames: ChangeNames): string {
  if (!Array.isArray(value)) return oneInWords(field, value, fieldNames);
  const words = value.map((one) => oneInWords(field, one, fieldNames));
  return words.join(listed.has(field) || words.length !== 2 ? ', ' : ' → ');
}

/** The status before and after, then the fields that have a name, each as a name and its words. */
export function entryDetails(
  json: string,
  fieldNames: ChangeNames,
): readonly (readonly [name: string, words: string])[] {
  const { from, to, ...fields } = detailOf(json);
  const status: (readonly [string, string])[] =
    typeof from === 'string' && typeof to === 'string'
      ? [
          [
            t('audit.detail.status', 'Status'),
            from === to ? statusWords(to) : `${statusWords(from)} → ${statusWords(to)}`,
          ],
        ]
      : [];
  const named = Object.entries(fields).flatMap(([field, value]) => {
    const name = names[field];
    return name === undefined ? [] : [[name, inWords(field, value, fieldNames)] as const];
  });
  return [...status, ...named];
}
