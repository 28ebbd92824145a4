import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { type LeadStatus, leadLifecycle } from '@nukkad/contract/market/quotation/lead.lifecycle';

const dayMs = 86_400_000;

/** Terms of leads; a row of `setting` under `lead.rules` may replace any of them, by city and category. */
export interface LeadRules {
  /** What unlocking a lead costs. */
  readonly credits: number;
  /** How many partners may unlock one request. */
  readonly places: number;
  /** A request that someone unlocked stays open for so many days. */
  readonly openDays: number;
}

export const defaultLeadRules: LeadRules = { credits: 20, places: 5, openDays: 30 };

export const openUntil = (now: Date, { openDays }: LeadRules): Date =>
  new Date(now.getTime() + openDays * dayMs);

const overLead: readonly LeadStatus[] = ['Rejected', 'Cancelled', 'Closed'];

/** Something may still follow. */
export const isOpenLead = (status: LeadStatus): boolean => !overLead.includes(status);

interface Answered {
  readonly status: LeadStatus;
  readonly interestedAt: Date | null;
}

/** Interest is said once; who said so may still find that it is not for them. */
export const movesOfLead = (
  { status, interestedAt }: Answered,
  { places, unlocked }: { readonly places: number; readonly unlocked: number },
) => ({
  showInterest: canMove(leadLifecycle, 'showInterest', status) && interestedAt === null,
  decline: canMove(leadLifecycle, 'decline', status),
  unlock: canMove(leadLifecycle, 'unlock', status) && unlocked < places,
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
