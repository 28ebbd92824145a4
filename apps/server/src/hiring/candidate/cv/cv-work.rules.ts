import { type Period, type PeriodIn, periodIn } from './cv-days.rules.ts';
import { type CvLine, type Found, found, trimmed, wordsOf } from './cv-text.rules.ts';
import type { IsTrade } from './cv-name.rules.ts';
import { cities, states } from './cv-places.ts';

export interface CvWork {
  readonly employer: string;
  readonly title: string;
  /** YYYY-MM; null: not said. */
  readonly from: string | null;
  /** Null with a `from`: still there. */
  readonly to: string | null;
}

const titleWords = new Set(
  `intern engineer technician developer manager executive electrician plumber carpenter supervisor helper driver
  operator mechanic fitter welder cook chef accountant assistant trainee painter mason tailor beautician officer clerk
  guard rider cleaner receptionist nurse teacher designer analyst associate consultant representative telecaller
  machinist turner worker apprentice incharge foreman cashier salesman salesperson agent housekeeper
  wireman lineman installer repairer peon storekeeper waiter steward coordinator lead head
  प्लंबर इलेक्ट्रीशियन बढ़ई ड्राइवर पेंटर मिस्त्री तकनीशियन मैकेनिक रसोइया सुपरवाइज़र सुपरवाइजर हेल्पर फिटर वेल्डर सहायक`
    .split(/\s+/)
    .filter(Boolean),
);
const employerWords = new Set(
  `pvt ltd limited private llp inc company co corporation enterprises enterprise industries industry works technologies
  technology solutions services service hotel hospital bank motors electricals electrical sons bros brothers construction
  constructions infra infrastructure group agency builders traders workshop garage store stores restaurant cafe
  logistics systems associates contractors engineers engineering mart school college academy clinic salon facility
  facilities power steel textiles foods developers interiors india कंपनी प्राइवेट लिमिटेड एंड संस सर्विसेज होटल अस्पताल वर्क्स`
    .split(/\s+/)
    .filter(Boolean),
);

const companyLabel =
  /^(?:company|employer|organi[sz]ation|firm|company name|name of (?:company|employer)|कंपनी) ?[:\t-]/i;
const titleLabel = /^(?:designation|position|role|post|job title|title|profile|worked as|पद) ?[:\t-]/i;
const periodLabel = /^(?:duration|period|tenure|dates?|years?|from|अवधि|समय) ?[:\t-]/i;
const sentence = /^(?:i )?(?:have )?(?:worked|working|work) (?:as|like) (?:an? )?/i;
const hindiSentence = / (?:के रूप में|के पद पर|का काम|था|हूँ|हूं)/;
const columnNames = {
  employer: /^(?:company|employer|organi[sz]ation|name of (?:the )?company|firm|कंपनी)/i,
  title: /^(?:designation|position|role|post|job title|title|पद)/i,
} as const;

/** A town beside an employer is no name of its own. */
const towns = new Set([...cities, ...states]);

const marks = ' ,.|:;()/-';
const lastWords = [' from', ' since', ' during'];

function tidy(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll('( )', '').replaceAll('()', '');
  const ends = trimmed(trimmed(plain, marks, { end: false }), ' ,|:;(/-', { start: false });
  const named = ends.replace(/^(?:at|from|m\/s\.?) /i, '');
  const last = lastWords.find((word) => named.toLowerCase().endsWith(word));
  return (last ? named.slice(0, -last.length) : named).slice(0, 80).trim();
}

/** Everything of a line but its period. */
const withoutPeriod = (text: string, period: PeriodIn | null) =>
  period ? `${text.slice(0, period.start)}\t${text.slice(period.end)}` : text;

const cellsOf = (text: string) =>
  text
    .split(/\t| \| ?| - | @ | • |, (?=\p{Lu})| (?:at|with|in) (?=\p{Lu})/u)
    .map(tidy)
    .filter((cell) => /[\p{L}]{2}/u.test(cell) && !towns.has(cell.toLowerCase()));

interface Kinds {
  readonly isTitle: (text: string) => boolean;
  readonly isEmployer: (text: string) => boolean;
}

const kindsBy = (isTrade: IsTrade): Kinds => ({
  isEmployer: (text) =>
    wordsOf(text).some((word) => employerWords.has(word) || employerWords.has(word.replace(/s$/, ''))),
  isTitle: (text) => isTrade(text) || wordsOf(text).some((word) => titleWords.has(word)),
});

/** Which of the cells is the employer and which the title; the words decide, else that a title comes first. */
function namesOf(
  cells: readonly string[],
  { isTitle, isEmployer }: Kinds,
): Pick<CvWork, 'employer' | 'title'> {
  const [first = '', second = ''] = cells;
  const employer = cells.find((cell) => isEmployer(cell) && !titleOnly(cell)) ?? null;
  const title = cells.find((cell) => cell !== employer && isTitle(cell)) ?? null;
  if (employer && title) return { employer, title };
  if (title) return { title, employer: cells.find((cell) => cell !== title) ?? '' };
  if (employer) return { employer, title: cells.find((cell) => cell !== employer) ?? '' };
  return { title: first, employer: second };
}
const titleOnly = (text: string) => {
  const words = wordsOf(text);
  return words.length <= 3 && titleWords.has(words.at(-1) ?? '');
};

interface Draft {
  readonly line: CvLine;
  readonly period: PeriodIn | null;
  readonly cells: readonly string[];
  readonly used: readonly CvLine[];
}

const isText = ({ text, isBullet }: CvLine) =>
  isBullet || text.length > 90 || /[.।]$/.test(text.replace(/\b(?:ltd|co|pvt|inc)\.$/i, ''));

/** Lines above that are names of this entry: short ones, up to what the entry before it took. */
function above(lines: readonly CvLine[], at: number, taken: ReadonlySet<CvLine>): CvLine[] {
  const names: CvLine[] = [];
  for (let index = at - 1; index >= 0 && names.length < 2; index -= 1) {
    const line = lines[index];
    if (!line || line.isHeading || isText(line) || taken.has(line)) break;
    names.unshift(line);
  }
  return names;
}

function draftAt(lines: readonly CvLine[], at: number, taken: Set<CvLine>, today: string): Draft | null {
  const line = lines[at];
  if (!line) return null;
  const text = line.text.replace(periodLabel, '');
  const period = periodIn(text, today);
  let cells = cellsOf(withoutPeriod(text, period));
  const used = [line];
  if (cells.length < 2) {
    const over = above(lines, at, taken);
    if (cells.length === 1 && over.length > 1) over.shift();
    cells = [...over.flatMap(({ text: name }) => cellsOf(name)), ...cells];
    used.unshift(...over);
  }
  const next = lines[at + 1];
  if (cells.length < 2 && next && !next.isHeading && !isText(next) && !periodIn(next.text, today)) {
    cells = [...cells, ...cellsOf(next.text)];
    used.push(next);
  }
  for (const one of used) taken.add(one);
  return cells.length > 0 ? { line: used[0] ?? line, period, cells, used } : null;
}

export interface WorkRead {
  readonly work: readonly Found<CvWork>[];
  readonly used: readonly number[];
}

const entry = (
  line: CvLine,
  names: Pick<CvWork, 'employer' | 'title'>,
  period: Period | null,
): Found<CvWork> => {
  const isWhole = names.employer !== '' && names.title !== '' && period !== null;
  const value = { ...names, from: period?.from ?? null, to: period?.to ?? null };
  return found(line, value, isWhole ? (period.isRough ? 'middle' : 'high') : 'low');
};

/** A row of a list whose columns say what they are. */
function byColumns(lines: readonly CvLine[], today: string): WorkRead | null {
  const head = lines.findIndex(({ text }) => {
    const cells = text.split('\t');
    return (
      cells.some((cell) => columnNames.employer.test(cell)) &&
      cells.some((cell) => columnNames.title.test(cell))
    );
  });
  if (head < 0) return null;
  const names = (lines[head]?.text ?? '').split('\t');
  const [employer, title] = [columnNames.employer, columnNames.title].map((name) =>
    names.findIndex((cell) => name.test(cell)),
  );
  const rows = lines.slice(head + 1).filter(({ text }) => text.split('\t').length >= 3);
  const work = rows.map((line) => {
    const cells = line.text.split('\t');
    const of = (at: number | undefined) => tidy(cells[at ?? -1] ?? '');
    return entry(line, { employer: of(employer), title: of(title) }, periodIn(line.text, today));
  });
  return { work, used: [lines[head]?.at ?? 0, ...rows.map(({ at }) => at)] };
}

/** Entries that say "Company:", "Designation:" and "Duration:", each in a line. */
function byLabels(lines: readonly CvLine[], today: string): WorkRead | null {
  const isLabelled = ({ text }: CvLine) => companyLabel.test(text) || titleLabel.test(text);
  if (!lines.some(({ text }) => companyLabel.test(text))) return null;
  const groups: CvLine[][] = [];
  for (const line of lines.filter(
    (one) => isLabelled(one) || periodLabel.test(one.text) || periodIn(one.text, today),
  )) {
    const group = groups.at(-1);
    const kind = [companyLabel, titleLabel].find((label) => label.test(line.text));
    const isNext = !group || (kind !== undefined && group.some(({ text }) => kind.test(text)));
    if (isNext) groups.push([line]);
    else group.push(line);
  }
  const work = groups.flatMap((group) => {
    const said = (label: RegExp) =>
      tidy((group.find(({ text }) => label.test(text))?.text ?? '').replace(label, '').split('\t')[0] ?? '');
    const period = group.map(({ text }) => periodIn(text, today)).find(Boolean) ?? null;
    const [line] = group;
    return line ? [entry(line, { employer: said(companyLabel), title: said(titleLabel) }, period)] : [];
  });
  return { work, used: groups.flat().map(({ at }) => at) };
}

/** What stands before and behind the first of these words; null: there is none. */
function partedBy(text: string, words: RegExp): readonly [string, string] | null {
  const match = words.exec(text);
  return match && [text.slice(0, match.index), text.slice(match.index + match[0].length)];
}

/** "Worked as electrician at Sharma Electricals since 2019", "शर्मा कंपनी में प्लंबर". */
function bySentence(line: CvLine, today: string, kinds: Kinds): Found<CvWork> | null {
  const period = periodIn(line.text, today);
  const plain = tidy(withoutPeriod(line.text, period).replaceAll('\t', ' '));
  const begun = sentence.exec(plain);
  const english = begun && partedBy(plain.slice(begun[0].length), / (?:at|in|with|for) (?:m\/s\.? )?/i);
  if (english) {
    const [employer] = partedBy(english[1], / (?:since|from|for|during) /i) ?? [english[1]];
    return entry(line, { title: tidy(english[0]), employer: tidy(employer) }, period);
  }
  const hindi = partedBy(plain, / में /);
  if (!hindi) return null;
  const title = tidy((partedBy(hindi[1], hindiSentence) ?? [hindi[1]])[0]);
  return kinds.isTitle(title) ? entry(line, { employer: tidy(hindi[0]), title }, period) : null;
}

function byLines(lines: readonly CvLine[], today: string, kinds: Kinds): WorkRead {
  const taken = new Set<CvLine>();
  const work: Found<CvWork>[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.isHeading || taken.has(line)) continue;
    const said = bySentence(line, today, kinds);
    if (said) {
      work.push(said);
      taken.add(line);
    } else if (periodIn(line.text.replace(periodLabel, ''), today)) {
      const draft = draftAt(lines, at, taken, today);
      if (draft) work.push(entry(draft.line, namesOf(draft.cells, kinds), draft.period));
    }
  }
  return { work, used: [...taken].map(({ at }) => at) };
}

/** Where a person worked. Without a part that is called so, lines with a period and a title are. */
export function readWork(lines: readonly CvLine[], today: string, isTrade: IsTrade): WorkRead {
  const kinds = kindsBy(isTrade);
  const hasPart = lines.some(({ part, isHeading }) => part === 'work' && isHeading);
  const isLoose = ({ part, text }: CvLine) =>
    part !== 'school' &&
    part !== 'other' &&
    part !== 'references' &&
    (kinds.isTitle(text) || kinds.isEmployer(text));
  const looked = lines.filter((line) => line.part === 'work' || (!hasPart && isLoose(line)));
  const read = byColumns(looked, today) ?? byLabels(looked, today) ?? byLines(looked, today, kinds);
  const work = read.work.filter(({ value }) => value.employer !== '' || value.title !== '');
  return { work: work.slice(0, 20), used: read.used };
}
