import { expenseBackDays } from '@nukkad/contract/people/expense/expense.model';
import { addDays } from '@nukkad/contract/kernel/time';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
/** Days come before months, as they are written in India. */
const forms: readonly RegExp[] = [
  /(?<!\d)(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)(?!\d)/g,
  /(?<![\d.])(?<day>\d{1,2})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<year>20\d\d|\d\d)(?![\d/])/g,
  /(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th)?[\s./-]{0,3}(?<name>[a-z]{3})[a-z]{0,6}[\s.,/'-]{0,3}(?<year>20\d\d|\d\d)(?!\d)/g,
  /\b(?<name>[a-z]{3})[a-z]{0,6}\.?\s{0,3}(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s{1,3}(?<year>20\d\d)(?!\d)/g,
];
/** A date that is not the day on which it was paid. */
const others = /\b(due|exp(iry|ires)?|valid|mfg|mfd|pkd|best before|dob|dlvry|delivery by|fssai)\b/;
const dated = /\b(date|dated|dt|paid)\b/;

type Groups = Record<string, string | undefined>;

/** YYYY-MM-DD; null where the calendar has no such month or day. */
function dayOf({ year = '', month: number, name, day = '' }: Groups): string | null {
  const at = name === undefined ? Number(number) : months.findIndex((month) => month === name) + 1;
  const text = `${year.length === 2 ? `20${year}` : year}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text) ? text : null;
}

const daysOf = (line: string): string[] =>
  forms.flatMap((form) => [...line.matchAll(form)].flatMap(({ groups = {} }) => dayOf(groups) ?? []));

/** The day of a receipt as it can be claimed today: on a line that says date, else the first one. */
export function readDay(lines: readonly string[], today: string): string | null {
  const first = addDays(today, -expenseBackDays);
  const found = lines
    .map((line) => line.toLowerCase())
    .filter((line) => !others.test(line))
    .flatMap((line) => daysOf(line).map((day) => ({ day, isDated: dated.test(line) })))
    .filter(({ day }) => day >= first && day <= today);
  return (found.find(({ isDated }) => isDated) ?? found[0])?.day ?? null;
}
