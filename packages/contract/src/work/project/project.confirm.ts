/** What is seen when a project is cancelled and when a milestone is approved. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { Milestone } from './project.model.ts';

export const confirmsProjectCancel = confirmation('project_cancel', {
  projectStatus: 'choice',
  milestonesOpen: 'count',
});

export const seenOfProjectCancel = ({
  status,
  milestones,
}: {
  readonly status: string;
  readonly milestones: readonly Pick<Milestone, 'status'>[];
}): Seen<typeof confirmsProjectCancel> => ({
  projectStatus: status,
  milestonesOpen: milestones.filter((one) => one.status === 'Pending').length,
});

export const confirmsMilestone = confirmation('milestone', {
  milestoneTitle: 'text',
  amountToPay: 'money',
  milestoneStatus: 'choice',
});

export const seenOfMilestone = ({
  title,
  amount,
  status,
}: Pick<Milestone, 'title' | 'amount' | 'status'>): Seen<typeof confirmsMilestone> => ({
  milestoneTitle: title,
  amountToPay: amount,
  milestoneStatus: status,
});
