/** Documents that a business issues to its parties outside of the platform, in its own name and its own series. */
import * as z from 'zod/mini';
import {
  id,
  instant,
  paise,
  paiseBetween,
  percentFrom,
  quantityUpTo,
  text,
  whole,
} from '../../kernel/schema.ts';
import { mostOfParty, partyId } from '../party/party.model.ts';
import { entryId, entryMethods, paperKinds } from './payment-book.model.ts';

export const paperId = id('PartyPaper');

/** Why a bill is a tax invoice or a bill of supply (CGST Rules 2017, rules 46 and 49). */
export const supplyBases = ['taxed', 'exempt', 'composition', 'unregistered'] as const;
export type SupplyBasis = (typeof supplyBases)[number];

/** HSN of goods or SAC of services: 4, 6 or 8 digits. */
const itemCode = z
  .string('Enter a code.')
  .check(
    z.trim(),
    z.regex(/^(?:[0-9]{4}|[0-9]{6}|[0-9]{8})$/, 'Enter an HSN or SAC code of 4, 6 or 8 digits.'),
    z.describe('HSN or SAC: 4, 6 or 8 digits.'),
  );

export const paperLimits = { lines: 30, quantity: 100_000, rate: 1_00_00_000_00 } as const;
const mostLines = `At most ${paperLimits.lines} lines.`;

/** A line of a bill as it is written: GST is within its rate, as it is within the bill. */
export const paperLineAsked = z.object({
  description: text(300, 'What was supplied.'),
  itemCode,
  quantity: quantityUpTo(paperLimits.quantity),
  unit: text(20, 'As hour, room or sq m.'),
  rate: paiseBetween(1, paperLimits.rate, 'Of one unit with GST, in paise.'),
  percent: percentFrom(0, 'Of GST: a rate of the day of the bill. Where no GST is charged it is not read.'),
});
export type PaperLineAsked = z.output<typeof paperLineAsked>;

const paperPart = z.object({
  lineAt: whole(0, paperLimits.lines - 1, 'The place of a line in the corrected bill, from 0.'),
  amount: paiseBetween(1, paperLimits.quantity * paperLimits.rate, 'Taken off it, with GST, in paise.'),
});
const isOnce = (parts: readonly { readonly lineAt: number }[]) =>
  new Set(parts.map(({ lineAt }) => lineAt)).size === parts.length;

/** What a person chooses for a paper; all of it may be left out. */
export const paperChoices = {
  basis: z.optional(z.enum(supplyBases, 'Choose one of the list.')),
  lines: z
    .optional(
      z.array(paperLineAsked).check(z.minLength(1, 'Add a line.'), z.maxLength(paperLimits.lines, mostLines)),
    )
    .check(z.describe('Of a bill: together they are its amount. Left out: one line.')),
  parts: z
    .optional(
      z
        .array(paperPart)
        .check(
          z.minLength(1, 'Choose a line.'),
          z.maxLength(paperLimits.lines, mostLines),
          z.refine(isOnce, 'Name each line once.'),
        ),
    )
    .check(
      z.describe(
        'Of a credit note: what it takes off each line. Left out: of all, like what is left of them.',
      ),
    ),
  placeStateCode: z.optional(
    z
      .string('Choose a state.')
      .check(
        z.regex(/^[0-9]{2}$/, 'Choose a state.'),
        z.describe('GST code of the state in which it is supplied.'),
      ),
  ),
  correctsId: z
    .optional(paperId)
    .check(z.describe('Of a credit note: the tax invoice or bill of supply that it takes something off.')),
};

const addressAt = 'Which address of the party stands on it; left out: the first.';
export const paperAddress = whole(0, mostOfParty - 1, addressAt);

export const paperSide = z.object({
  name: z.string(),
  address: z.string(),
  gstin: z.nullable(z.string()),
  stateName: z.string(),
  stateCode: z.string(),
  contact: z.string().check(z.describe('How it is reached; empty: not said.')),
});

/** A line as it stands on the paper. */
export const paperLine = z.object({
  description: z.string(),
  itemCode: z.string().check(z.describe('HSN or SAC; empty: none is said.')),
  quantity: z.nullable(z.number()).check(z.describe('Null: an amount alone.')),
  unit: z.string(),
  rate: z.nullable(paise('Of one unit, with GST.')),
  percent: z.number().check(z.describe('Of GST; 0: none is charged.')),
  taxable: paise('Without GST.'),
  tax: paise(),
  total: paise(),
  lineAt: z.nullable(z.number()).check(z.describe('Of a credit note: the line of the bill, from 0.')),
});
export type PaperLine = z.output<typeof paperLine>;

/** What all lines of one rate come to. */
export const paperRate = z.object({
  percent: z.number(),
  taxable: paise('Without GST.'),
  cgst: paise(),
  sgst: paise('Or UTGST.'),
  igst: paise(),
});
export type PaperRate = z.output<typeof paperRate>;

/** All that stands on a paper, without its number; frozen when it is issued. */
export const paperContent = z.object({
  kind: z.enum(paperKinds),
  basis: z.nullable(z.enum(supplyBases)).check(z.describe('Null: a receipt.')),
  issuedOn: z.string(),
  supplier: paperSide,
  recipient: paperSide,
  place: z.object({ stateName: z.string(), stateCode: z.string(), stateTax: z.enum(['SGST', 'UTGST']) }),
  description: z.string().check(z.describe('Of a receipt: what was paid for.')),
  lines: z.array(paperLine).check(z.describe('Of a bill or a credit note.')),
  rates: z.array(paperRate).check(z.describe('The lines by rate of GST, the lowest first.')),
  taxable: paise('Without GST.'),
  cgst: paise(),
  sgst: paise('Or UTGST.'),
  igst: paise(),
  total: paise(),
  method: z.nullable(z.enum(entryMethods)).check(z.describe('Of a receipt: how it was paid.')),
  happenedOn: z.string().check(z.describe('Of the entry: the day of the bill, of the money, of the credit.')),
  corrects: z.nullable(z.object({ number: z.string(), issuedOn: z.string() })),
});
export type PaperContent = z.output<typeof paperContent>;

/** What a paper of an entry would say now, and what can be chosen for it. */
export const paperDraft = z.object({
  entryId,
  partyId,
  content: paperContent,
  bases: z.array(z.enum(supplyBases)).check(z.describe('Of a bill: those that fit it.')),
  percents: z
    .array(z.number())
    .check(z.describe('Rates of GST that a line can have; none: no GST is charged.')),
  states: z.array(z.object({ code: z.string(), name: z.string() })),
  addresses: z.array(z.string()).check(z.describe('Of the party, for `addressAt`.')),
  credits: z
    .array(
      z.object({ paperId, number: z.string(), issuedOn: z.string(), left: paise('Not credited of it.') }),
    )
    .check(z.describe('Of a credit note: what it can take something off.')),
  creditLines: z
    .array(z.object({ lineAt: z.number(), description: z.string(), left: paise('Not credited of it.') }))
    .check(z.describe('Of a credit note: the lines of the bill that it corrects.')),
  lacks: z
    .array(z.enum(['address', 'itemCode', 'corrects']))
    .check(z.describe('Without these it is not issued.')),
});
export type PaperDraft = z.output<typeof paperDraft>;
export type PaperDraftAnswer = z.input<typeof paperDraft>;

/** An issued paper. */
export const partyPaper = z.object({
  paperId,
  entryId,
  partyId,
  partyName: z.string(),
  kind: z.enum(paperKinds),
  number: z.string(),
  total: paise(),
  credited: paise('Taken off it by credit notes.'),
  isTakenBack: z.boolean().check(z.describe('Its entry was taken back in the book.')),
  issuedAt: instant(),
  email: z
    .nullable(z.string())
    .check(z.describe('Where it would be sent: of the party’s first contact that has one.')),
  sent: z
    .nullable(z.object({ email: z.string(), by: z.string(), at: instant() }))
    .check(z.describe('The last time that it was sent by mail; null: never.')),
});
export type PartyPaper = z.output<typeof partyPaper>;
export type PartyPaperAnswer = z.input<typeof partyPaper>;
