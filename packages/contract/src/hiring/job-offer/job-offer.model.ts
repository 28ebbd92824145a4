import * as z from 'zod/mini';
import { agreementDocument } from '../../files/envelope/agreement.model.ts';
import { ownPaperPdf } from '../../files/template/template.model.ts';
import { contactFree } from '../../kernel/contact-details/contact-free.ts';
import { day, id, instant, optionalText, paise, paiseBetween, text, whole } from '../../kernel/schema.ts';
import { departmentId } from '../../people/department/department.model.ts';
import { jobShift, wageCheck, wageLimits, wageUnit, type WageUnit } from '../job/job.model.ts';
import { jobOfferStatuses } from './job-offer.noun.ts';

export const jobOfferId = id('JobOffer');

/** An offer is answered within so many days, and work begins within a year. */
export const mostAnswerDays = 60;
export const mostStartDays = 365;
export const mostProbationMonths = 24;
export const mostNoticeDays = 180;

export const offerRefusals = ['wage', 'start_day', 'distance', 'shift', 'other_job', 'other'] as const;
export type OfferRefusal = (typeof offerRefusals)[number];
export const offerRefusal = z.enum(offerRefusals, 'Choose a reason.');

const wage = paiseBetween(wageLimits.least, wageLimits.most, 'In paise, of the unit.');
const words = (description: string) =>
  z.optional(text(500, description).check(contactFree('Remove phone numbers, emails and links.')));

const termsShape = {
  title: text(80, 'As what the person works.'),
  wageUnit,
  wage,
  startsOn: day('The first day of work.'),
  place: text(120, 'Where the work is done.'),
  shift: jobShift,
  hours: optionalText(80, 'As 9 am to 6 pm, Monday to Saturday.'),
  probationMonths: whole(0, mostProbationMonths, '0: none.'),
  noticeDays: whole(0, mostNoticeDays, '0: none.'),
  departmentId: z.optional(departmentId),
  words: optionalText(1_000, 'A paragraph of the letter in own words.'),
  validUntil: day('The last day on which it can be accepted.'),
  lang: z.enum(['en', 'hi'], 'Choose one of the list.').check(z.describe('Of the letter.')),
  signatoryName: text(80, 'Who signs.'),
  signatoryTitle: optionalText(60, 'As what they sign.'),
};

interface Terms {
  readonly wageUnit: WageUnit;
  readonly wage: number;
  readonly startsOn: string;
  readonly validUntil: string;
}
const wageOfDay = z.refine<Terms>(
  ({ wageUnit: unit, wage: amount }) => unit === 'month' || amount <= wageLimits.mostADay,
  { error: 'Enter at most ₹50,000 a day.', path: ['wage'] },
);
const answeredBefore = z.refine<Terms>(({ startsOn, validUntil }) => validUntil <= startsOn, {
  error: 'Choose a first day on or after the last day to answer.',
  path: ['startsOn'],
});

/** What an employer writes; the names are those of the application and its business. */
export const jobOfferBody = z
  .object({ applicationId: z.uuid('This is not a known id.'), ...termsShape })
  .check(wageOfDay, answeredBefore);
export type JobOfferBody = z.output<typeof jobOfferBody>;

export const newJobOfferBody = z
  .object({ ...jobOfferBody.shape, digest: text(64, 'Of the preview.') })
  .check(wageOfDay, answeredBefore);

/** Other pay, another first day, or both. */
export const counterBody = {
  wage: z.optional(wage),
  startsOn: z.optional(day('The first day of work that one asks for.')),
  words: words('Why, without phone numbers, emails and links.'),
} as const;

export const counterSaid = z.refine<{ wage?: number | undefined; startsOn?: string | undefined }>(
  ({ wage: amount, startsOn }) => amount !== undefined || startsOn !== undefined,
  { error: 'Enter other pay or another first day.', path: ['wage'] },
);

export const refusalBody = { reason: offerRefusal, words: words('In own words.') } as const;

/** `other` says nothing alone. */
export const refusalSaid = z.refine<{ reason: string; words?: string | undefined }>(
  ({ reason, words: said }) => reason !== 'other' || said !== undefined,
  { error: 'Enter the reason in your own words.', path: ['words'] },
);

/** A letter in words, as its paper has them. */
export const offerLetter = z.object({
  title: z.string(),
  below: z.string().check(z.describe('Its number, version and date.')),
  lines: z.array(z.string()).check(z.describe('Paragraph by paragraph.')),
  terms: z.array(z.object({ name: z.string(), value: z.string() })),
  signed: z.array(z.string()).check(z.describe('Business, who signs, and who accepted it.')),
});
export type OfferLetter = z.output<typeof offerLetter>;

export const offerPreview = z.object({
  letter: offerLetter,
  paper: ownPaperPdf,
  digest: z.string().check(z.describe('Carried by the call that makes the offer.')),
  wageCheck: z.nullable(wageCheck).check(z.describe('Null: no minimum is known for it.')),
});
export type OfferPreview = z.output<typeof offerPreview>;

/** An offer as both sides read it. */
export const jobOffer = z.object({
  jobOfferId,
  applicationId: z.uuid(),
  jobId: z.uuid(),
  companyName: z.string(),
  fullName: z.string().check(z.describe('Of the candidate, as the letter says it.')),
  status: z.enum(jobOfferStatuses),
  letterVersion: z.int().check(z.describe('1 for the first letter.')),
  terms: z.object({
    title: z.string(),
    wageUnit,
    wage: paise(),
    startsOn: day(),
    place: z.string(),
    shift: jobShift,
    hours: z.string(),
    probationMonths: z.int(),
    noticeDays: z.int(),
    departmentId: z.nullable(departmentId),
    words: z.string(),
    lang: z.enum(['en', 'hi']),
  }),
  validUntil: day('The last day on which it can be accepted.'),
  letter: offerLetter,
  hasOwnPaper: z.boolean().check(z.describe('Its PDF has the words of the business, not these.')),
  document: z
    .nullable(agreementDocument)
    .check(z.describe('The letter as both sides sign it; null: it was not opened to be signed.')),
  counter: z.nullable(
    z.object({
      wage: z.nullable(paise()),
      startsOn: z.nullable(day()),
      words: z.nullable(z.string()),
      at: instant(),
    }),
  ),
  refusal: z.nullable(z.object({ reason: offerRefusal, words: z.nullable(z.string()) })),
  at: instant('When it was made.'),
  answeredAt: z.nullable(instant('When it was accepted or refused.')),
  version: z.int(),
  can: z.object({
    accept: z.boolean(),
    refuse: z.boolean(),
    counter: z.boolean(),
    answerCounter: z.boolean(),
    withdraw: z.boolean(),
    sign: z.boolean().check(z.describe('Sign the letter for the business.')),
  }),
});
export type JobOffer = z.output<typeof jobOffer>;
export type JobOfferAnswer = z.input<typeof jobOffer>;
