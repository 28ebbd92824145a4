/** A line as the reader of files tells it, with a tab for a wide gap. */
export interface PaperLine {
  readonly text: string;
  readonly page: number;
  readonly size: number;
  readonly confidence: number;
}

export type Confidence = 'high' | 'middle' | 'low';

/** What was read, and the line that says it. */
export interface Found<Value> {
  readonly value: Value;
  /** Place in the lines of the whole paper, from 0. */
  readonly line: number;
  readonly confidence: Confidence;
}

export type CvPart =
  | 'top'
  | 'contact'
  | 'personal'
  | 'about'
  | 'work'
  | 'school'
  | 'skills'
  | 'languages'
  | 'references'
  | 'other';

/** A line as the rules look at it: digits in Latin, plain dashes and quotes, no bullet. */
export interface CvLine {
  readonly at: number;
  readonly text: string;
  readonly part: CvPart;
  /** The line is the heading of its part and nothing else. */
  readonly isHeading: boolean;
  /** The heading stands before it in the same line. */
  readonly isLabelled: boolean;
  readonly isBullet: boolean;
  readonly size: number;
  readonly confidence: number;
}

const bullet = /^(?:[•●▪◦‣∙■□➢➤✓✔*·»\uf000-\uf0ff]{1,3} ?|[-–—] |\(?\d{1,2}[.)] (?=\p{L}))/u;
const devanagariZero = 0x09_66;

const latinDigits = (text: string) =>
  text.replaceAll(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? devanagariZero) - devanagariZero));

/** Letters that were set apart, as in "E D U C A T I O N". */
const drawnTogether = (text: string) =>
  /^(?:\p{L} ){3,}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text;

export const hasBullet = (text: string): boolean => bullet.test(text.trimStart());

export function plainText(text: string): string {
  const plain = latinDigits(text.normalize('NFC'))
    .replaceAll(/[\u200b-\u200d\u2060\ufeff]/gu, '')
    .replaceAll(/[‐‑‒–—―−]/gu, '-')
    .replaceAll(/[‘’`´]/gu, "'")
    .replaceAll(/[“”]/gu, '"')
    .replaceAll(/[^\S\t]+/gu, ' ');
  return drawnTogether(plain.trim().replace(bullet, '').trim());
}

/** Words in small letters, those of a name of one letter each drawn together: "A.C. Technician" is "ac technician". */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/(?<=(?:^|[^\p{L}\p{M}])\p{L})\.\s?(?=\p{L}(?:\.|[^\p{L}\p{M}]|$))/gu, '')
    .split(/[^\p{L}\p{M}\p{N}+#]+/u)
    .filter(Boolean);

/** A line that the reader of pictures was not sure of makes what it says less sure. */
export const sureness = (line: Pick<CvLine, 'confidence'>, confidence: Confidence): Confidence => {
  if (line.confidence >= 0.75) return confidence;
  return confidence === 'high' && line.confidence >= 0.5 ? 'middle' : 'low';
};

/** Without these signs at both ends, or at one: a pattern for it would go back again and again. */
export function trimmed(text: string, marks: string, { start = true, end = true } = {}): string {
  let [from, to] = [0, text.length];
  while (start && from < to && marks.includes(text[from] ?? '')) from += 1;
  while (end && to > from && marks.includes(text[to - 1] ?? '')) to -= 1;
  return text.slice(from, to);
}

/** What stands behind a label and the marks after it; null: the text does not begin with it. */
export function saidAfter(text: string, label: RegExp): string | null {
  const match = label.exec(text);
  if (!match) return null;
  const rest = text.slice(match[0].length);
  const said = trimmed(rest, ' \t:-');
  return said && rest !== trimmed(rest, ' \t:-', { end: false }) ? said : null;
}

/**
 * Letters of Devanagari without their marks: papers that were printed tell them in another order, or leave one out.
 */
export const skeleton = (text: string): string =>
  /\p{Script=Devanagari}/u.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text;

export const found = <Value>(line: CvLine, value: Value, confidence: Confidence): Found<Value> => ({
  value,
  line: line.at,
  confidence: sureness(line, confidence),
});
