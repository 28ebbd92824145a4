import * as z from 'zod/mini';
import { day, id, optionalText, paise, paiseBetween, sentence } from '../../kernel/schema.ts';
import { partyId } from '../party/party.model.ts';
import { milestoneId, mostAmount, projectId } from '../project/project.model.ts';

export const entryKinds = ['opening', 'bill', 'receipt', 'credit_note', 'refund', 'reversal'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** How money comes that did not come through the platform. */
export const receiptMethods = ['cash', 'bank', 'upi', 'cheque', 'card'] as const;
export const entryMethods = [...receiptMethods, 'online'] as const;

/** What is issued of an entry to a party outside of the platform. */
export const paperKinds = ['tax_invoice', 'bill_of_supply', 'receipt', 'credit_note'] as const;
export type PaperKind = (typeof paperKinds)[number];

export const entryId = id('BookEntry');

/** What is not paid, by how long its day is over; what is in dispute is not to be paid until that ends. */
export const ageingSteps = ['not_due', 'up_to_30', 'up_to_60', 'up_to_90', 'over_90', 'in_dispute'] as const;
export type AgeingStep = (typeof ageingSteps)[number];

const leastReceipt = 100;
const written = {
  partyId,
  projectId: z.optional(projectId),
  amount: paiseBetween(leastReceipt, mostAmount, 'In paise.'),
  happenedOn: day('The day in the books.'),
};

export const receiptBody = z.object({
  ...written,
  method: z.enum(receiptMethods, 'Choose one of the list.'),
  words: optionalText(200, 'Number of the cheque or transfer.'),
});

export const creditBody = z.object({
  ...written,
  words: sentence(200, 'Why less is to be paid.'),
});

export const bookEntry = z.object({
  entryId,
  kind: z.enum(entryKinds),
  partyId,
  partyName: z.string(),
  projectId: z.nullable(projectId),
  projectTitle: z.nullable(z.string()),
  amount: paise('Above zero the party owes it more, below zero less.'),
  dueOn: z.nullable(z.string()),
  happenedOn: z.string(),
  words: z.string(),
  method: z.nullable(z.enum(entryMethods)),
  orderId: z
    .nullable(z.uuid())
    .check(z.describe('Of a receipt through the platform: its payment, which has an invoice.')),
  isReversed: z.boolean(),
  paper: z
    .nullable(z.object({ paperId: z.uuid(), kind: z.enum(paperKinds), number: z.string() }))
    .check(z.describe('What was issued for it to a party outside of the platform.')),
  can: z.object({
    reverse: z.boolean(),
    issue: z.boolean().check(z.describe('A paper for the party.')),
  }),
});
export type BookEntry = z.output<typeof bookEntry>;
export type BookEntryAnswer = z.input<typeof bookEntry>;

export const openBill = z.object({
  entryId,
  partyId,
  partyName: z.string(),
  projectId: z.nullable(projectId),
  milestoneId: z.nullable(milestoneId),
  words: z.string(),
  amount: paise(),
  left: paise('Not paid of it.'),
  dueOn: z.string(),
  daysOver: z.int().check(z.describe('Days since it was due; 0: not yet over, or in dispute.')),
  inDispute: z.boolean().check(z.describe('Nothing of it is to be paid until the dispute ends.')),
});
export type OpenBillAnswer = z.input<typeof openBill>;

/** What is due, billed, received and overdue; of the organisation, of a party or of a project. */
export const paymentBook = z.object({
  opening: paise('Of the parties before their first entry.'),
  billed: paise(),
  received: paise(),
  credited: paise('Credit notes.'),
  balance: paise('Opening and billed, less received and credited.'),
  due: paise('Billed and not paid, not over its day.'),
  overdue: paise('Billed and not paid, over its day.'),
  inDispute: paise('Billed and not paid, of milestones that are in dispute.'),
  onAccount: paise('Received beyond what was billed.'),
  ageing: z
    .array(z.object({ step: z.enum(ageingSteps), amount: paise() }))
    .check(z.describe('What is not paid, in classes that sum to it: due, overdue and in dispute.')),
  openBills: z.array(openBill).check(z.describe('The longest over first; a hundred at most.')),
});
export type PaymentBook = z.output<typeof paymentBook>;
export type PaymentBookAnswer = z.input<typeof paymentBook>;

export const analyticsMonth = z.object({
  month: z.string().check(z.describe('YYYY-MM.')),
  billed: paise(),
  received: paise(),
});

/** Projects of an organisation in figures. */
export const projectAnalytics = z.object({
  months: z.array(analyticsMonth).check(z.describe('Twelve months, the present one last.')),
  byStatus: z.array(z.object({ status: z.string(), count: z.int(), value: paise() })),
  topParties: z.array(z.object({ partyId, name: z.string(), billed: paise(), left: paise() })),
  running: z.int(),
  late: z.int().check(z.describe('Of them, those with work that is not done on its day.')),
  overdue: paise('Billed and not paid, over its day, as the payment book says.'),
});
export type ProjectAnalytics = z.output<typeof projectAnalytics>;
export type ProjectAnalyticsAnswer = z.input<typeof projectAnalytics>;
