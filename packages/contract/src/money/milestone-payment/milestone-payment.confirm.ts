/** What is seen when a client pays a milestone. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { Milestone } from '../../work/project/project.model.ts';

export const confirmsMilestonePayment = confirmation('milestone_payment', { milestoneLeft: 'money' });

export const seenOfMilestonePayment = ({
  amount,
  received,
}: Pick<Milestone, 'amount' | 'received'>): Seen<typeof confirmsMilestonePayment> => ({
  milestoneLeft: amount - received,
});
