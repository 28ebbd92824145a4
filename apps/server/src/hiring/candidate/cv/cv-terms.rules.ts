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
      !/^(?:known\s+)?languages?\b|^भाषा/i.test(line.text)
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

const currency = '(?:₹|rs\\.?|inr|रु\\.?|रुपये)?\\s?';
const figure = '(\\d{1,3}(?:,\\d{2,3})+|\\d+)(\\.\\d+)?';
const range = '(?:\\s?(?:-|to)\\s?(?:₹|rs\\.?)?\\s?[\\d,.]+)?';
const scale = '\\s?(k|thousand|हज़ार|हजार|lpa|l\\.p\\.a\\.?|lakhs?|lacs?|लाख)?';
const per =
  '\\s?(?:/-)?\\s?(per\\s?(?:month|day|annum|year)|/\\s?(?:month|mo\\b|day|din|annum|year)|p\\.?\\s?m\\.?(?!\\w)|p\\.?\\s?a\\.?(?!\\w)|pm\\b|monthly|daily|a\\s(?:day|month|year)|प्रति\\s?(?:माह|महीना|दिन)|महीना|रोज़?|in\\s?hand|मासिक|rupees?)?';
const amount = new RegExp(`(?<![\\d.+/-])${currency}${figure}${range}${scale}${per}`, 'giu');
const money =
  /₹|\brs\.?|\binr\b|रु|salary|ctc|wage|\bpay\b|in\s?hand|package|वेतन|तनख्वाह|मज़दूरी|मजदूरी|lpa|l\.p\.a|stipend/iu;
const expected = /expect|desired|demand|require|अपेक्षित|उम्मीद|चाहिए|chahiye/iu;
const current = /current|present|last\s+drawn|drawing|existing|previous|वर्तमान|अभी|in\s?hand/iu;

const hundred = 100;
const unitOf = (said: string): 'month' | 'day' | 'year' | null => {
  if (/day|din|daily|दिन|रोज/iu.test(said)) return 'day';
  if (/annum|year|p\.?\s?a/iu.test(said)) return 'year';
  return /month|mo|p\.?\s?m|hand|माह|महीना|मासिक/iu.test(said) ? 'month' : null;
};

function wageOf(match: RegExpMatchArray, isLabelled: boolean): CvWage | null {
  const [, whole = '', part = '', by = '', said = ''] = match;
  const value = Number(whole.replaceAll(',', '') + part);
  const rupees = /^l|लाख/iu.test(by) ? value * 100_000 : by ? value * 1_000 : value;
  const guessed = rupees >= 100_000 ? 'year' : rupees >= 4_000 ? 'month' : 'day';
  const unit = /^l|लाख/iu.test(by) ? 'year' : (unitOf(said) ?? (isLabelled || by ? guessed : null));
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

function wagesIn(line: CvLine, before: CvLine | undefined): Said[] {
  const isNumber =
    /^[₹\s\drs.,k/-]+/i.test(line.text) &&
    before !== undefined &&
    before.text.length < 40 &&
    (money.test(before.text) || /salary|ctc|wage/i.test(before.text));
  const text = isNumber ? `${before.text}: ${line.text}` : line.text;
  if (!money.test(text) && !/per\s?(?:day|month)|\/\s?(?:day|month)|प्रति|\bp\.?m\b|expect/iu.test(text))
    return [];
  return [...text.matchAll(amount)].flatMap((match) => {
    const wage = wageOf(match, money.test(text));
    if (!wage) return [];
    const earlier = text.slice(0, match.index);
    const [lastExpected, lastNow] = [expected, current].map(
      (label) => [...earlier.matchAll(new RegExp(label, 'giu'))].at(-1)?.index ?? -1,
    ) as [number, number];
    const after = text.slice(match.index);
    const kind =
      lastExpected > lastNow
        ? 'expected'
        : lastNow >= 0
          ? 'now'
          : expected.test(after)
            ? 'expected'
            : /in\s?hand/i.test(after)
              ? 'now'
              : null;
    return [{ kind, wage: found(line, wage, kind === null ? 'low' : 'high') }];
  });
}

/** What is earned and what is asked for. A wage of a year is that of a month twelve times. */
export function readWages(lines: readonly CvLine[]): WageRead {
  const all = lines.flatMap((line, at) =>
    line.part === 'work' && !expected.test(line.text) && !/ctc|salary|वेतन/iu.test(line.text)
      ? []
      : wagesIn(line, lines[at - 1]),
  );
  const now = all.find(({ kind }) => kind === 'now')?.wage ?? null;
  const asked = all.find(({ kind }) => kind === 'expected') ?? all.find(({ kind }) => kind === null);
  return { expected: asked?.wage ?? null, now };
}

const immediate = /immediate(?:ly)?|available\s+now|at\s+once|join\s+(?:any\s?time|today|tomorrow)|turant/i;
const immediateInHindi = new Set(['तुरंत', 'तुरन्त', 'तत्काल'].map(skeleton));
const isImmediate = (text: string) =>
  immediate.test(text) || wordsOf(text).some((word) => immediateInHindi.has(skeleton(word)));
const notice =
  /notice(?:\s*period)?\s*(?:is|of)?\s*[:\t-]?\s*(\d{1,3})\s*(days?|weeks?|months?)|(\d{1,3})\s*(days?|weeks?|months?)'?\s*(?:of\s*)?notice|(?:join|available)\s*(?:with)?in\s*(\d{1,3})\s*(days?|weeks?|months?)|नोटिस\D{0,12}(\d{1,3})\s*(दिन|सप्ताह|महीने|महीना)|(\d{1,3})\s*(दिन|महीने)\s*(?:का)?\s*नोटिस/iu;
const daysOf = (unit: string) => (/week|सप्ताह/iu.test(unit) ? 7 : /month|मह/iu.test(unit) ? 30 : 1);

/** In how many days a person can begin. */
export function readNotice(lines: readonly CvLine[]): Found<number> | null {
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const text =
      before && /^notice(?:\s*period)?:?$/i.test(before.text) ? `${before.text} ${line.text}` : line.text;
    const [, ...parts] = notice.exec(text) ?? [];
    const said = parts.findIndex((part) => part !== undefined);
    if (said >= 0) return found(line, Number(parts[said]) * daysOf(parts[said + 1] ?? ''), 'high');
    const isOfJoining =
      /join|available|notice|availability|start|उपलब्ध|जॉइन/iu.test(text) || text.length < 30;
    if (isImmediate(text) && isOfJoining && (line.part !== 'work' || text.length < 30))
      return found(line, 0, 'high');
  }
  return null;
}
