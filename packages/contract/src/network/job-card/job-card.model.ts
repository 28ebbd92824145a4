import * as z from 'zod/mini';
import { writtenWords } from '../../kernel/written-words.ts';
import { contactFree } from '../../kernel/contact-details/contact-free.ts';
import { pageQuery } from '../../kernel/page.ts';
import { id, instant, whole } from '../../kernel/schema.ts';
import { memberCard } from '../member/member.model.ts';
import { jobCardStatuses } from './job-card.noun.ts';

export const mostJobCardWords = 300;
/** So many before, and so many after. */
export const mostJobCardPhotos = 3;
export const jobCardDays = 14;
export const jobCardsAWeek = 10;

export const jobCardId = id('JobCard');
export const jobPhotoStages = ['before', 'after'] as const;
export type JobPhotoStage = (typeof jobPhotoStages)[number];

export const jobCardWords = writtenWords(mostJobCardWords, 'What was done.').check(
  contactFree('Remove phone numbers, emails and links.'),
);

const chosenPhotos = z
  .array(z.uuid('This is not a known id.'))
  .check(
    z.maxLength(2 * mostJobCardPhotos, 'Choose at most 3 photos before and 3 after.'),
    z.describe('Of job-cards/jobs: at most 3 before and 3 after.'),
  );

export const newJobCardBody = z.object({
  bookingId: z.uuid('This is not a known id.'),
  photoIds: chosenPhotos,
  words: jobCardWords,
});
export type NewJobCardBody = z.output<typeof newJobCardBody>;

const seenVersion = whole(1, 1_000_000, 'As it was seen.');

export const changeJobCardBody = z.object({
  cardId: jobCardId,
  version: seenVersion,
  action: z.enum(['ask', 'change', 'delete'], 'Choose what to do.'),
  photoIds: z.optional(chosenPhotos),
  words: z.optional(jobCardWords).check(z.describe('With change, as photoIds.')),
});
export type ChangeJobCardBody = z.output<typeof changeJobCardBody>;

export const jobCardAnswers = ['agree', 'agree_without_photos', 'decline', 'withdraw'] as const;
export type JobCardAnswer = (typeof jobCardAnswers)[number];

export const answerJobCardBody = z.object({
  cardId: jobCardId,
  version: seenVersion,
  answer: z.enum(jobCardAnswers, 'Choose an answer.'),
});
export type AnswerJobCardBody = z.output<typeof answerJobCardBody>;

const jobPhoto = z.object({
  photoId: z.uuid(),
  stage: z.enum(jobPhotoStages),
  url: z.string().check(z.describe('Good for ten minutes.')),
  width: z.int(),
  height: z.int(),
});
export type JobPhoto = z.output<typeof jobPhoto>;

const job = {
  services: z.array(z.string()),
  month: z.string().check(z.describe('Of the visit, YYYY-MM.')),
};

/** What others see of a finished job: no address, name, price or day. */
export const shownJobCard = z.object({
  cardId: z.uuid(),
  ...job,
  place: z.string().check(z.describe('The locality and city of the PIN code.')),
  words: z.string(),
  verifiedBy: z.string().check(z.describe('The name of the platform.')),
  stars: z.nullable(z.int()).check(z.describe('Of the customer’s public review.')),
  photos: z.array(jobPhoto),
});
export type ShownJobCard = z.output<typeof shownJobCard>;

/** For its author and its customer. */
export const jobCard = z.object({
  ...shownJobCard.shape,
  author: z.nullable(memberCard).check(z.describe('Null: not there for the reader any more.')),
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  status: z.enum(jobCardStatuses),
  isRemoved: z.boolean().check(z.describe('By a moderator, with the post that carried it.')),
  expiresAt: z.nullable(instant('While it is asked.')),
  answeredAt: z.nullable(instant()),
  version: z.int(),
  can: z.object({
    ask: z.boolean(),
    change: z.boolean(),
    delete: z.boolean(),
    answer: z.boolean(),
    withdraw: z.boolean(),
  }),
});
export type JobCard = z.output<typeof jobCard>;

/** A finished booking of which a card can be made. */
export const finishedJob = z.object({
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  ...job,
  photos: z.array(jobPhoto),
  cardId: z.nullable(z.uuid()).check(z.describe('The last own card of it.')),
  can: z.object({
    make: z.boolean().check(z.describe('No card of it is open, and its customer has not decided.')),
  }),
});
export type FinishedJob = z.output<typeof finishedJob>;

export const jobCardLists = ['mine', 'agreed', 'about_me'] as const;
export type JobCardList = (typeof jobCardLists)[number];

export const jobCardsQuery = z.object({
  ...pageQuery,
  of: z._default(
    z
      .enum(jobCardLists, 'Choose one of the list.')
      .check(z.describe('Own ones, of these the agreed ones, or those about the own bookings.')),
    'mine',
  ),
  bookingId: z.optional(z.uuid('This is not a known id.')),
});
export const finishedJobsQuery = z.object({
  ...pageQuery,
  bookingId: z.optional(z.uuid('This is not a known id.')),
});
