import * as z from 'zod/mini';
import { day, id, instant, paiseBetween, sentence, whole } from '../../kernel/schema.ts';
import { approvalStatuses } from './approval.noun.ts';

export const requestId = id('ApprovalRequest');
export const approvalKinds = [
  'leave',
  'expense',
  'travel',
  'regularisation',
  'loan',
  'compensatory_leave',
] as const;
export type ApprovalKindName = (typeof approvalKinds)[number];
export const approvalKind = z.enum(approvalKinds, 'Choose one of the list.');

export const reviewerKinds = ['permission', 'person', 'manager'] as const;
/** Levels of one kind of request. */
export const mostLevels = 5;
export const mostDelegates = 50;
/** In paise: ten million rupees. */
export const mostOfRequest = 1_000_000_000;
/** Days in which a rejected request may be sent again. */
export const resubmitDays = 30;

export const reviewReason = sentence(500, 'Why; the employee reads it.');
export const requestVersion = whole(1, 1_000_000, 'As it was read.');
export const decisions = ['approved', 'rejected'] as const;

/** Of every kind: what a reviewer decides. */
export const approvalDecision = {
  requestId,
  version: requestVersion,
  decision: z.enum(decisions, 'Choose approved or rejected.'),
  reason: z.optional(reviewReason).check(z.describe('Needed to reject.')),
};

const can = z.object({
  edit: z.boolean(),
  withdraw: z.boolean(),
  askCancel: z.boolean(),
  change: z.boolean(),
  restore: z.boolean().check(z.describe('Take back a change of what was approved.')),
  resubmit: z.boolean(),
  review: z.boolean().check(z.describe('Approve, or reject with a reason.')),
  takeOver: z
    .boolean()
    .check(
      z.describe(
        'The level names someone else: the owner of the business may decide instead, with a reason.',
      ),
    ),
  answerCancel: z.boolean().check(z.describe('Its owner asked to cancel it: confirm that, or keep it.')),
  pay: z.boolean(),
});

/** What every kind of request has in common. */
export const approvalCard = z.object({
  requestId,
  kind: approvalKind,
  status: z.enum(approvalStatuses),
  employee: z.object({ staffId: z.uuid(), fullName: z.string() }),
  title: z
    .string()
    .check(z.describe('Name of the leave type or the expense category, or where a trip goes.')),
  note: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  halfDays: z.nullable(z.int()).check(z.describe('Counted half days of leave.')),
  amount: z.nullable(z.int()).check(z.describe('Paise; null for leave and corrections.')),
  paid: z.int().check(z.describe('Paise paid of it so far.')),
  level: z.int(),
  levels: z.int(),
  isChange: z.boolean(),
  cancelAsked: z.boolean(),
  waitingSince: instant(),
  reason: z.nullable(z.string()).check(z.describe('Why it was rejected, or approved for less.')),
  version: z.int(),
  can,
});
export type ApprovalCard = z.output<typeof approvalCard>;
export type ApprovalCardAnswer = z.input<typeof approvalCard>;

export const approvalStep = z.object({
  round: z.int(),
  level: z.int(),
  reviewer: z
    .nullable(z.string())
    .check(z.describe('Whom the level names; null: anyone with the permission.')),
  takenBy: z.nullable(z.string()).check(z.describe('Who took the level over; null: nobody.')),
  takenReason: z.nullable(z.string()),
  outcome: z.nullable(z.enum(['approved', 'rejected', 'passed'])),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant()),
});
export type ApprovalStep = z.output<typeof approvalStep>;

export const chainLevel = z.object({
  reviewer: z.enum(reviewerKinds, 'Choose one of the list.'),
  staffId: z.nullable(z.uuid('This is not a known id.')),
  fromAmount: paiseBetween(0, mostOfRequest, 'The level reviews requests of this amount and above; 0: all.'),
  departmentId: z._default(z.nullable(z.uuid('This is not a known id.')), null),
});
export type ChainLevel = z.output<typeof chainLevel>;

export const chainBody = z.object({
  kind: approvalKind,
  levels: z
    .array(chainLevel, 'Send a list.')
    .check(z.maxLength(mostLevels, `Use at most ${mostLevels} levels.`)),
});

export const chain = z.object({
  kind: approvalKind,
  levels: z.array(z.object({ ...chainLevel.shape, fullName: z.nullable(z.string()) })),
});

export const delegate = z.object({
  delegateId: id('ApprovalDelegate'),
  staffId: z.uuid(),
  fullName: z.string(),
  fromDay: z.string(),
  toDay: z.string(),
  kinds: z
    .array(approvalKind)
    .check(z.describe('What they may approve now; requests of other kinds do not reach them.')),
});
export type DelegateAnswer = z.input<typeof delegate>;

export const delegateBody = z.object({
  staffId: z.uuid('This is not a known id.'),
  fromDay: day('First day.'),
  toDay: day('Last day.'),
});
