import { type CvLine, type Found, found, trimmed, wordsOf } from './cv-text.rules.ts';
import { cities, states } from './cv-places.rules.ts';

/** Digits in one piece or in groups, with or without the country's number or a zero before them. */
const number = /(?<![\d/])\(?\+?\d(?:[\s.()-]{0,3}\d){9,13}(?![\d/]|\s?%)/g;
const year = /^(?:19|20)\d\d$/;
const prefix = /^(?:0?91|0)$/;
const firstGroups = new Set([10, 5, 4, 3]);
const mobileLabel =
  /mobile|\bmob\b|phone|\bph\b|contact|whats\s?app|\bcell|\btel\b|call|मोबाइल|फ़ोन|फोन|संपर्क|नंबर/i;
const notOwn = /reference|father|emergency|guardian|alternate|पिता/i;

/** Ten digits from 6 on, as people group them: years that follow each other are none, and nor is a landline. */
function mobileOf(text: string): string | null {
  const groups = text
    .replace(/^\D*0(?=\d{3})/, '')
    .split(/\D+/)
    .filter(Boolean);
  if (groups.filter((group) => year.test(group)).length > 1) return null;
  if (/^0\d{2,4}$/.test(groups[0] ?? '') && !prefix.test(groups[0] ?? '')) return null;
  const all = groups.join('');
  const digits = [all, all.replace(/^0/, ''), all.replace(/^0?91/, '')].find((one) =>
    /^[6-9]\d{9}$/.test(one),
  );
  if (!digits) return null;
  const [first = ''] = prefix.test(groups[0] ?? '') ? groups.slice(1) : groups;
  return all.length > 11 || firstGroups.has(first.length) || first.length > 10 ? digits : null;
}

function mobileIn(text: string): string | null {
  for (const [match] of text.matchAll(number)) {
    const mobile = mobileOf(match);
    if (mobile) return mobile;
  }
  return null;
}

const withoutMobiles = (text: string) => text.replaceAll(number, (match) => (mobileOf(match) ? ' ' : match));

export function readMobile(lines: readonly CvLine[]): Found<string> | null {
  const all = lines.flatMap((line) => {
    const isOther = line.part === 'references' || notOwn.test(line.text);
    const mobile = isOther ? null : mobileIn(line.text);
    if (!mobile) return [];
    const isOwn = line.part !== 'other' && line.part !== 'work';
    return [{ line, mobile, weight: Number(mobileLabel.test(line.text)) + Number(isOwn) * 2 }];
  });
  const best = all.toSorted((a, b) => b.weight - a.weight)[0];
  return best ? found(best.line, best.mobile, best.weight >= 2 ? 'high' : 'low') : null;
}

const address = /^[\w%+-][\w.%+-]{0,63}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}$/;
/** Between a mail and what stands around it. */
const around = /[\s|,;:<>()[\]/]/;
const marks = ' .,;:-';

export function readMail(lines: readonly CvLine[]): Found<string> | null {
  for (const line of lines.filter(({ part, text }) => part !== 'references' && text.includes('@'))) {
    const words = line.text.toLowerCase().replaceAll(/ ?@ ?/g, '@').replaceAll(' . ', '.').split(around);
    const mail = words.map((word) => trimmed(word, marks)).find((word) => address.test(word));
    if (mail) return found(line, mail, line.part === 'other' ? 'low' : 'high');
  }
  return null;
}

export interface CvPlace {
  readonly pincode: string | null;
  readonly words: string;
}

const pin = /(?<![\d+])([1-9]\d{2}) ?(\d{3})(?!\d| ?\d{3})/;
const placeLabel =
  /^(?:(?:present|current|permanent|home|residential|local) )?(?:address|location|city|place|residence|पता|स्थायी पता|वर्तमान पता|शहर|स्थान|जगह) ?[:\t-]/i;
const places = new Set([...cities, ...states]);
const pinWords = ['pin code', 'pincode', 'pin', 'पिन कोड', 'पिन'];

/** Whether a town or a state is named that is known; their names have two words at most. */
function holdsPlace(text: string): boolean {
  const words = wordsOf(text);
  return words.some((word, at) => places.has(word) || places.has(`${word} ${words[at + 1] ?? ''}`));
}

/** Without the PIN code at its end, and what it is called by. */
function withoutPin(text: string): string {
  const match = pin.exec(text);
  const isLast = match !== null && trimmed(text.slice(match.index + match[0].length), marks) === '';
  const rest = trimmed(isLast ? text.slice(0, match.index) : text, marks);
  const called = pinWords.find((word) => rest.toLowerCase().endsWith(` ${word}`));
  return trimmed(called ? rest.slice(0, -called.length) : rest, marks);
}

/** What stands of the place in a line that also has a number or a mail. */
function placeWords(text: string): string {
  const said = trimmed(text.replace(placeLabel, ''), marks);
  const cells = said.split(/\t| \| | • /);
  return withoutPin(cells.find((cell) => pin.test(cell) || holdsPlace(cell)) ?? said).slice(0, 160);
}

const isOfPerson = ({ part }: CvLine) => part === 'top' || part === 'contact' || part === 'personal';
const label = (text: string) => placeLabel.test(`${text}:`) && text.length < 24;

interface Weighed {
  readonly line: CvLine;
  readonly pincode: string | null;
  readonly weight: number;
}

function weigh(line: CvLine, before: CvLine | undefined): Weighed | null {
  if (line.isHeading) return null;
  const match = pin.exec(withoutMobiles(line.text));
  const pincode = match ? `${match[1]}${match[2]}` : null;
  const isLabelled = placeLabel.test(line.text) || (before !== undefined && label(before.text));
  const isKnown = holdsPlace(line.text);
  const isPlace =
    pincode !== null ? isOfPerson(line) || isLabelled : isLabelled || (isKnown && isOfPerson(line));
  if (!isPlace || (isLabelled && !isKnown && pincode === null && !isOfPerson(line))) return null;
  return { line, pincode, weight: (pincode ? 4 : 0) + (isLabelled ? 2 : 0) + (isKnown ? 1 : 0) };
}

/** Where a person lives: by PIN code, by what is called an address, or by a town that is known. */
export function readPlace(lines: readonly CvLine[]): Found<CvPlace> | null {
  const weighed = lines.flatMap((line, at) => weigh(line, lines[at - 1]) ?? []);
  const best = weighed.toSorted((a, b) => b.weight - a.weight)[0];
  if (!best) return null;
  const { line, pincode, weight } = best;
  return found(line, { pincode, words: placeWords(line.text) }, weight >= 4 ? 'high' : 'middle');
}
