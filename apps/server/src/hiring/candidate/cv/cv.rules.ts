import { type CvPlace, readMail, readMobile, readPlace } from './cv-contact.rules.ts';
import { readName } from './cv-name.rules.ts';
import { cvLinesOf } from './cv-parts.rules.ts';
import { type CvSchool, readSchools } from './cv-school.rules.ts';
import { type Phrasebook, readSkills, skillsIn } from './cv-skills.rules.ts';
import { type Found, type PaperLine, wordsOf } from './cv-text.rules.ts';
import { type CvWage, type Language, readLanguages, readNotice, readWages } from './cv-terms.rules.ts';
import type { CvWork } from './cv-work-names.rules.ts';
import { readWork } from './cv-work.rules.ts';

/** What a CV says, each with the line that says it. */
export interface CvSays {
  readonly name: Found<string> | null;
  readonly mobile: Found<string> | null;
  readonly mail: Found<string> | null;
  readonly place: Found<CvPlace> | null;
  readonly trades: readonly Found<string>[];
  readonly skills: readonly Found<string>[];
  readonly work: readonly Found<CvWork>[];
  readonly schools: readonly Found<CvSchool>[];
  readonly languages: readonly Found<Language>[];
  readonly wageExpected: Found<CvWage> | null;
  readonly wageNow: Found<CvWage> | null;
  /** Days until one can begin. */
  readonly notice: Found<number> | null;
}

export interface CvRead {
  readonly says: CvSays;
  /** Lines that say something of it, or are the heading of a part. All others are kept as text. */
  readonly understood: readonly number[];
}

/** From the lines of a CV to what they say. Without any I/O; `today` is a day in Asia/Kolkata. */
export function readCv(paper: readonly PaperLine[], book: Phrasebook, today: string): CvRead {
  const lines = cvLinesOf(paper);
  const isTrade = (text: string) => skillsIn(text, book).some(({ kind }) => kind === 'trade');
  const isCalledTrade = (text: string) =>
    (book.phrases.get(wordsOf(text).join(' ')) ?? []).some(({ kind }) => kind === 'trade');
  const mail = readMail(lines);
  const { work, used: ofWork } = readWork(lines, today, isTrade);
  const { schools, used: ofSchools } = readSchools(lines, today);
  const { trades, skills } = readSkills(lines, new Set(work.map(({ line }) => line)), book);
  const { expected, now } = readWages(lines);
  const says: CvSays = {
    name: readName(lines, mail?.value ?? null, isCalledTrade),
    mobile: readMobile(lines),
    mail,
    place: readPlace(lines),
    trades,
    skills,
    work,
    schools,
    languages: readLanguages(lines),
    wageExpected: expected,
    wageNow: now,
    notice: readNotice(lines),
  };
  const places = Object.values(says).flatMap((told: Found<unknown> | readonly Found<unknown>[] | null) => {
    if (told === null) return [];
    return 'line' in told ? [told.line] : told.map(({ line }) => line);
  });
  const headings = lines.filter(({ isHeading }) => isHeading).map(({ at }) => at);
  return {
    says,
    understood: [...new Set([...places, ...headings, ...ofWork, ...ofSchools])].toSorted((a, b) => a - b),
  };
}
