import * as z from 'zod/mini';
import {
  day,
  id,
  instant,
  optionalText,
  paise,
  paiseBetween,
  percentFrom,
  text,
} from '../../kernel/schema.ts';
import { partyId } from '../party/party.model.ts';
import { milestoneStatuses } from './milestone.noun.ts';
import { projectStatuses } from './project.noun.ts';

export const projectStatus = z.enum(projectStatuses, 'Choose one of the list.');

export const projectId = id('Project');
export const milestoneId = id('Milestone');

export const mostMilestones = 50;
/** A hundred crore rupees. */
export const mostAmount = 100_00_00_000_00;

export const projectTabs = ['open', 'over'] as const;
export type ProjectTab = (typeof projectTabs)[number];

/** What is written of a milestone. */
export const milestoneBody = z.object({
  title: text(120, 'What is done when it is reached.'),
  amount: paiseBetween(0, mostAmount, 'What is to be paid for it with tax, in paise.'),
  taxPercent: percentFrom(0, 'GST within the amount: a rate of the day.'),
  dueOn: day('When it is to be reached and paid.'),
  isAdvance: z._default(
    z
      .boolean('Choose yes or no.')
      .check(z.describe('Due before the work begins: there is nothing to approve.')),
    false,
  ),
});
export type MilestoneBody = z.output<typeof milestoneBody>;

/** What is written of a project. */
export const projectBody = z.object({
  title: text(120, 'What it is.'),
  description: optionalText(2_000, 'What was agreed, in words.'),
  site: optionalText(300, 'Where the work is done.'),
  startsOn: day('First day.'),
  dueOn: day('Last day.'),
});

/** What a project is opened with. */
export const newProjectBody = z.object({
  partyId,
  ...projectBody.shape,
  milestones: z
    .array(milestoneBody, 'Send a list.')
    .check(z.maxLength(mostMilestones, `Use at most ${mostMilestones} milestones.`)),
});

export const disputeWants = ['fix', 'part', 'all'] as const;
export type DisputeWants = (typeof disputeWants)[number];
export const disputeOutcomes = ['withdrawn', 'for_partner', 'for_client'] as const;

/** Each side of a dispute shows so many photos at most. */
export const mostDisputePhotos = 6;

/** A photo that a side of a dispute gives as evidence; both sides and staff see it. */
export const milestoneDisputePhoto = z.object({
  photoId: z.uuid(),
  side: z.enum(['client', 'partner']),
  url: z.string().check(z.describe('Signed, for this viewer, at most 10 minutes.')),
  takenAt: instant(),
});
export type MilestoneDisputePhoto = z.output<typeof milestoneDisputePhoto>;

/** What the client says is wrong with a milestone that was accepted; the last one. */
export const milestoneDispute = z.object({
  wants: z.enum(disputeWants).check(z.describe('The work put right, some of the money, or all of it.')),
  words: z.string(),
  raisedAt: instant(),
  answer: z.nullable(z.string()).check(z.describe('What the partner says to it.')),
  outcome: z.nullable(z.enum(disputeOutcomes)).check(z.describe('Null: it is open.')),
  decision: z.nullable(z.string()).check(z.describe('Why it was decided so.')),
  refund: paise('Taken off the milestone by the decision: not to be paid, or paid back.'),
  returned: paise('Of it, what goes back through the gateway.'),
  photos: z.array(milestoneDisputePhoto).check(z.describe('Of both sides, the oldest first.')),
  photoRoom: z.int().check(z.describe('How many more photos the viewer’s side may add now.')),
});
export type MilestoneDispute = z.output<typeof milestoneDispute>;

export const milestone = z.object({
  milestoneId,
  position: z.int(),
  title: z.string(),
  amount: paise('What is to be paid for it with tax.'),
  taxPercent: z.number(),
  dueOn: z.string(),
  isAdvance: z.boolean(),
  status: z.enum(milestoneStatuses),
  received: paise('What was paid of it.'),
  isLate: z.boolean().check(z.describe('Its day is over and the work is not approved.')),
  payBy: z.nullable(z.string()).check(z.describe('The day of its bill; null: it is not billed.')),
  isOverdue: z
    .boolean()
    .check(z.describe('Its bill is not paid in full and over its day, as the payment book says.')),
  approveBy: z.nullable(instant('Without an answer it is accepted by itself then.')),
  acceptedAt: z.nullable(instant()),
  acceptedBy: z.nullable(z.enum(['Buyer', 'Partner', 'System'])),
  sentBackReason: z.nullable(z.string()).check(z.describe('What the client found missing the last time.')),
  dispute: z.nullable(milestoneDispute),
  version: z.int(),
  can: z.object({
    submit: z.boolean(),
    accept: z.boolean(),
    drop: z.boolean(),
    approve: z.boolean(),
    sendBack: z.boolean(),
    dispute: z.boolean(),
    withdrawDispute: z.boolean(),
    answerDispute: z.boolean(),
  }),
});
export type Milestone = z.output<typeof milestone>;
export type MilestoneAnswer = z.input<typeof milestone>;

/** A project in a list. */
export const projectCard = z.object({
  projectId,
  projectNumber: z.string(),
  reference: z.string().check(z.describe('One for the request, the quotation and the project.')),
  title: z.string(),
  counterpart: z.string().check(z.describe('The party, or for the client the business that does the work.')),
  status: projectStatus,
  startsOn: z.string(),
  dueOn: z.string(),
  total: paise('Of all milestones.'),
  accepted: paise('Of those that are accepted.'),
  received: paise('What was paid.'),
  milestonesDone: z.int(),
  milestonesAll: z.int(),
  isLate: z.boolean().check(z.describe('A milestone is not done on its day.')),
  overdue: paise('Of its bills what is not paid and over its day, as the payment book says.'),
  createdAt: instant(),
  version: z.int(),
  can: z.object({ start: z.boolean() }),
});
export type ProjectCard = z.output<typeof projectCard>;
export type ProjectCardAnswer = z.input<typeof projectCard>;

export const project = z.object({
  ...projectCard.shape,
  partyId: z.nullable(partyId).check(z.describe('Null for the client.')),
  rfqId: z.nullable(z.string()).check(z.describe('The request from which it came.')),
  description: z.string(),
  site: z.string().check(z.describe('Where the work is done; empty: not written.')),
  hasClient: z.boolean().check(z.describe('A customer on the platform approves and pays.')),
  milestones: z.array(milestone),
  endedAt: z.nullable(instant()),
  can: z.object({
    ...projectCard.shape.can.shape,
    edit: z.boolean(),
    cancel: z.boolean(),
    addMilestone: z.boolean(),
    addFiles: z.boolean(),
    seeCosts: z.boolean(),
    bookCosts: z.boolean(),
  }),
});
export type Project = z.output<typeof project>;
export type ProjectAnswer = z.input<typeof project>;
