import { cities, states } from './cv-places.rules.ts';
import { partOf } from './cv-parts.rules.ts';
import { type CvLine, type Found, found, saidAfter, trimmed, wordsOf } from './cv-text.rules.ts';

const labelled =
  /^(?:full name|candidate(?:'s)? name|name of (?:the )?(?:candidate|applicant)|name|पूरा नाम|नाम|naam)(?![\p{L}\p{M}])/iu;
const surname = /^(?:surname|last name|family name|उपनाम)(?![\p{L}\p{M}])/iu;
const firstName = /^(?:first name|given names?)(?![\p{L}\p{M}])/iu;

const titles = /^(?:(?:mr|mrs|ms|miss|shri|smt|kumari|dr|er)\.?|श्री|श्रीमती|सुश्री|कुमारी) /i;
const nameOfPaper = /^(?:resume|curriculum vitae|cv|bio-?data)(?: (?:of|for))?(?: ?[:-])? /i;

/** What a person is at work is no name, and nor is what a street is called. */
const noNames = new Set(
  `intern engineer technician developer manager executive electrician plumber carpenter supervisor helper driver
  frontend backend fullstack web software senior junior sr jr operator mechanic fitter welder cook chef accountant
  sales assistant trainee fresher painter mason tailor beautician officer clerk guard security delivery rider
  cleaner housekeeping receptionist nurse teacher designer analyst associate consultant representative telecaller
  machinist turner labour worker staff apprentice lead head specialist expert professional skilled experienced
  resume curriculum vitae cv biodata bio data application page confidential phone mobile email address name contact
  road street nagar colony marg sector block near district dist village tehsil house flat floor
  objective profile summary experience education skills hindi english looking seeking job work years year
  company pvt ltd limited services certificate diploma iti bachelor school college university institute
  प्लंबर इलेक्ट्रीशियन बढ़ई ड्राइवर पेंटर मिस्त्री तकनीशियन मैकेनिक रसोइया बायोडाटा जीवन परिचय पता मोबाइल कॉलोनी नगर रोड`
    .split(/\s+/)
    .filter(Boolean),
);
const places = new Set([...cities, ...states]);

const letters = /^[\p{L}\p{M}.' -]+$/u;
const mostWords = 5;

/** Whether the whole of a text is what a trade is called: it is no name then. */
export type IsTrade = (text: string) => boolean;

function nameLike(text: string, isTrade: IsTrade): boolean {
  if (!letters.test(text) || text.length < 2 || text.length > 50) return false;
  const words = wordsOf(text);
  if (words.length === 0 || words.length > mostWords || partOf(text)) return false;
  if (words.every((word) => Array.from(word).length === 1)) return false;
  if (places.has(text.toLowerCase()) || words.some((word) => places.has(word)) || isTrade(text)) return false;
  return !words.some((word) => noNames.has(word));
}

const capital = (word: string) => word.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/** "RAMESH KUMAR" is Ramesh Kumar, "K.S.RAMESH" K. S. Ramesh, and "SHARMA, Ravi" Ravi Sharma. */
export function tidyName(text: string): string {
  const plain = trimmed(text.replace(nameOfPaper, '').replace(titles, ''), ' ,.;:-', { start: false });
  const [last = '', first = '', ...more] = plain.split(',').map((part) => part.trim());
  const isTurned = first.length > 1 && last.length > 1 && more.length === 0;
  const inOrder = isTurned ? `${first} ${last}` : plain;
  return inOrder
    .replaceAll(/(?<=(?:^|[\s.])\p{L})\.(?=\S)/gu, '. ')
    .split(/\s+/)
    .map((word) =>
      word === word.toUpperCase() && word.length > 2 ? capital(word.toLowerCase()) : capital(word),
    )
    .join(' ');
}

function byLabel(lines: readonly CvLine[], isTrade: IsTrade): Found<string> | null {
  const own = lines.filter(({ part }) => part !== 'work' && part !== 'other' && part !== 'references');
  const said = (label: RegExp) => {
    const line = own.find(({ text }) => saidAfter(text, label) !== null);
    return line && { line, name: tidyName((saidAfter(line.text, label) ?? '').split('\t')[0] ?? '') };
  };
  const [first, last] = [said(firstName), said(surname)];
  if (first && last) return found(first.line, `${first.name} ${last.name}`, 'high');
  const whole = said(labelled);
  return whole && nameLike(whole.name, isTrade) ? found(whole.line, whole.name, 'high') : null;
}

interface Candidate {
  readonly line: CvLine;
  readonly name: string;
}

/** How many of its words the mail has: people choose their own name for it. */
const inMail = (name: string, mail: string) =>
  wordsOf(name).filter((word) => word.length > 2 && mail.includes(word)).length;

const lookedAt = 14;

function candidates(lines: readonly CvLine[], isTrade: IsTrade): Candidate[] {
  const own = lines.filter(({ part }) => part === 'top' || part === 'contact' || part === 'personal');
  const large = lines.filter(({ size }) => size >= 1.4).slice(0, 6);
  return [...new Set([...own.slice(0, lookedAt), ...large])].flatMap((line) =>
    line.isHeading
      ? []
      : line.text
          .split(/\t| \| /)
          .map((cell) => cell.replace(nameOfPaper, '').replace(titles, '').trim())
          .filter((cell) => nameLike(cell.replace(',', ' '), isTrade) && !/,.*,/.test(cell))
          .slice(0, 1)
          .map((cell) => ({ line, name: tidyName(cell) })),
  );
}

/** The name by its label, else the largest line near the top that can be one; a mail that agrees makes it sure. */
export function readName(
  lines: readonly CvLine[],
  mail: string | null,
  isTrade: IsTrade,
): Found<string> | null {
  const said = byLabel(lines, isTrade);
  if (said) return said;
  const local = (mail ?? '').split('@')[0] ?? '';
  const weigh = ({ line, name }: Candidate) =>
    Math.min(line.size, 3) * 2 +
    inMail(name, local) * 3 +
    (wordsOf(name).length > 1 ? 0.5 : 0) -
    line.at * 0.05;
  const best = candidates(lines, isTrade).toSorted((a, b) => weigh(b) - weigh(a))[0];
  if (!best) return null;
  const isSure = inMail(best.name, local) > 0 || best.line.size >= 1.3 || best.line.at === 0;
  return found(best.line, best.name, isSure ? 'high' : 'middle');
}
