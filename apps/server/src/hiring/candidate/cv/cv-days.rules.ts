/** Months are YYYY-MM, as the profile has them. */
export interface Period {
  readonly from: string | null;
  /** Null: until now. */
  readonly to: string | null;
  /** Years alone were said. */
  readonly isRough: boolean;
}

export interface PeriodIn extends Period {
  readonly start: number;
  readonly end: number;
}

const names = [
  'jan(?:uary)?|जनवरी',
  'feb(?:ruary)?|फ़रवरी|फरवरी',
  'mar(?:ch)?|मार्च',
  'apr(?:il)?|अप्रैल',
  'may|मई',
  'june?|जून',
  'july?|जुलाई',
  'aug(?:ust)?|अगस्त',
  'sept?(?:ember)?|सितंबर|सितम्बर',
  'oct(?:ober)?|अक्टूबर|अक्तूबर',
  'nov(?:ember)?|नवंबर|नवम्बर',
  'dec(?:ember)?|दिसंबर|दिसम्बर',
] as const;
const month = `(?:${names.join('|')})`;
const longYear = '(?:19[6-9]\\d|20[0-4]\\d)';
const now =
  '(?:present|date|till\\s*(?:date|now|today)|to\\s*date|today|current(?:ly)?|now|ongoing|continu(?:e|ing)|अब तक|अभी तक|वर्तमान|आज तक|ab tak)';
const dayNumber = '(?:\\d{1,2}(?:st|nd|rd|th)?[\\s/.,-]+)?';
const point = `(?:${dayNumber}${month}[\\s.,'/-]*(?:${longYear}|\\d{2}(?!\\d))|(?:\\d{1,2}[/.-])?(?:0?[1-9]|1[0-2])[/.-]${longYear}|${longYear})`;
const between = '\\s*(?:-|to|till|until|upto|up to|से|se|\\t)\\s*';
const edge = '(?<![\\p{L}\\p{M}\\d])';
const after = '(?![\\p{L}\\p{M}\\d])';

const range = new RegExp(
  `${edge}(${point})${between}(${point}|${now}|\\d{2}(?!\\d))${after}(?:\\s*तक)?`,
  'giu',
);
const since = new RegExp(`${edge}(?:since|from)\\s+(${point})${after}`, 'iu');
const onwards = new RegExp(`${edge}(${point})\\s*(?:onwards?|से(?!\\s*\\d))`, 'iu');
const isNow = new RegExp(`^${now}$`, 'iu');
const yearAlone = new RegExp(`^${longYear}$`);
const twoDigits = /^\d{2}$/;

interface Point {
  readonly month: string | null;
  readonly year: string;
}

const pad = (number: number) => String(number).padStart(2, '0');

function monthOf(text: string): string | null {
  const at = names.findIndex((name) => new RegExp(`(?:${name})`, 'iu').test(text));
  if (at >= 0) return pad(at + 1);
  const numbers = /(0?[1-9]|1[0-2])[/.-](?:19|20)\d\d$/.exec(text);
  return numbers ? pad(Number(numbers[1])) : null;
}

function pointOf(text: string, today: string): Point {
  const long = new RegExp(longYear).exec(text)?.[0];
  const short = /(\d{2})$/.exec(text)?.[1] ?? '';
  const year = long ?? `${Number(`20${short}`) > Number(today.slice(0, 4)) ? '19' : '20'}${short}`;
  return { month: monthOf(text), year };
}

const written = ({ year, month: of }: Point, fallback: string) => `${year}-${of ?? fallback}`;

function periodOf(from: string, to: string | null, today: string): Period | null {
  const start = pointOf(from, today);
  if (to === null || isNow.test(to))
    return { from: written(start, '01'), to: null, isRough: yearAlone.test(from) };
  const end = twoDigits.test(to)
    ? { month: null, year: `${start.year.slice(0, 2)}${to}` }
    : pointOf(to, today);
  const isRough = start.month === null || end.month === null;
  const last = written(end, end.year === start.year ? '12' : '01');
  const first = written(start, '01');
  return last < first
    ? null
    : { from: first, to: last > today.slice(0, 7) ? today.slice(0, 7) : last, isRough };
}

/** The first period that a line says: "Jan 2018 - Present", "06/2019 to 05/2021", "2018-21", "since 2019". */
export function periodIn(text: string, today: string): PeriodIn | null {
  for (const match of text.matchAll(range)) {
    const period = periodOf(match[1] ?? '', match[2] ?? '', today);
    if (period) return { ...period, start: match.index, end: match.index + match[0].length };
  }
  const open = since.exec(text) ?? onwards.exec(text);
  const period = open && periodOf(open[1] ?? '', null, today);
  return open && period ? { ...period, start: open.index, end: open.index + open[0].length } : null;
}

/** The last year that a line says, as of an examination. */
export function yearIn(text: string, today: string): number | null {
  const years = [...text.matchAll(new RegExp(`(?<!\\d)${longYear}(?!\\d)`, 'g'))].map(([year]) =>
    Number(year),
  );
  const short = /(?<!\d)((?:19|20)\d\d)\s*-\s*(\d\d)(?!\d)/.exec(text);
  if (short) years.push(Number(`${short[1]?.slice(0, 2)}${short[2]}`));
  const past = years.filter((year) => year <= Number(today.slice(0, 4)) + 5);
  return past.length > 0 ? Math.max(...past) : null;
}
