import * as z from 'zod/mini';
import { agreementDocument } from '../../files/envelope/agreement.model.ts';
import { ownPaperPdf } from '../../files/template/template.model.ts';
import { day, id, instant, optionalText, text, whole } from '../../kernel/schema.ts';
import { leavingId } from './leaving.model.ts';

export const letterId = id('letter');

export const letterKinds = ['relieving', 'experience'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Days that a link to a letter works, and how many may be sent in a day. */
export const letterLink = { days: 30, mostPerDay: 5 } as const;

const choose = 'Choose one of the list.';

/** What the business writes; all else comes from the file of the employee. */
export const letterBody = z.object({
  leavingId,
  kind: z.enum(letterKinds, choose),
  lang: z.enum(['en', 'hi'], choose).check(z.describe('Language of the letter.')),
  place: text(60, 'Where it is signed.'),
  signatoryName: text(80, 'Who signs.'),
  signatoryTitle: optionalText(60, 'As what they sign; may be empty.'),
});
export type LetterBody = z.output<typeof letterBody>;

/** A letter in words, as its paper has them. */
export const letterPreview = z.object({
  title: z.string(),
  below: z.string().check(z.describe('Its number and date.')),
  lines: z.array(z.string()).check(z.describe('Paragraph by paragraph.')),
  signed: z.array(z.string()).check(z.describe('Place, business, who signs.')),
  paper: ownPaperPdf,
  digest: z.string().check(z.describe('Carried by the call that issues it.')),
});
export type LetterPreview = z.output<typeof letterPreview>;

export const letter = z.object({
  letterId,
  kind: z.enum(letterKinds),
  versionNumber: whole(1, 10_000),
  lang: z.enum(['en', 'hi']),
  lastDayOn: day('Last day of work, as the letter says it.'),
  issuedAt: instant(),
  isCurrent: z
    .boolean()
    .check(z.describe('False: a newer one was issued, or the last day has changed since or was taken back.')),
  document: z
    .nullable(agreementDocument)
    .check(z.describe('As the business signs it; null: it was not opened to be signed.')),
  can: z.object({
    sign: z.boolean(),
    send: z.boolean().check(z.describe('Send a link to who has left; an earlier one ends.')),
    share: z.boolean(),
  }),
});
export type Letter = z.output<typeof letter>;
export type LetterAnswer = z.input<typeof letter>;
