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

const months: readonly (readonly string[])[] = [
  ['jan', 'january', 'जनवरी'],
  ['feb', 'february', 'फ़रवरी', 'फरवरी'],
  ['mar', 'march', 'मार्च'],
  ['apr', 'april', 'अप्रैल'],
  ['may', 'मई'],
  ['jun', 'june', 'जून'],
  ['jul', 'july', 'जुलाई'],
  ['aug', 'august', 'अगस्त'],
  ['sep', 'sept', 'september', 'सितंबर', 'सितम्बर'],
  ['oct', 'october', 'अक्टूबर', 'अक्तूबर'],
  ['nov', 'november', 'नवंबर', 'नवम्बर'],
  ['dec', 'december', 'दिसंबर', 'दिसम्बर'],
];
const monthByName = new Map(
  months.flatMap((names, at) => names.map((name) => [name.normalize('NFC'), at + 1] as const)),
);
const present = new Set([
  'present',
  'current',
  'currently',
  'now',
  'ongoing',
  'continue',
  'continuing',
  'today',
  'date',
  'वर्तमान',
]);
const untilNow = new Set(['अब', 'अभी', 'आज', 'ab']);
const between = new Set(['-', 'to', 'till', 'until', 'upto', 'up', 'से', 'se', '\t']);
const ordinals = new Set(['st', 'nd', 'rd', 'th']);
const parts = new Set(['/', '.', '-', ',', "'"]);

interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Words, numbers and single signs, with their places; blanks are none. */
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{M}]+|\d+|[^\p{L}\p{M}\d ]/gu)].map((match) => ({
    text: match[0].toLowerCase().normalize('NFC'),
    start: match.index,
    end: match.index + match[0].length,
  }));

interface Point {
  readonly month: number | null;
  readonly year: number;
  /** The first token behind it. */
  readonly next: number;
}

class Reader {
  private readonly tokens: readonly Token[];
  private readonly today: string;

  constructor(tokens: readonly Token[], today: string) {
    this.tokens = tokens;
    this.today = today;
  }

  at(place: number): string {
    return this.tokens[place]?.text ?? '';
  }

  number(place: number, digits: number): number | null {
    const text = this.at(place);
    return text.length <= digits && /^\d+$/.test(text) ? Number(text) : null;
  }

  year(place: number): number | null {
    return /^(?:19[6-9]|20[0-4])\d$/.test(this.at(place)) ? Number(this.at(place)) : null;
  }

  shortYear(place: number): number | null {
    if (!/^\d\d$/.test(this.at(place))) return null;
    const year = 2000 + Number(this.at(place));
    return year > Number(this.today.slice(0, 4)) ? year - 100 : year;
  }

  /** "12th March 2018", "Jan'18", "01/04/2019", "06/2019", "2018". */
  point(place: number): Point | null {
    return this.named(place) ?? this.inNumbers(place) ?? this.yearAlone(place);
  }

  private named(place: number): Point | null {
    let at = place;
    if (this.number(at, 2) !== null) {
      at += ordinals.has(this.at(at + 1)) ? 2 : 1;
      if (parts.has(this.at(at))) at += 1;
    }
    const month = monthByName.get(this.at(at));
    if (month === undefined) return null;
    at += 1;
    for (let signs = 0; signs < 2 && parts.has(this.at(at)); signs += 1) at += 1;
    const year = this.year(at) ?? this.shortYear(at);
    return year === null ? null : { month, year, next: at + 1 };
  }

  private inNumbers(place: number): Point | null {
    const sign = this.at(place + 1);
    if (!parts.has(sign) || sign === ',' || sign === "'") return null;
    const isWhole = this.at(place + 3) === sign && this.number(place, 2) !== null;
    const at = isWhole ? place + 2 : place;
    const [month, year] = [this.number(at, 2), this.year(at + 2)];
    return month !== null && month >= 1 && month <= 12 && year !== null
      ? { month, year, next: at + 3 }
      : null;
  }

  private yearAlone(place: number): Point | null {
    const year = this.year(place);
    return year === null ? null : { month: null, year, next: place + 1 };
  }

  /** "Present", "till date", "अब तक": the first token behind it; null: it is not said here. */
  isNow(place: number): number | null {
    if (present.has(this.at(place))) return place + 1;
    return untilNow.has(this.at(place)) && ['तक', 'भी', 'tak'].includes(this.at(place + 1))
      ? place + 2
      : null;
  }

  /** The first token behind the words between two days; as it was: there are none. */
  behindBetween(place: number): number {
    let at = place;
    while (at < place + 3 && between.has(this.at(at))) at += 1;
    return at;
  }
}

const pad = (number: number) => String(number).padStart(2, '0');
const written = ({ year, month }: Pick<Point, 'year' | 'month'>, fallback: number) =>
  `${year}-${pad(month ?? fallback)}`;

function closed(from: Point, to: Pick<Point, 'year' | 'month'>, today: string): Period | null {
  const first = written(from, 1);
  const last = written(to, to.year === from.year ? 12 : 1);
  const isRough = from.month === null || to.month === null;
  return last < first
    ? null
    : { from: first, to: last > today.slice(0, 7) ? today.slice(0, 7) : last, isRough };
}

const open = (from: Point): Period => ({ from: written(from, 1), to: null, isRough: from.month === null });

/** A period that begins at this token, and the first token behind it. */
function periodAt(reader: Reader, place: number, today: string): { period: Period; next: number } | null {
  const from = reader.point(place);
  if (!from) return null;
  const at = reader.behindBetween(from.next);
  const now = reader.isNow(at);
  if (now !== null) return { period: open(from), next: now };
  if (at > from.next) {
    const short = reader.shortYear(at);
    const to = reader.point(at) ?? (short === null ? null : { month: null, year: short, next: at + 1 });
    const period = to && closed(from, to, today);
    if (to && period) return { period, next: reader.at(to.next) === 'तक' ? to.next + 1 : to.next };
  }
  const isOpen =
    ['onward', 'onwards', 'से'].includes(reader.at(from.next)) ||
    ['since', 'from'].includes(reader.at(place - 1));
  return isOpen && !(at > from.next && reader.point(at))
    ? { period: open(from), next: Math.max(at, from.next + 1) }
    : null;
}

/** The first period that a line says: "Jan 2018 - Present", "06/2019 to 05/2021", "2018-21", "since 2019". */
export function periodIn(text: string, today: string): PeriodIn | null {
  const tokens = tokensOf(text);
  const reader = new Reader(tokens, today);
  for (const [place, token] of tokens.entries()) {
    const found = periodAt(reader, place, today);
    if (!found) continue;
    const first = ['since', 'from'].includes(reader.at(place - 1)) ? (tokens[place - 1] ?? token) : token;
    const last = tokens[Math.min(found.next, tokens.length) - 1] ?? token;
    return { ...found.period, start: first.start, end: last.end };
  }
  return null;
}

/** The last year that a line says, as of an examination. */
export function yearIn(text: string, today: string): number | null {
  const years = [...text.matchAll(/(?<!\d)((?:19[6-9]|20[0-4])\d)(?: ?- ?(\d\d))?(?!\d)/g)].flatMap(
    ([, year, short]) => (short ? [Number(year), Number(`${year?.slice(0, 2)}${short}`)] : [Number(year)]),
  );
  const past = years.filter((year) => year <= Number(today.slice(0, 4)) + 5);
  return past.length > 0 ? Math.max(...past) : null;
}
