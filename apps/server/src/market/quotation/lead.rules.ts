import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { type LeadStatus, leadLifecycle } from '@nukkad/contract/market/quotation/lead.lifecycle';

interface Answered {
  readonly status: LeadStatus;
  readonly interestedAt: Date | null;
}

/** Interest is said once; who said so may still find that it is not for them. */
export const movesOfLead = ({ status, interestedAt }: Answered) => ({
  showInterest: canMove(leadLifecycle, 'showInterest', status) && interestedAt === null,
  decline: canMove(leadLifecycle, 'decline', status),
});

interface Interest extends Answered {
  readonly organisationId: string;
}

/** Other partners who said before this one that they are interested, and still are. */
export function aheadOf<Lead extends Interest>(own: Interest, leads: readonly Lead[]): number {
  const before = own.interestedAt;
  return leads.filter(
    ({ organisationId, interestedAt, status }) =>
      organisationId !== own.organisationId &&
      status !== 'Rejected' &&
      interestedAt !== null &&
      (before === null || interestedAt < before),
  ).length;
}
