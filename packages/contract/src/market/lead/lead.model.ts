import * as z from 'zod/mini';
import { instant, paise } from '../../kernel/schema.ts';
import { leadStatuses } from './lead.noun.ts';
import { workDocumentType } from '../../files/document/document.model.ts';
import { quotationFile } from '../rfq/quotation-file.model.ts';
import { leadRefund } from './lead-refund.model.ts';

export const leadStatus = z.enum(leadStatuses);

export const leadTabs = ['fresh', 'interested', 'unlocked', 'won', 'finished', 'over'] as const;
export type LeadTab = (typeof leadTabs)[number];

export const declineReasons = ['too_far', 'no_time', 'too_small', 'not_our_work', 'other'] as const;

/** A request as a partner reads it in a list: never who asked, nor how to reach them. */
export const leadCard = z.object({
  leadId: z.uuid(),
  rfqNumber: z.string(),
  title: z.string().check(z.describe('The service, else the category.')),
  categoryName: z.string(),
  categoryImage: z.string(),
  area: z.string().check(z.describe('The place without its exact address.')),
  excerpt: z.string().check(z.describe('How the request begins; numbers, addresses and links are hidden.')),
  distanceMetres: z.int().check(z.describe('From the own place to the middle of the PIN code.')),
  fromDay: z.nullable(z.string()),
  byDay: z.nullable(z.string()),
  budgetFrom: z.nullable(paise()),
  budgetTo: z.nullable(paise()),
  status: leadStatus,
  isInterested: z.boolean(),
  ahead: z.int().check(z.describe('Other partners who said before that they are interested.')),
  priceCredits: z.int().check(z.describe('What unlocking costs.')),
  placesLeft: z.int().check(z.describe('How many partners may still unlock the request.')),
  unlockedAt: z.nullable(instant('When the own organisation unlocked it; null: it did not.')),
  endsAt: z.nullable(instant('When the request closes; null: it is over.')),
  createdAt: instant('When the partner was told.'),
  pausedFor: z
    .nullable(workDocumentType)
    .check(z.describe('Not taken up until this document is there and accepted.')),
  can: z.object({ showInterest: z.boolean(), decline: z.boolean(), unlock: z.boolean() }),
});
export type LeadCard = z.output<typeof leadCard>;

/** What a partner asked the customer of an unlocked lead. */
export const leadQuestion = z.object({
  questionId: z.uuid(),
  question: z.string(),
  askedAt: instant(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant()),
});
export type LeadQuestion = z.output<typeof leadQuestion>;

export const lead = z.object({
  ...leadCard.shape,
  can: z.object({
    ...leadCard.shape.can.shape,
    acceptWork: z.boolean(),
    ask: z.boolean(),
    withdraw: z.boolean(),
    claim: z.boolean(),
    changeClaim: z.boolean().check(z.describe('Correct or take back the claim that waits.')),
  }),
  questions: z.array(leadQuestion).check(z.describe('The oldest first.')),
  claimDays: z.int().check(z.describe('For how many days after unlocking a wrong contact can be claimed.')),
  refund: z
    .nullable(z.pick(leadRefund, { kind: true, status: true, credits: true, decideWhy: true }))
    .check(z.describe('Credits of it that came back or are claimed; null: neither.')),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  message: z.string().check(z.describe('Numbers, addresses and links in it are hidden.')),
  photos: z.int().check(z.describe('How many photos the customer sent.')),
  documents: z.int().check(z.describe('How many documents the customer sent.')),
  files: z
    .array(quotationFile)
    .check(z.describe('Empty until the own organisation has unlocked the lead: they may show an address.')),
  isChosen: z.boolean().check(z.describe('The customer chose this partner.')),
  declineReason: z.nullable(z.enum(declineReasons)),
  balance: z.int().check(z.describe('Credits that the own organisation can use now.')),
  contact: z
    .nullable(z.object({ fullName: z.string(), mobileNumber: z.string() }))
    .check(z.describe('Who asked; null until the own organisation has unlocked the lead.')),
});
export type Lead = z.output<typeof lead>;
