import { type PeriodIn, periodIn } from './cv-days.rules.ts';
import type { IsTrade } from './cv-name.rules.ts';
import type { CvLine, Found } from './cv-text.rules.ts';
import { byColumns, byLabels } from './cv-work-lists.rules.ts';
import {
  type CvWork,
  type Kinds,
  type WorkRead,
  cellsOf,
  entry,
  kindsBy,
  namesOf,
  periodLabel,
  tidy,
  withoutPeriod,
} from './cv-work-names.rules.ts';

const sentence = /^(?:i )?(?:have )?(?:worked|working|work) (?:as|like) (?:an? )?/i;
const hindiSentence = / (?:के रूप में|के पद पर|का काम|था|हूँ|हूं)/;

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
