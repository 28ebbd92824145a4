import type { BookingInterface, Payable } from '../../market/booking/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { EventSpec, FactsOf } from '@nukkad/contract/kernel/event';
import { creditEvents } from '@nukkad/contract/money/credit/credit.noun';
import { advanceEvents } from '@nukkad/contract/money/advance/advance.noun';
import { leadCreditEvents } from '@nukkad/contract/money/lead-credit/lead-credit.noun';
import { paymentEvents } from '@nukkad/contract/money/payment/payment.noun';
import { purchaseEvents } from '@nukkad/contract/money/payment/purchase.noun';
import { type Case, when } from '../../platform/outbox/consumer.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { dividedWork } from './divided-work.ts';
import { type Earned, type EarnedShare, nothingEarned } from './earned.rules.ts';
import { sharesOfGranted } from './granted.rules.ts';
import * as credits from './credits.rules.ts';
import { projectPosters } from './post-project.ts';
import * as rules from './ledger.rules.ts';
import { readBooks } from './ledger.store.ts';
import type { Post } from './post.ts';
import { grantedPostings } from './post-granted.ts';

export interface LedgerDependencies {
  readonly platform: Platform;
  readonly booking: BookingInterface;
  readonly partner: PartnerInterface;
  readonly post: Post;
}

interface Meaning {
  readonly postings: readonly rules.Posting[];
  readonly earned?: readonly Earned[];
}
type Poster<Facts> = (parts: LedgerDependencies, facts: Facts, at: Date) => Promise<Meaning>;

async function needBooking({ platform, booking }: LedgerDependencies, bookingId: string) {
  const payable = await booking.payable(platform.db, { bookingId });
  if (!payable) throw new Error(`No booking ${bookingId} to post for.`);
  return payable;
}

const earnedBy = (
  { bookingId, bookingNumber }: Payable,
  organisationId: string,
  professionalId: string | null,
  share: Partial<EarnedShare> & Pick<EarnedShare, 'kind'>,
): Earned => ({ ...nothingEarned, ...share, organisationId, bookingId, bookingNumber, professionalId });

const captured: Poster<FactsOf<typeof paymentEvents.captured>> = async (
  parts,
  { bookingId, amountPaise, method, settlesLater },
) => {
  if (settlesLater) return { postings: rules.postSettled(amountPaise) };
  if (method === 'paylater') return { postings: rules.postPaidLater(amountPaise) };
  if (method === 'credit') return { postings: rules.postPaidFromCredit(amountPaise) };
  if (method !== 'cash') return { postings: rules.postCaptured(amountPaise, null) };
  const payable = await needBooking(parts, bookingId);
  const { organisationId, staffId } = payable;
  const postings = rules.postCaptured(amountPaise, organisationId);
  if (!organisationId) return { postings };
  const cash = { kind: 'work' as const, cashPaise: amountPaise };
  return { postings, earned: [earnedBy(payable, organisationId, staffId, cash)] };
};

const completed: Poster<FactsOf<typeof bookingEvents.completed>> = async (parts, { bookingId }, at) => {
  const payable = await needBooking(parts, bookingId);
  // What a visit of a project earns is in the milestones.
  if (payable.isOfProject) return { postings: [] };
  const work = await dividedWork(parts.partner, parts.platform.db, payable);
  const books = await readBooks(parts.platform.db, at, payable);
  const share = { kind: 'work' as const, ...rules.shareOf(work, books) };
  return {
    postings: rules.postCompleted(work, books),
    earned: [earnedBy(payable, work.organisationId, payable.staffId, share)],
  };
};

/** After a dispute: what each got of the work goes back in part. */
const refunded: Poster<FactsOf<typeof bookingEvents.refunded>> = async (parts, { bookingId, granted }) => {
  if (!granted) return { postings: [] };
  const payable = await needBooking(parts, bookingId);
  const postings = await grantedPostings(parts.partner, parts.platform.db, payable, granted);
  const { organisationId, staffId } = payable;
  const { partnerPaise } = sharesOfGranted(postings, granted.amountPaise);
  if (!organisationId || partnerPaise === 0) return { postings };
  const less = { kind: 'adjustment' as const, valuePaise: -partnerPaise };
  return { postings, earned: [earnedBy(payable, organisationId, staffId, less)] };
};

const cancelled: Poster<FactsOf<typeof bookingEvents.cancelled>> = async (parts, facts, at) => {
  const { feePaise, bookingId } = facts;
  if (feePaise === 0) return { postings: [] };
  const payable = await needBooking(parts, bookingId);
  const organisationId = facts.organisationId ?? facts.formerOrganisationId ?? null;
  const books = await readBooks(parts.platform.db, at, payable);
  const { capturedPaise } = payable;
  const postings = rules.postCancelled({ feePaise, capturedPaise, organisationId }, books);
  if (!organisationId) return { postings };
  const kind = facts.reason === 'no_show' ? ('no_show_fee' as const) : ('cancellation_fee' as const);
  const fee = { kind, valuePaise: rules.feeShareOf(feePaise, books) };
  return { postings, earned: [earnedBy(payable, organisationId, null, fee)] };
};

type PenaltyFacts =
  | FactsOf<typeof bookingEvents.givenBack>
  | FactsOf<typeof bookingEvents.professionalAbsent>;

/** It compensates for a broken agreement and is no supply, so it bears no GST. */
const penalised: Poster<PenaltyFacts> = async (
  parts,
  { bookingId, penaltyPaise, formerOrganisationId: owing, formerStaffId = null },
) => {
  if (!owing || penaltyPaise === 0) return { postings: [] };
  const penalty = { kind: 'penalty' as const, penaltyPaise };
  return {
    postings: rules.postPenalty(owing, penaltyPaise),
    earned: [earnedBy(await needBooking(parts, bookingId), owing, formerStaffId, penalty)],
  };
};

/** Writes what an event means in money into the ledger, once. */
function posts<Facts extends { readonly bookingId: string }>(
  parts: LedgerDependencies,
  event: EventSpec<Facts>,
  meaning: Poster<NoInfer<Facts>>,
): Case {
  return when(event, async (heard) => {
    const { eventId, createdAt: postedAt, name } = heard;
    const { postings, earned = [] } = await meaning(parts, heard.facts, postedAt);
    if (postings.length === 0) return;
    const { bookingId } = heard.facts;
    await parts.platform.write(system, (tx) =>
      parts.post(tx, { kind: name.replace('.', '_'), eventId, bookingId, postedAt, postings, earned }),
    );
  });
}

/** Credit is the customer's and no booking's: the ledger counts it without one. */
function postsCredit(
  { platform, post }: LedgerDependencies,
  event: typeof creditEvents.given | typeof creditEvents.expired,
  poster: (amountPaise: number) => rules.Posting[],
): Case {
  return when(event, async ({ eventId, createdAt: postedAt, name, facts }) => {
    if (facts.kind === 'refund') return;
    const postings = poster(facts.amountPaise);
    const posted = { kind: name.replace('.', '_'), eventId, bookingId: null, postedAt, postings };
    await platform.write(system, (tx) => post(tx, { ...posted, earned: [] }));
  });
}

/** Advances and credits of partners belong to no booking; given credits were not paid for, and are not in the books. */
function postsWithoutBooking<Facts extends object>(
  { platform, post }: LedgerDependencies,
  event: EventSpec<Facts>,
  meaning: (facts: NoInfer<Facts>) => rules.Posting[],
): Case {
  return when(event, async ({ eventId, createdAt: postedAt, name, facts }) => {
    const postings = meaning(facts);
    if (postings.length === 0) return;
    const posted = { kind: name.replace('.', '_'), eventId, bookingId: null, postedAt, postings };
    await platform.write(system, (tx) => post(tx, { ...posted, earned: [] }));
  });
}

/** Of the platform's own accounts alone: no partner earns by it. */
const ownMoney =
  (rule: (amountPaise: number) => rules.Posting[]): Poster<{ readonly amountPaise: number }> =>
  async (_parts, { amountPaise }) => ({ postings: rule(amountPaise) });

/** How money of a booking went back: by the gateway, as credit, to an account, or as less that is owed. */
const returnedBy = ({
  toCredit,
  toLater,
  toAccount,
}: {
  readonly toCredit: boolean | undefined;
  readonly toLater: boolean | undefined;
  readonly toAccount: boolean | undefined;
}) => {
  if (toLater) return rules.postNoLongerOwed;
  if (toAccount) return rules.postCashRefunded;
  return toCredit ? rules.postReturnedToCredit : rules.postRefunded;
};

/** Every event that moves money in the books. */
export const posters = (parts: LedgerDependencies): readonly Case[] => [
  posts(parts, paymentEvents.captured, captured),
  posts(parts, paymentEvents.surplusCaptured, ownMoney(rules.postSurplus)),
  posts(parts, paymentEvents.refundRequested, async (_parts, { amountPaise, kept }) => ({
    postings: kept ? rules.postRefundRequested(amountPaise) : [],
  })),
  posts(parts, paymentEvents.refunded, async (_parts, { amountPaise, ...to }) => ({
    postings: returnedBy({ toCredit: to.toCredit, toLater: to.toLater, toAccount: to.toAccount })(
      amountPaise,
    ),
  })),
  posts(parts, paymentEvents.refundReturned, async (_parts, { amountPaise }) => ({
    postings: rules.postCashRefunded(-amountPaise),
  })),
  posts(parts, paymentEvents.surplusRefunded, ownMoney(rules.postRefunded)),
  postsCredit(parts, creditEvents.given, rules.postCreditGiven),
  postsCredit(parts, creditEvents.expired, rules.postCreditExpired),
  postsWithoutBooking(parts, leadCreditEvents.bought, credits.postCreditsBought),
  postsWithoutBooking(parts, leadCreditEvents.used, ({ valuePaise }) => credits.postCreditsUsed(valuePaise)),
  postsWithoutBooking(parts, leadCreditEvents.returned, ({ valuePaise }) =>
    credits.postCreditsReturned(valuePaise),
  ),
  postsWithoutBooking(parts, leadCreditEvents.expired, ({ valuePaise }) =>
    credits.postCreditsUsed(valuePaise),
  ),
  postsWithoutBooking(parts, advanceEvents.paid, ({ amountPaise }) => credits.postAdvanceHeld(amountPaise)),
  // What was granted, the domain that sold it says what it means.
  postsWithoutBooking(parts, purchaseEvents.refundAsked, ({ cause, amountPaise }) =>
    cause === 'granted' ? [] : rules.postSurplus(amountPaise),
  ),
  postsWithoutBooking(parts, purchaseEvents.returned, ({ byHand, amountPaise }) =>
    byHand ? rules.postCashRefunded(amountPaise) : rules.postRefunded(amountPaise),
  ),
  ...projectPosters(parts),
  posts(parts, bookingEvents.completed, completed),
  posts(parts, bookingEvents.cancelled, cancelled),
  posts(parts, bookingEvents.givenBack, penalised),
  posts(parts, bookingEvents.professionalAbsent, penalised),
  posts(parts, bookingEvents.refunded, refunded),
];
