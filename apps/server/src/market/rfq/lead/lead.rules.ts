import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { leadLifecycle, type LeadStatus, wonLead } from '@nukkad/contract/market/lead/lead.noun';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** A request worth at least so much costs so many credits. */
export interface PriceStep {
  readonly fromPaise: number;
  readonly credits: number;
}

/** Terms of leads; a row of `setting` under `lead.rules` may replace any of them, by city and category. */
export interface LeadRules {
  /** What unlocking costs by the value of the work, the smallest first. */
  readonly priceSteps: readonly PriceStep[];
  /** What it costs where the customer named no budget. */
  readonly unknownCredits: number;
  /** How many partners may unlock one request. */
  readonly places: number;
  /** A request that someone unlocked stays open for so many days. */
  readonly openDays: number;
  /** What the customer has not opened for so many hours gives the credits back. */
  readonly unseenHours: number;
  /** A wrong contact can be claimed for so many days after unlocking. */
  readonly claimDays: number;
  /** A request that no one has unlocked for so many hours is told to more partners. */
  readonly unsoldHours: number;
  /** It costs so much less then. */
  readonly unsoldPercent: number;
  /** And partners so near are told that do not say that they serve the place. */
  readonly widerMetres: number;
}

export const defaultLeadRules: LeadRules = {
  priceSteps: [
    { fromPaise: 0, credits: 1 },
    { fromPaise: 5_000_00, credits: 2 },
    { fromPaise: 10_000_00, credits: 3 },
    { fromPaise: 20_000_00, credits: 4 },
    { fromPaise: 35_000_00, credits: 5 },
    { fromPaise: 50_000_00, credits: 6 },
    { fromPaise: 75_000_00, credits: 7 },
    { fromPaise: 1_00_000_00, credits: 8 },
    { fromPaise: 2_00_000_00, credits: 9 },
    { fromPaise: 5_00_000_00, credits: 10 },
  ],
  unknownCredits: 3,
  places: 5,
  openDays: 30,
  unseenHours: 48,
  claimDays: 14,
  unsoldHours: 48,
  unsoldPercent: 50,
  widerMetres: 25_000,
};

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** What was sent before, and never looked at, gives the credits back. */
export const unseenBefore = (now: Date, { unseenHours }: LeadRules): Date => ago(now, unseenHours * hourMs);

/** A request from before that no one unlocked is told to more partners. */
export const unsoldBefore = (now: Date, { unsoldHours }: LeadRules): Date => ago(now, unsoldHours * hourMs);

export const canClaim = (
  { unlockedAt }: { readonly unlockedAt: Date | null },
  now: Date,
  { claimDays }: LeadRules,
): boolean => unlockedAt !== null && unlockedAt > ago(now, claimDays * dayMs);

export const openUntil = (now: Date, { openDays }: LeadRules): Date =>
  new Date(now.getTime() + openDays * dayMs);

const overLead: readonly LeadStatus[] = ['Rejected', 'Cancelled', 'Closed'];

/** Something may still follow. */
export const isOpenLead = (status: LeadStatus): boolean => !overLead.includes(status);

interface Answered {
  readonly status: LeadStatus;
  readonly interestedAt: Date | null;
}

/** Interest is said once; who said so may still find that it is not for them. Whose work there is paused takes none of it up. */
export const movesOfLead = (
  { status, interestedAt }: Answered,
  { places, unlocked }: { readonly places: number; readonly unlocked: number },
  isPaused: boolean,
) => ({
  showInterest: !isPaused && canMove(leadLifecycle, 'showInterest', status) && interestedAt === null,
  decline: canMove(leadLifecycle, 'decline', status),
  unlock: !isPaused && canMove(leadLifecycle, 'unlock', status) && unlocked < places,
});

/** What one partner of a request said of it. */
export interface Interest extends Answered {
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

/** From these states on there is a quote to look at. */
const quoted: readonly LeadStatus[] = ['Qoutation Sent', 'Accepted By User', ...wonLead];
const sending: readonly LeadStatus[] = ['Requested for More Info', 'Accepted By Partner', ...quoted];

/** When the partner first sent something; the first time counts. */
export const sentAtOf = (row: { readonly sentAt: Date | null }, status: LeadStatus, now: Date): Date | null =>
  row.sentAt ?? (sending.includes(status) ? now : null);

interface Looked {
  readonly status: LeadStatus;
  readonly lookedAt: Date | null;
  readonly quoteLookedAt: Date | null;
}

/** The customer opens what the partner sent; the first time counts. */
export const lookedNow = ({ status, lookedAt, quoteLookedAt }: Looked, now: Date) => ({
  lookedAt: lookedAt ?? now,
  quoteLookedAt: quoteLookedAt ?? (quoted.includes(status) ? now : null),
});

interface Claimed extends Answered {
  readonly unlockedAt: Date | null;
}

/** What a partner may do about its lead besides quoting. */
export const actsOnLead = (
  lead: Claimed,
  { hasRefund, now, rules }: { readonly hasRefund: boolean; readonly now: Date; readonly rules: LeadRules },
) => ({
  acceptWork: canMove(leadLifecycle, 'acceptWork', lead.status),
  ask: canMove(leadLifecycle, 'askDetails', lead.status),
  withdraw: canMove(leadLifecycle, 'withdraw', lead.status),
  claim: !hasRefund && canClaim(lead, now, rules),
});
