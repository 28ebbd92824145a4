import * as z from 'zod/mini';
import { pincodeText } from '../../kernel/patterns/pincode.ts';
import { day, instant, optionalText, paise, paiseBetween, text, whole } from '../../kernel/schema.ts';
import { contactFree } from '../../kernel/contact-details/contact-free.ts';
import { leadQuestion, leadStatus } from '../lead/lead.model.ts';
import { filesChosen, quotationFile, quotationFileLimits } from './quotation-file.model.ts';
import { rfqStatuses } from './rfq.noun.ts';

const id = z.uuid('This is not a known id.');
const budgetLimits = { least: 100_00, most: 10_00_00_000_00 } as const;
export const mostChosenPartners = 5;

/** Among so many one chooses. */
export const mostRfqPartners = 12;

/** A partner that can be asked for a quotation. */
export const rfqPartner = z.object({
  organisationId: z.uuid(),
  companyName: z.string(),
  rating: z.nullable(z.number()).check(z.describe('1 to 5; null: no reviews yet.')),
  ratingCount: z.int(),
  distanceMetres: z.int(),
});
export type RfqPartner = z.output<typeof rfqPartner>;

const answersGiven = z
  .array(z.object({ questionId: text(40), optionId: text(40) }))
  .check(z.maxLength(10, 'Answer at most 10 questions.'));

const words = text(2_000, 'In own words, without phone numbers, emails and links.').check(
  contactFree('Remove phone numbers, emails and links. Partners who unlock your request see your number.'),
);

/** What may be said better as long as no partner has unlocked it. */
const detailShape = {
  message: words,
  fromDay: z.optional(day('The first day that suits.')),
  byDay: z.optional(day('By when it has to be done.')),
  budgetFrom: z.optional(paiseBetween(budgetLimits.least, budgetLimits.most, 'At least, in paise.')),
  budgetTo: z.optional(paiseBetween(budgetLimits.least, budgetLimits.most, 'At most, in paise.')),
  fileIds: filesChosen(quotationFileLimits.ofRequest),
};

const askedShape = {
  answers: z._default(answersGiven, []),
  organisationIds: z.optional(
    z
      .array(id)
      .check(
        z.minLength(1, 'Choose a partner.'),
        z.maxLength(mostChosenPartners, `Choose at most ${mostChosenPartners} partners.`),
        z.describe('Left out: the best available.'),
      ),
  ),
  againOf: z.optional(id.check(z.describe('An own request of this kind of work that is over, asked again.'))),
  pincode: z.optional(pincodeText),
  cityCode: optionalText(20, 'GeoNames id of the city, where there is no PIN code.'),
  ...detailShape,
};

interface Ordered {
  readonly fromDay?: string | undefined;
  readonly byDay?: string | undefined;
  readonly budgetFrom?: number | undefined;
  readonly budgetTo?: number | undefined;
}
const daysInOrder = ({ fromDay, byDay }: Ordered) => !fromDay || !byDay || byDay >= fromDay;
const budgetInOrder = ({ budgetFrom, budgetTo }: Ordered) =>
  !budgetFrom || !budgetTo || budgetTo >= budgetFrom;
const laterDay = { error: 'Choose a day after the first one.', path: ['byDay'] };
const higherAmount = { error: 'Enter the higher amount here.', path: ['budgetTo'] };

/** What a customer needs, told once for all partners. */
export const newRfqBody = z
  .object({
    categoryId: text(40, 'The kind of work.'),
    serviceId: optionalText(80, 'A service of that category; left out: the category as a whole.'),
    ...askedShape,
  })
  .check(z.refine(daysInOrder, laterDay), z.refine(budgetInOrder, higherAmount));

/** The same about one service, whose category is its own. */
export const serviceRfqBody = z
  .object({ serviceId: text(80, 'A service of the catalogue.'), ...askedShape })
  .check(z.refine(daysInOrder, laterDay), z.refine(budgetInOrder, higherAmount));

/** As the form holds it: what is left out is taken off. Files are added to those that were sent. */
export const changeRfqBody = z
  .object({ rfqId: id, version: whole(1, 1_000_000, 'As it was seen.'), ...detailShape })
  .check(z.refine(daysInOrder, laterDay), z.refine(budgetInOrder, higherAmount));

/** A question of a category, asked once for all partners. */
export const rfqQuestion = z.object({
  questionId: z.string(),
  question: z.string(),
  options: z.array(z.object({ optionId: z.string(), label: z.string() })),
});

/** What happens next, in one word, and until when. */
export const rfqSteps = ['tell_partners', 'look_further', 'partners_answer', 'agreed', 'over'] as const;
export type RfqStep = (typeof rfqSteps)[number];

export const rfqTabs = ['open', 'over'] as const;
export type RfqTab = (typeof rfqTabs)[number];

export const rfqCancelReasons = [
  'changed_mind',
  'found_elsewhere',
  'too_expensive',
  'no_answer',
  'other',
] as const;

/** Where a request stands for its customer: its own status, else what its partners have brought it to. */
export const rfqStandings = [
  ...rfqStatuses,
  'Requested for More Info',
  'Qoutation Sent',
  'Accepted By User',
  'Payment Pending',
  'Inprogress',
  'Completed',
  'Disputed',
  'Resolved',
  'Refunded',
] as const;
export type RfqStanding = (typeof rfqStandings)[number];

/** Of lists: what one reads of a request at a glance. */
export const rfqCard = z.object({
  rfqId: z.uuid(),
  rfqNumber: z.string(),
  title: z.string().check(z.describe('The service, else the category.')),
  categoryName: z.string(),
  categoryImage: z.string(),
  area: z.string().check(z.describe('The place without its exact address.')),
  status: z
    .enum(rfqStandings)
    .check(z.describe('Where it stands: the quotes in hand, and once it is booked its project.')),
  nextStep: z.enum(rfqSteps),
  nextAt: z
    .nullable(instant())
    .check(z.describe('When the next step is over at the latest; null: no clock runs.')),
  partners: z
    .object({ told: z.int(), interested: z.int(), unlocked: z.int() })
    .check(
      z.describe('How many partners were told, of them how many are interested, and how many may write.'),
    ),
  createdAt: instant(),
});
export type RfqCard = z.output<typeof rfqCard>;

export const rfqMoment = z.object({ status: z.enum(rfqStatuses), at: instant() });

/** One request as its customer reads it. */
export const rfq = z.object({
  ...rfqCard.shape,
  categoryId: z.string(),
  serviceId: z.nullable(z.string()),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  message: z.string(),
  files: z.array(quotationFile).check(z.describe('Partners see them once they unlock the request.')),
  fromDay: z.nullable(z.string()),
  byDay: z.nullable(z.string()),
  budgetFrom: z.nullable(paise()),
  budgetTo: z.nullable(paise()),
  chosenPartners: z
    .array(z.object({ organisationId: z.uuid(), companyName: z.string() }))
    .check(z.describe('Empty: the best available.')),
  interestedPartners: z
    .array(z.object({ organisationId: z.uuid(), companyName: z.string(), at: instant() }))
    .check(z.describe('Who said that they are interested, the first one first.')),
  unlockedPartners: z
    .array(
      z.object({
        leadId: z.uuid(),
        organisationId: z.uuid(),
        userId: z.uuid().check(z.describe('The owner, to whom messages go.')),
        companyName: z.string(),
        at: instant(),
        status: leadStatus,
        questions: z.array(leadQuestion),
        can: z.object({ answer: z.boolean() }),
      }),
    )
    .check(
      z.describe('Who sees the contact and may be written to, the first one first, with what they asked.'),
    ),
  moments: z.array(rfqMoment).check(z.describe('What happened, the oldest first.')),
  cancelReason: z.nullable(z.enum(rfqCancelReasons)),
  version: z.int().check(z.describe('Counts its moves; sent back with a change.')),
  can: z.object({ cancel: z.boolean(), change: z.boolean() }),
});
export type Rfq = z.output<typeof rfq>;
