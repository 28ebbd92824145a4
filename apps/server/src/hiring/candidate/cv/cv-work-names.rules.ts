import type { IsTrade } from './cv-name.rules.ts';
import type { Period, PeriodIn } from './cv-days.rules.ts';
import { cities, states } from './cv-places.rules.ts';
import { type CvLine, type Found, found, trimmed, wordsOf } from './cv-text.rules.ts';

export interface CvWork {
  readonly employer: string;
  readonly title: string;
  /** YYYY-MM; null: not said. */
  readonly from: string | null;
  /** Null with a `from`: still there. */
  readonly to: string | null;
}

export interface WorkRead {
  readonly work: readonly Found<CvWork>[];
  readonly used: readonly number[];
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

export const periodLabel = /^(?:duration|period|tenure|dates?|years?|from|अवधि|समय) ?[:\t-]/i;

/** A town beside an employer is no name of its own. */
const towns = new Set([...cities, ...states]);

const marks = ' ,.|:;()/-';
const lastWords = [' from', ' since', ' during'];

export function tidy(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll('( )', '').replaceAll('()', '');
  const ends = trimmed(trimmed(plain, marks, { end: false }), ' ,|:;(/-', { start: false });
  const named = ends.replace(/^(?:at|from|m\/s\.?) /i, '');
  const last = lastWords.find((word) => named.toLowerCase().endsWith(word));
  return (last ? named.slice(0, -last.length) : named).slice(0, 80).trim();
}

/** Everything of a line but its period. */
export const withoutPeriod = (text: string, period: PeriodIn | null) =>
  period ? `${text.slice(0, period.start)}\t${text.slice(period.end)}` : text;

export const cellsOf = (text: string) =>
  text
    .split(/\t| \| ?| - | @ | • |, (?=\p{Lu})| (?:at|with|in) (?=\p{Lu})/u)
    .map(tidy)
    .filter((cell) => /[\p{L}]{2}/u.test(cell) && !towns.has(cell.toLowerCase()));

export interface Kinds {
  readonly isTitle: (text: string) => boolean;
  readonly isEmployer: (text: string) => boolean;
}

export const kindsBy = (isTrade: IsTrade): Kinds => ({
  isEmployer: (text) =>
    wordsOf(text).some((word) => employerWords.has(word) || employerWords.has(word.replace(/s$/, ''))),
  isTitle: (text) => isTrade(text) || wordsOf(text).some((word) => titleWords.has(word)),
});

/** Which of the cells is the employer and which the title; the words decide, else that a title comes first. */
export function namesOf(
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

export const entry = (
  line: CvLine,
  names: Pick<CvWork, 'employer' | 'title'>,
  period: Period | null,
): Found<CvWork> => {
  const isWhole = names.employer !== '' && names.title !== '' && period !== null;
  const value = { ...names, from: period?.from ?? null, to: period?.to ?? null };
  return found(line, value, isWhole ? (period.isRough ? 'middle' : 'high') : 'low');
};
