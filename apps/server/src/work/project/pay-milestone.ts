/** What payments ask of a milestone. */
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { noteReceived } from './bill-milestone.ts';
import { findMilestone } from './milestone.store.ts';
import type { ProjectDependencies, PayableMilestone, ProjectInterface } from './project.interface.ts';
import { lockProject } from './project.store.ts';

/** Locks the project: approvals, receipts and payments of its milestones wait for each other. */
export async function lockPayable(
  { books }: Pick<ProjectDependencies, 'books'>,
  tx: Tx,
  milestoneId: string,
): Promise<PayableMilestone | null> {
  const found = await findMilestone(tx, milestoneId);
  const project = found && (await lockProject(tx, found.projectId));
  const milestone = project && (await findMilestone(tx, milestoneId));
  if (milestone?.status !== 'Accepted') return null;
  const [book] = books.answers;
  const received = (await book?.received(tx, [milestoneId]))?.get(milestoneId) ?? 0;
  const { projectId, organisationId, taxPercent, amountPaise } = milestone;
  const leftPaise = amountPaise - received;
  return { milestoneId, projectId, organisationId, taxPercent, leftPaise, buyerId: project?.buyerId ?? null };
}

export async function receivePaid(
  deps: Pick<ProjectDependencies, 'books'>,
  tx: Tx,
  paid: Parameters<ProjectInterface['receivePaid']>[1],
  now: Date,
): Promise<void> {
  const milestone = await findMilestone(tx, paid.milestoneId);
  const project = milestone && (await lockProject(tx, milestone.projectId));
  if (!milestone || !project) throw new Error('A milestone was paid that is not there.');
  const { orderId, amountPaise } = paid;
  const of: Authorized<typeof milestone & { paid: { orderId: string; amountPaise: number } }> = partOf(paid, {
    ...milestone,
    paid: { orderId, amountPaise },
  });
  await noteReceived(deps, tx, project, of, now);
}
