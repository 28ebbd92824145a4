import { isKeyOf } from '@nukkad/contract/kernel/record';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { finishedLead, type LeadStatus, wonLead } from '@nukkad/contract/market/lead/lead.noun';
import { rfqLifecycle, type RfqStatus } from '@nukkad/contract/market/rfq/rfq.noun';
import type { RfqStanding, RfqStep } from '@nukkad/contract/market/rfq/rfq.model';

const dayMs = 86_400_000;

/** Terms of requests for quotations; a row of `setting` under `quotation.rules` may replace any of them. */
export interface RfqRules {
  /** Open requests of one customer in a category. */
  readonly openPerCategory: number;
  /** A request that no partner answered closes after so many days. */
  readonly answerDays: number;
  /** How many partners are told where the customer chose none. */
  readonly partnersTold: number;
  /** A partner with so many open leads is told of no more. */
  readonly mostOpenLeads: number;
  /** Who was told of a request within so many hours waits behind the others. */
  readonly fairHours: number;
}

export const defaultRules: RfqRules = {
  openPerCategory: 3,
  answerDays: 3,
  partnersTold: 8,
  mostOpenLeads: 40,
  fairHours: 72,
};

export const answerBefore = (now: Date, { answerDays }: RfqRules): Date =>
  new Date(now.getTime() + answerDays * dayMs);

export const isOver = (status: RfqStatus): boolean =>
  status === 'Booked' || status === 'Cancelled' || status === 'Closed';

/** What follows without the customer doing anything, and until when. */
export function nextOf({ status, answerBy }: { readonly status: RfqStatus; readonly answerBy: Date }): {
  readonly step: RfqStep;
  readonly at: Date | null;
} {
  if (isOver(status)) return { step: 'over', at: null };
  if (status === 'Agreed') return { step: 'agreed', at: null };
  const waits = { 'Request Sent': 'tell_partners', 'Need To Forward': 'look_further' } as const;
  return { step: isKeyOf(waits, status) ? waits[status] : 'partners_answer', at: answerBy };
}

/** A partner has paid for what it read: from then on the words stay. */
export const movesOf = ({
  status,
  unlocked,
  agreedAt,
}: Pick<Timed, 'status' | 'agreedAt'> & { readonly unlocked: number }) => ({
  change: unlocked === 0 && canMove(rfqLifecycle, 'change', status),
  cancel: agreedAt === null && canMove(rfqLifecycle, 'cancel', status),
});

/** What becomes of an awarded request, by where its leads stand; null: one of them is still to be paid. */
export function outcomeOf(leads: readonly { readonly status: LeadStatus }[]): 'book' | 'drop' | null {
  const isOf = (statuses: readonly LeadStatus[]) => leads.some(({ status }) => statuses.includes(status));
  if (isOf(['Agreed', 'Payment Pending'])) return null;
  return isOf(wonLead) ? 'book' : 'drop';
}

type Standing = RfqStanding & LeadStatus;

/** The first of these in which one of its partners is; a question or a quote in hand comes before what others wait for. */
const inHand: readonly Standing[] = ['Accepted By User', 'Qoutation Sent', 'Requested for More Info'];

/** Of booked parts: the work is over where all of it is. */
const ofWork: readonly Standing[] = ['Disputed', 'Inprogress', 'Booked', 'Refunded', 'Resolved', 'Completed'];

/** Where it stands for its customer: it mirrors the partners of the request, and through them the projects. */
export function standingOf(
  status: RfqStatus,
  leads: readonly { readonly status: LeadStatus }[],
): RfqStanding {
  const states = new Set(leads.map((lead) => lead.status));
  const first = (of: readonly Standing[]) => of.find((one) => states.has(one)) ?? status;
  if (status === 'Agreed') return first(['Payment Pending']);
  if (status !== 'Booked') return isOver(status) ? status : first(inHand);
  const standing = first(ofWork);
  const isBegun = [...finishedLead].some((one) => states.has(one));
  return standing === 'Booked' && isBegun ? 'Inprogress' : standing;
}

interface Timed {
  readonly status: RfqStatus;
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
  readonly forwardedAt: Date | null;
  readonly updatedAt: Date;
  readonly agreedAt: Date | null;
  readonly endedAt: Date | null;
}

/** What happened, the oldest first. */
export const momentsOf = ({
  status,
  createdAt,
  deliveredAt,
  forwardedAt,
  updatedAt,
  agreedAt,
  endedAt,
}: Timed): { status: RfqStatus; at: Date }[] => [
  { status: 'Request Sent', at: createdAt },
  ...(deliveredAt ? [{ status: 'Request Delivered' as const, at: deliveredAt }] : []),
  ...(status === 'Need To Forward' ? [{ status, at: updatedAt }] : []),
  ...(forwardedAt ? [{ status: 'Forwaded' as const, at: forwardedAt }] : []),
  ...(agreedAt ? [{ status: 'Agreed' as const, at: agreedAt }] : []),
  ...(endedAt ? [{ status, at: endedAt }] : []),
];
