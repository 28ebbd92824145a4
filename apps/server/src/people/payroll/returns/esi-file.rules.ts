/** Monthly contribution of state insurance, as the portal's sheet has it. Whole rupees. */
import type { ReturnRow } from './return-files.rules.ts';

/** Codes of the portal for a month without a paid day; the last working day stands beside the second alone. */
const reasons = { none: 0, onLeave: 1, leftService: 2 } as const;

/** Who was insured in the month before, left in it or before this one, and is not in this payroll. */
export interface LeftBefore {
  readonly staffId: string;
  readonly fullName: string;
  readonly esiNumber: string | null;
  /** YYYY-MM-DD. */
  readonly lastDayOn: string;
}

/** Letters and spaces alone. */
const nameOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim()
    .toUpperCase();

const rupees = (paise: number): number => Math.round(paise / 100);
const dayOf = (day: string): string => day.split('-').toReversed().join('/');

/** One of the portal's sheet: number, name, days, wages, reason, last working day. */
type EsiLine = readonly (string | number)[];

const title: EsiLine = [
  'IP Number',
  'IP Name',
  'No of Days for which wages paid/payable during the month',
  'Total Monthly Wages',
  'Reason Code for Zero workings days',
  'Last Working Day',
];

/** Days are whole: a half is rounded up. A month without a paid day names its reason. */
function lineOf({
  esiNumber,
  fullName,
  monthHalfDays,
  offHalfDays,
  esiWages,
  lastDayOn,
}: ReturnRow): EsiLine {
  const days = Math.ceil((monthHalfDays - offHalfDays) / 2);
  const hasLeft = days === 0 && lastDayOn !== null;
  const reason = hasLeft ? reasons.leftService : reasons.onLeave;
  return [
    esiNumber ?? '',
    nameOf(fullName),
    days,
    rupees(esiWages),
    days === 0 ? reason : reasons.none,
    hasLeft ? dayOf(lastDayOn) : '',
  ];
}

const leftLine = ({ esiNumber, fullName, lastDayOn }: LeftBefore): EsiLine => [
  esiNumber ?? '',
  nameOf(fullName),
  0,
  0,
  reasons.leftService,
  dayOf(lastDayOn),
];

/**
 * With its titles; nothing where no one is insured. The portal asks for everyone of its own list, also who has left since.
 * Numbers of people and days are texts, so that no zero is lost.
 */
export function esiLines(rows: readonly ReturnRow[], left: readonly LeftBefore[]): readonly EsiLine[] {
  const lines = [
    ...rows.filter(({ isEsiCovered, esiNumber }) => isEsiCovered && esiNumber !== null).map(lineOf),
    ...left.filter(({ esiNumber }) => esiNumber !== null).map(leftLine),
  ];
  return lines.length === 0 ? [] : [title, ...lines];
}

/** Comma separated. */
export const esiFile = (lines: readonly EsiLine[]): string =>
  lines.map((line) => `${line.join(',')}\r\n`).join('');
