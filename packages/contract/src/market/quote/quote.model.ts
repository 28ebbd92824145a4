import { agreementDocument } from '../../files/envelope/agreement.model.ts';
import { leadStatus } from '../lead/lead.model.ts';
import * as z from 'zod/mini';
import { day, instant, optionalText, paise, paiseBetween, whole } from '../../kernel/schema.ts';
import {
  isRequired,
  isWorthWithoutOptions,
  lineLimits,
  quoteDraftLine,
  quoteLine,
  worthOf,
} from './quote-line.model.ts';
import { choosesOne, draftLineGroups, isWorthWithAny, lineGroups } from './line-group.model.ts';
import { paysAll, quoteDraftPayment, quotePayment } from './quote-payment.model.ts';
import { quoteChange } from './quote-change.model.ts';
import { quoteTermChange } from './quote-term.model.ts';
import {
  endsLate,
  endsThatDay,
  liesWithin,
  quoteDraftVisit,
  quoteVisit,
  visitChange,
  visitLimits,
} from './visit.model.ts';
import { filesChosen, quotationFile, quotationFileLimits } from '../rfq/quotation-file.model.ts';

/** Of a line in paise, and of a whole quote. */
export const quoteLimits = {
  lines: 60,
  milestones: 10,
  ...lineLimits,
  total: 10_00_00_000_00,
  validDays: 90,
  warrantyMonths: 120,
} as const;

const yes = z.boolean('Choose yes or no.');

const contentShape = {
  discount: paiseBetween(
    0,
    quoteLimits.total,
    'Taken off before tax, in paise; divided over the lines by their amounts.',
  ),
  hasAdvance: yes.check(z.describe('The first milestone is paid when both have agreed.')),
  validDays: whole(1, quoteLimits.validDays, 'Days from sending in which it can be accepted.'),
  startDay: z.nullable(day('When the work can start.')),
  finishDay: z.nullable(day('When it is done.')),
  warrantyMonths: whole(0, quoteLimits.warrantyMonths),
  terms: optionalText(4_000, 'Own terms.'),
  message: optionalText(1_000, 'To the other side, with this version.'),
  fileIds: filesChosen(quotationFileLimits.ofQuote),
};

const manyLines = z.maxLength(quoteLimits.lines, `At most ${quoteLimits.lines} lines.`);
const manyVisits = z.maxLength(visitLimits.visits, `At most ${visitLimits.visits} visits.`);
const manyMilestones = z.maxLength(quoteLimits.milestones, `At most ${quoteLimits.milestones} payments.`);
/** What a partner offers, whole: what can be sent. */
export const quoteContent = z
  .object({
    ...contentShape,
    lines: z.array(quoteLine).check(z.minLength(1, 'Add a line.'), manyLines),
    groups: lineGroups,
    milestones: z
      .array(quotePayment(quoteLimits.total))
      .check(z.minLength(1, 'Add a payment.'), manyMilestones, ...paysAll),
    visits: z.optional(z.array(quoteVisit).check(manyVisits)),
  })
  .check(
    z.refine(({ visits = [], ...dated }) => visits.every((visit) => liesWithin(dated, visit)), {
      error: 'A visit must lie between the first and the last day of the work.',
      path: ['visits'],
    }),
    z.refine(({ visits = [] }) => visits.every(endsThatDay), {
      error: endsLate,
      path: ['visits'],
    }),
    z.refine(({ lines }) => worthOf(lines) <= quoteLimits.total, {
      error: 'The lines come to more than a quote can hold.',
      path: ['lines'],
    }),
    z.refine(({ lines, discount }) => worthOf(lines) - discount > 0, {
      error: 'The discount must be less than the lines come to.',
      path: ['discount'],
    }),
    z.refine(({ lines }) => lines.some(isRequired), {
      error: 'Keep at least one line that is not optional.',
      path: ['lines'],
    }),
    z.refine(isWorthWithoutOptions, {
      error: 'The discount must be less than the lines come to without optional ones.',
      path: ['discount'],
    }),
    ...choosesOne,
    z.refine(isWorthWithAny, {
      error: 'The discount must be less than the lines come to with the lowest-priced alternatives.',
      path: ['discount'],
    }),
    z.refine(({ startDay, finishDay }) => !startDay || !finishDay || finishDay >= startDay, {
      error: 'Choose a day after the first one.',
      path: ['finishDay'],
    }),
  );
export type QuoteContent = z.output<typeof quoteContent>;

/** The same while it is being written: names may be missing, and nothing has to add up yet. */
export const quoteDraftContent = z.object({
  ...contentShape,
  lines: z.array(quoteDraftLine).check(manyLines),
  groups: draftLineGroups,
  milestones: z.array(quoteDraftPayment(quoteLimits.total)).check(manyMilestones),
  visits: z.optional(z.array(quoteDraftVisit).check(manyVisits)),
});
export type QuoteDraftContent = z.output<typeof quoteDraftContent>;

/** What another quote is started from: without the files and the visits, which belong to one lead. */
export const quoteStartContent = z.omit(quoteDraftContent, { fileIds: true, visits: true });

const taxLine = z.object({ label: z.string(), percent: z.number(), taxable: paise(), amount: paise() });

/** What a quote comes to. The lines that are not optional, with the cheapest alternatives, sum to `taxable` and `tax`, those and `rounding` to `total`, and so do the milestones. */
export const quotePrice = z.object({
  lines: z.array(
    z.object({
      amount: paise('Quantity times price, before discount and tax.'),
      discount: paise('Its part of the discount.'),
      gstPercent: z.number(),
      sacCode: z.optional(z.string().check(z.describe('Services Accounting Code of the line.'))),
      tax: paise(),
      total: paise('With its tax, less its discount.'),
    }),
  ),
  subtotal: paise(
    'All lines that are not optional, with the cheapest alternatives, before discount and tax.',
  ),
  discount: paise(),
  taxable: paise(),
  taxes: z.array(taxLine),
  tax: paise(),
  rounding: paise('To whole rupees.'),
  total: paise('What the customer pays at least: without optional lines, with the cheapest alternatives.'),
  withOptions: z.optional(
    paise('The most that it comes to, with all optional lines; left out: nothing is to be chosen.'),
  ),
  alternatives: z.optional(
    z
      .array(z.int())
      .check(
        z.describe('Of each group the place of the one that the sums hold; left out: none is to be chosen.'),
      ),
  ),
  milestones: z.array(
    z.object({
      title: z.string(),
      percent: z.nullable(z.number()).check(z.describe('Null: an amount, whatever the total is.')),
      amount: paise(),
      onAgreement: z.boolean(),
    }),
  ),
  advance: paise('Due when both have agreed; 0: nothing.'),
});
export type QuotePrice = z.output<typeof quotePrice>;

export const quoteSides = ['Partner', 'Buyer'] as const;
export type QuoteSide = (typeof quoteSides)[number];

export const quoteStandings = ['open', 'superseded', 'expired', 'accepted'] as const;

export const quoteVersion = z.object({
  quoteId: z.uuid(),
  versionNumber: z.int(),
  madeBy: z.enum(quoteSides),
  standing: z.enum(quoteStandings),
  content: quoteDraftContent,
  price: quotePrice,
  files: z.array(quotationFile).check(z.describe('What goes with it, in the order of `content.fileIds`.')),
  isPart: z
    .boolean()
    .check(z.describe('Of the customer: some lines of the partner’s quote, the others go to others.')),
  isChoice: z
    .boolean()
    .check(z.describe('Of the customer: the quote that was accepted, with what they chose of it.')),
  validUntil: instant('Until when it can be accepted.'),
  createdAt: instant('When it was sent.'),
  changes: z.array(quoteChange).check(z.describe('Against the version before; empty in the first.')),
  termChanges: z.array(quoteTermChange).check(z.describe('The same for its terms and payments.')),
  visitChanges: z.array(visitChange).check(z.describe('The same for its visits.')),
  totalBefore: z.nullable(paise()).check(z.describe('Of the version before; null: this is the first.')),
});
export type QuoteVersion = z.output<typeof quoteVersion>;

export const refusalReasons = [
  'too_expensive',
  'scope',
  'timing',
  'trust',
  'chose_other',
  'not_needed',
  'other',
] as const;

/** How a lost price compared with the one that was chosen; never the price itself. */
export const pricePlaces = ['lower', 'about_the_same', 'higher', 'much_higher'] as const;
export type PricePlace = (typeof pricePlaces)[number];

export const agreementView = z.object({
  quoteId: z.uuid(),
  acceptedBy: z.enum(quoteSides),
  acceptedAt: instant(),
  digest: z.string().check(z.describe('SHA-256 of what was accepted, in hexadecimal.')),
  partnerSignedAt: z.nullable(instant('When the partner confirmed.')),
  buyerSignedAt: z.nullable(instant('When the customer confirmed.')),
  agreedAt: z.nullable(instant()),
  document: z
    .nullable(agreementDocument)
    .check(z.describe('What both sides sign; null: confirmed before there was one.')),
  advance: paise(),
  payBy: z.nullable(instant('Until when the advance can be paid.')),
  paidAt: z.nullable(instant()),
  visitAddress: z
    .nullable(z.string())
    .check(z.describe('Of the visits, for the customer who chose it; null: none was chosen.')),
});

/** All that was offered for one lead, as either side reads it. */
export const quoteThread = z.object({
  leadId: z.uuid(),
  rfqId: z.nullable(z.uuid()).check(z.describe('Of the customer; null for the partner.')),
  rfqNumber: z.string(),
  title: z.string(),
  area: z.string(),
  companyName: z.string(),
  status: leadStatus,
  current: z.nullable(quoteVersion).check(z.describe('The newest version; null: nothing was sent yet.')),
  versions: z
    .array(
      z.object({
        quoteId: z.uuid(),
        versionNumber: z.int(),
        madeBy: z.enum(quoteSides),
        isChoice: z.boolean(),
        total: paise(),
        createdAt: instant(),
      }),
    )
    .check(z.describe('The newest first.')),
  isSplit: z.boolean().check(z.describe('Lines of the request go to several partners.')),
  agreement: z.nullable(agreementView),
  refusal: z.nullable(z.object({ reason: z.enum(refusalReasons), words: z.string(), at: instant() })),
  pricePlace: z
    .nullable(z.enum(pricePlaces))
    .check(z.describe('For a partner that lost: its price beside the chosen one. Null: not known.')),
  can: z.object({
    write: z.boolean().check(z.describe('Send a version.')),
    accept: z.boolean(),
    counter: z.boolean(),
    refuse: z.boolean(),
    sign: z.boolean(),
    chooseAddress: z
      .boolean()
      .check(z.describe('Name an address with `accept` or `sign`: the visits have none yet.')),
    pay: z.boolean(),
  }),
});
export type QuoteThread = z.output<typeof quoteThread>;

/** A draft with what it comes to so far. */
export const quoteDraft = z.object({
  leadId: z.uuid(),
  version: z.int().check(z.describe('Send it back with the next change; 0: nothing is saved yet.')),
  savedAt: z.nullable(instant()),
  content: quoteDraftContent,
  files: z
    .array(quotationFile)
    .check(z.describe('Of the own organisation for this lead: what may go with it.')),
  price: quotePrice,
  gst: z.object({
    rates: z
      .array(z.number())
      .check(z.describe('What a line can be charged with today; empty: the partner is not registered.')),
    usual: z.number().check(z.describe('Of the kind of work that was asked for.')),
  }),
  newestVersion: z.int().check(z.describe('Of what was sent for this lead; 0: nothing.')),
  advanceHours: z
    .number()
    .check(z.describe('How long the customer has to pay an advance, once both agreed.')),
});
export type QuoteDraft = z.output<typeof quoteDraft>;

export const quoteTemplate = z.object({
  templateId: z.uuid(),
  name: z.string(),
  content: quoteStartContent,
  createdAt: instant(),
});
export type QuoteTemplate = z.output<typeof quoteTemplate>;
