import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { MilestoneRow } from './milestone.store.ts';
import type {
  ProjectDependencies,
  AgreedMilestone,
  BookedMilestone,
  ReducedMilestone,
} from './project.interface.ts';
import type { ProjectRow } from './project.store.ts';

type Books = Pick<ProjectDependencies, 'books'>;

const booked = (
  { partyId }: Pick<ProjectRow, 'partyId'>,
  { organisationId, projectId, milestoneId, title, amountPaise, taxPercent, dueOn }: MilestoneRow,
  at: Date,
): BookedMilestone => ({
  organisationId,
  partyId,
  projectId,
  milestoneId,
  title,
  amountPaise,
  taxPercent,
  dueOn,
  at,
});

/** It was accepted: the party owes its amount from now on. */
export async function billMilestone(
  { books }: Books,
  tx: Tx,
  project: Pick<ProjectRow, 'partyId'>,
  milestone: Authorized<MilestoneRow>,
  now: Date,
): Promise<void> {
  if (milestone.amountPaise === 0) return;
  const entry = partOf(milestone, booked(project, milestone, now));
  for (const book of books.answers) await book.bill(tx, entry);
}

/** A decision takes something off it. */
export async function reduceMilestone(
  { books }: Books,
  tx: Tx,
  project: Pick<ProjectRow, 'partyId'>,
  milestone: Authorized<
    MilestoneRow & { readonly reduction: Pick<ReducedMilestone, 'reducedPaise' | 'returns'> }
  >,
  now: Date,
): Promise<void> {
  const entry = partOf(milestone, { ...booked(project, milestone, now), ...milestone.reduction });
  for (const book of books.answers) await book.reduce(tx, entry);
}

/** It was paid before there was a project. */
export async function noteReceived(
  { books }: Books,
  tx: Tx,
  project: Pick<ProjectRow, 'partyId'>,
  milestone: Authorized<MilestoneRow & { readonly paid: NonNullable<AgreedMilestone['paid']> }>,
  now: Date,
): Promise<void> {
  const { orderId, amountPaise: receivedPaise } = milestone.paid;
  const entry = partOf(milestone, { ...booked(project, milestone, now), orderId, receivedPaise });
  for (const book of books.answers) await book.receive(tx, entry);
}
