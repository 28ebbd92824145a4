import type { WageUnit, jobLanguages } from '@nukkad/contract/hiring/job/job.model';
import { type CvLine, type Found, found, skeleton, wordsOf } from './cv-text.rules.ts';

export type Language = (typeof jobLanguages)[number];

const languages: ReadonlyMap<string, Language> = new Map(
  (
    [
      ['hi', 'hindi हिंदी हिन्दी'],
      ['en', 'english अंग्रेजी अंग्रेज़ी इंग्लिश angrezi'],
      ['bn', 'bengali bangla बंगाली बांग्ला'],
      ['gu', 'gujarati गुजराती'],
      ['kn', 'kannada कन्नड़ कन्नड'],
      ['ml', 'malayalam मलयालम'],
      ['mr', 'marathi मराठी'],
      ['or', 'odia oriya ओड़िया उड़िया'],
      ['pa', 'punjabi panjabi पंजाबी'],
      ['ta', 'tamil तमिल'],
      ['te', 'telugu तेलुगु तेलुगू'],
      ['ur', 'urdu उर्दू'],
      ['as', 'assamese असमिया'],
    ] as const
  ).flatMap(([code, words]) => words.split(' ').map((word) => [skeleton(word), code] as const)),
);

const languageLabel = /languages?|speak|भाषा|bhasha/i;

export function readLanguages(lines: readonly CvLine[]): Found<Language>[] {
  const said = new Map<Language, Found<Language>>();
  for (const line of lines) {
    if (line.part !== 'languages' && !languageLabel.test(line.text)) continue;
    if (
      (line.part === 'school' || line.part === 'work') &&
      !/^(?:known )?languages?\b|^भाषा/i.test(line.text)
    )
      continue;
    for (const word of wordsOf(line.text)) {
      const code = languages.get(skeleton(word));
      if (code && !said.has(code)) said.set(code, found(line, code, 'high'));
    }
  }
  return [...said.values()];
}

export interface CvWage {
  readonly unit: WageUnit;
  readonly paise: number;
}

const figure = /(?<![\d.+/-])(\d[\d,]{0,11})(\.\d{1,2})?/g;
/** What stands behind a figure, one after the other. */
const range = /^ ?(?:-|to) ?(?:₹|rs\.?)? ?\d[\d,.]{0,11}/i;
const scale = /^ ?(k|thousand|हज़ार|हजार|lpa|l\.p\.a|lakhs?|lacs?|लाख)(?![\p{L}\p{M}])/iu;
const per =
  /^\.? ?(?:\/-)? ?(per ?(?:month|day|annum|year)|\/ ?(?:month|mo\b|day|din|annum|year)|p\.? ?[ma]\b|monthly|daily|a (?:day|month|year)|प्रति ?(?:माह|महीना|दिन)|(?:रुपये )?महीना|रोज़?|in ?hand|मासिक)/iu;
const money =
  /₹|\brs\.?|\binr\b|रु|salary|ctc|wage|\bpay\b|in ?hand|package|वेतन|तनख्वाह|मज़दूरी|मजदूरी|lpa|l\.p\.a|stipend/iu;
const said = /per ?(?:day|month)|\/ ?(?:day|month)|प्रति|\bp\.?m\b|expect/iu;
const expected = /expect|desired|demand|require|अपेक्षित|उम्मीद|चाहिए|chahiye/iu;
const current = /current|present|last drawn|drawing|existing|previous|वर्तमान|अभी|in ?hand/iu;

const hundred = 100;
const unitOf = (words: string): 'month' | 'day' | 'year' | null => {
  if (/day|din|daily|दिन|रोज/i.test(words)) return 'day';
  if (/annum|year|p\.? ?a/i.test(words)) return 'year';
  return words ? 'month' : null;
};

interface Amount {
  readonly rupees: number;
  readonly unit: 'month' | 'day' | 'year' | null;
}

/** By what stands behind the figure; without that by how much it is, where the line speaks of money. */
function amountOf(match: RegExpMatchArray, after: string, isLabelled: boolean): Amount {
  const [, whole = '', part = ''] = match;
  const value = Number(whole.replaceAll(',', '') + part);
  const behind = after.replace(range, '');
  const by = scale.exec(behind);
  if (/^l|लाख/i.test(by?.[1] ?? '')) return { rupees: value * 100_000, unit: 'year' };
  const rupees = by ? value * 1_000 : value;
  const unit = unitOf(per.exec(by ? behind.slice(by[0].length) : behind)?.[1] ?? '');
  const guessed = rupees >= 100_000 ? 'year' : rupees >= 4_000 ? 'month' : 'day';
  return { rupees, unit: unit ?? (isLabelled || by ? guessed : null) };
}

/** A wage of a year is that of a month twelve times; what no one earns is another figure. */
function wageOf({ rupees, unit }: Amount): CvWage | null {
  if (unit === null) return null;
  const paise = Math.round((unit === 'year' ? rupees / 12 : rupees) * hundred);
  const isFair =
    unit === 'day' ? rupees >= 100 && rupees <= 20_000 : paise >= 1_000_00 && paise <= 10_00_000_00;
  return isFair ? { unit: unit === 'day' ? 'day' : 'month', paise } : null;
}

export interface WageRead {
  readonly expected: Found<CvWage> | null;
  readonly now: Found<CvWage> | null;
}

interface Said {
  readonly kind: 'expected' | 'now' | null;
  readonly wage: Found<CvWage>;
}

/** Longer than what may be said of an amount behind it. */
const lookAhead = 60;

/** Which of the words that tell the two apart stands nearest before the amount, else in what follows it. */
function kindOf(earlier: string, after: string): Said['kind'] {
  for (const words of earlier.split(/[\t,;|]/).toReversed()) {
    const [asked, has] = [words.search(expected), words.search(current)];
    if (asked >= 0 || has >= 0) return asked > has ? 'expected' : 'now';
  }
  if (expected.test(after)) return 'expected';
  return /in ?hand/i.test(after) ? 'now' : null;
}

/** An amount alone in its line belongs to the label above it. */
function labelOf({ text }: CvLine, before: CvLine | undefined): string {
  const isAmount = /^[₹\drs .]/i.test(text) && /\d/.test(text.slice(0, 8));
  return isAmount && before && before.text.length < 40 && money.test(before.text) ? `${before.text}: ` : '';
}

function wagesIn(line: CvLine, before: CvLine | undefined): Said[] {
  const text = labelOf(line, before) + line.text;
  if (!money.test(text) && !said.test(text)) return [];
  return [...text.matchAll(figure)].flatMap((match) => {
    const end = match.index + match[0].length;
    const after = text.slice(end, end + lookAhead);
    const wage = wageOf(amountOf(match, after, money.test(text)));
    if (!wage) return [];
    const kind = kindOf(text.slice(0, match.index), after);
    return [{ kind, wage: found(line, wage, kind === null ? 'low' : 'high') }];
  });
}

/** What is earned and what is asked for. */
export function readWages(lines: readonly CvLine[]): WageRead {
  const isOfWork = ({ part, text }: CvLine) =>
    part === 'work' && !expected.test(text) && !/ctc|salary|वेतन/i.test(text);
  const all = lines.flatMap((line, at) => (isOfWork(line) ? [] : wagesIn(line, lines[at - 1])));
  const now = all.find(({ kind }) => kind === 'now')?.wage ?? null;
  const asked = all.find(({ kind }) => kind === 'expected') ?? all.find(({ kind }) => kind === null);
  return { expected: asked?.wage ?? null, now };
}

const immediate = /immediate(?:ly)?|available now|at once|join (?:any ?time|today|tomorrow)|turant/i;
const immediateInHindi = new Set(['तुरंत', 'तुरन्त', 'तत्काल'].map(skeleton));
const isImmediate = (text: string) =>
  immediate.test(text) || wordsOf(text).some((word) => immediateInHindi.has(skeleton(word)));
const span = /(?<!\d)(\d{1,3}) ?(days?|weeks?|months?|दिन|सप्ताह|महीने|महीना)(?![\p{L}\p{M}])/iu;
const ofNotice = /notice|नोटिस|(?:join|available) (?:with)?in /i;
const ofJoining = /join|available|notice|availability|start|उपलब्ध|जॉइन/i;
const daysOf = (unit: string) => (/week|सप्ताह/i.test(unit) ? 7 : /month|मह/i.test(unit) ? 30 : 1);

/** In how many days a person can begin. */
export function readNotice(lines: readonly CvLine[]): Found<number> | null {
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]?.text ?? '';
    const text = /^notice(?: period)?:?$/i.test(before) ? `${before} ${line.text}` : line.text;
    const told = ofNotice.test(text) ? span.exec(text) : null;
    if (told) return found(line, Number(told[1]) * daysOf(told[2] ?? ''), 'high');
    const isShort = text.length < 30;
    if (isImmediate(text) && (isShort || (ofJoining.test(text) && line.part !== 'work')))
      return found(line, 0, 'high');
  }
  return null;
}
