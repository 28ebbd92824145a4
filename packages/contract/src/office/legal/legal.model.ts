import * as z from 'zod/mini';
import { instant, whole } from '../../kernel/schema.ts';
import { draftedLine, draftedWords } from '../../kernel/written-words.ts';
import { piece } from '../piece/piece.model.ts';
import { legalPages } from './legal-pages.ts';

export const legalPage = z.enum(legalPages, `Choose one of ${legalPages.join(', ')}.`);

/** A version of a legal page that is or was in force. */
export const legalVersion = z.object({
  number: z.int(),
  inForceAt: z.nullable(instant()).check(z.describe('Null: it came with the product.')),
  endedAt: z.nullable(instant()).check(z.describe('Null: it is in force.')),
  change: z.string().check(z.describe('What changed, in a sentence; empty: it is the first.')),
});
export type LegalVersion = z.output<typeof legalVersion>;

/** Longer than any paper of this kind, and short enough to be compared while one waits. */
export const mostLegalWords = 40_000;

const mostLines = 800;
const fewLines = z.refine<string>(
  (words) => words.split('\n').length <= mostLines,
  `Use at most ${mostLines} lines.`,
);

const bodyHint =
  'A line that begins with “## ” is a heading, one with “- ” a point of a list, an empty line ends a paragraph; {name} is a figure.';

/** What an operator writes of a legal page. */
export const legalFields = {
  titleEn: draftedLine(60, 'In English.'),
  titleHi: draftedLine(60, 'In Hindi.'),
  wordsEn: draftedLine(160, 'The sentence below the title.'),
  wordsHi: draftedLine(160, 'The same in Hindi.'),
  bodyEn: draftedWords(mostLegalWords, bodyHint).check(fewLines),
  bodyHi: draftedWords(mostLegalWords, 'The same in Hindi.').check(fewLines),
  changeEn: draftedLine(300, 'What changed, in a sentence.'),
  changeHi: draftedLine(300, 'The same in Hindi.'),
  mustAgree: z.boolean('Choose yes or no.').check(z.describe('Whether people must agree again.')),
  agreeAfterDays: whole(0, 90, 'Days after the publication until they must have agreed.'),
};
export const legalBody = z.object(legalFields);
export type LegalBody = z.output<typeof legalBody>;

/** Fields without which it is not published. */
export const legalNeeds = [
  'titleEn',
  'titleHi',
  'wordsEn',
  'wordsHi',
  'bodyEn',
  'bodyHi',
  'changeEn',
  'changeHi',
] as const;
export type LegalNeed = (typeof legalNeeds)[number];

/** A figure of the rules, as it is said now. */
export const legalFigure = z.object({
  name: z.string(),
  en: z.string(),
  hi: z.string(),
});
export type LegalFigure = z.output<typeof legalFigure>;

/** An edition as operators write it. */
export const legalDraft = z.object({
  piece,
  ...legalBody.shape,
  missing: z.array(z.enum(legalNeeds)),
  number: z.nullable(z.int()).check(z.describe('Its public version; null: it was never published.')),
});
