import type { BookingInterface } from '../../market/booking/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { EventSpec, FactsOf } from '@nukkad/contract/kernel/event';
import { creditEvents } from '@nukkad/contract/money/credit/credit.events';
import { paymentEvents } from '@nukkad/contract/money/payment/payment.events';
import { type Case, when } from '../../platform/outbox/consumer.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { billOf } from './bill.rules.ts';
import * as rules from './ledger.rules.ts';
import { readRules, saveTransaction } from './ledger.store.ts';

export interface LedgerDependencies {
  readonly platform: Platform;
  readonly booking: BookingInterface;
  readonly partner: PartnerInterface;
}

type Poster<Facts> = (parts: LedgerDependencies, facts: Facts, at: Date) => Promise<rules.Posting[]>;

async function needBooking({ platform, booking }: LedgerDependencies, bookingId: string) {
  const payable = await booking.payable(platform.db, { bookingId });
  if (!payable) throw new Error(`No booking ${bookingId} to post for.`);
  return payable;
}

const captured: Poster<FactsOf<typeof paymentEvents.captured>> = async (
  parts,
  { bookingId, amountPaise, method },
) => {
  const cashOf = method === 'cash' ? (await needBooking(parts, bookingId)).organisationId : null;
  return rules.postCaptured(amountPaise, cashOf);
};

const completed: Poster<FactsOf<typeof bookingEvents.completed>> = async (parts, { bookingId }, at) => {
  const { price, lines, organisationId } = await needBooking(parts, bookingId);
  if (!organisationId) throw new Error(`Booking ${bookingId} was completed without an organisation.`);
  const partner = (await parts.partner.getOrganisations(parts.platform.db, [organisationId])).get(
    organisationId,
  );
  const work = { bill: billOf(price, lines), organisationId, registered: partner?.gstNumber != null };
  return rules.postCompleted(work, await readRules(parts.platform.db, at));
};

const cancelled: Poster<FactsOf<typeof bookingEvents.cancelled>> = async (parts, facts, at) => {
  const { feePaise, bookingId } = facts;
  if (feePaise === 0) return [];
  const { capturedPaise } = await needBooking(parts, bookingId);
  const organisationId = facts.organisationId ?? facts.formerOrganisationId ?? null;
  return rules.postCancelled(
    { feePaise, capturedPaise, organisationId },
    await readRules(parts.platform.db, at),
  );
};

/** Writes what an event means in money into the ledger, once. */
function posts<Facts extends { readonly bookingId: string }>(
  parts: LedgerDependencies,
  event: EventSpec<Facts>,
  poster: Poster<NoInfer<Facts>>,
): Case {
  return when(event, async (heard) => {
    const { eventId, createdAt: postedAt, name } = heard;
    const postings = await poster(parts, heard.facts, postedAt);
    if (postings.length === 0) return;
    const { bookingId } = heard.facts;
    await parts.platform.write(system, (tx) =>
      saveTransaction(tx, { kind: name.replace('.', '_'), eventId, bookingId, postedAt, postings }),
    );
  });
}

/** Credit is the customer's and no booking's: the ledger counts it without one. */
function postsCredit(
  { platform }: LedgerDependencies,
  event: typeof creditEvents.given,
  poster: (amountPaise: number) => rules.Posting[],
): Case {
  return when(event, async ({ eventId, createdAt: postedAt, name, facts }) => {
    if (facts.kind === 'refund') return;
    const postings = poster(facts.amountPaise);
    const posted = { kind: name.replace('.', '_'), eventId, bookingId: null, postedAt, postings };
    await platform.write(system, (tx) => saveTransaction(tx, posted));
  });
}

/** Every event that moves money in the books. */
export const posters = (parts: LedgerDependencies): readonly Case[] => [
  posts(parts, paymentEvents.captured, captured),
  posts(parts, paymentEvents.surplusCaptured, async (_parts, { amountPaise }) =>
    rules.postSurplus(amountPaise),
  ),
  posts(parts, paymentEvents.refundRequested, async (_parts, { amountPaise, kept }) =>
    kept ? rules.postRefundRequested(amountPaise) : [],
  ),
  posts(parts, paymentEvents.refunded, async (_parts, { amountPaise }) => rules.postRefunded(amountPaise)),
  posts(parts, paymentEvents.surplusRefunded, async (_parts, { amountPaise }) =>
    rules.postRefunded(amountPaise),
  ),
  postsCredit(parts, creditEvents.given, rules.postCreditGiven),
  postsCredit(parts, creditEvents.expired, rules.postCreditExpired),
  posts(parts, bookingEvents.completed, completed),
  posts(parts, bookingEvents.cancelled, cancelled),
];
