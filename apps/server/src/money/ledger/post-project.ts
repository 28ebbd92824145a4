import type { EventSpec, FactsOf } from '@nukkad/contract/kernel/event';
import type { EarningKind } from '@nukkad/contract/money/payout/earning.noun';
import { advanceEvents } from '@nukkad/contract/money/advance/advance.noun';
import { milestonePaymentEvents } from '@nukkad/contract/money/milestone-payment/milestone-payment.noun';
import { type Case, when } from '../../platform/outbox/consumer.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { type Earned, nothingEarned } from './earned.rules.ts';
import { readBooks } from './ledger.store.ts';
import type { Post } from './post.ts';
import {
  type ProjectPayment,
  type ProjectSource,
  partnerPart,
  postHeldReturned,
  postProjectPaid,
  postProjectReturned,
  shareOfProject,
} from './project.rules.ts';

interface Parts {
  readonly platform: Platform;
  readonly post: Post;
}
type Facts = FactsOf<typeof advanceEvents.released>;

/** An event of before a partner's registration was told with it says it by its tax. */
const paymentOf = ({
  organisationId,
  amountPaise,
  taxPaise,
  isRegistered,
  isInterState,
}: Facts): ProjectPayment => ({
  organisationId,
  amountPaise,
  taxPaise,
  isRegistered: isRegistered ?? taxPaise > 0,
  isInterState: isInterState ?? false,
});

const earnedOf = ({ organisationId, projectId }: Facts): Omit<Earned, 'kind'> => ({
  ...nothingEarned,
  organisationId,
  projectId,
  bookingId: null,
  bookingNumber: null,
  professionalId: null,
});

/** Divided once: by the taxes of the day, and the commission of the day on which the project was agreed. */
function postsPaid<Told extends Facts>(
  { platform, post }: Parts,
  event: EventSpec<Told>,
  kind: EarningKind,
  source: ProjectSource,
): Case {
  return when(event, async ({ eventId, createdAt: postedAt, name, facts }) => {
    const agreed = facts.agreedAt ? new Date(facts.agreedAt) : postedAt;
    const books = await readBooks(platform.db, postedAt, { createdAt: agreed });
    const payment = paymentOf(facts);
    const postings = postProjectPaid(payment, books, source);
    const earned = [{ ...earnedOf(facts), ...shareOfProject(payment, books), kind }];
    const posted = { kind: name.replace('.', '_'), eventId, bookingId: null, postedAt, postings, earned };
    await platform.write(system, (tx) => post(tx, posted));
  });
}

/** Everyone who got a share gives back the same part of it, by the rules of the day on which it was paid. */
const givenBack = ({ platform, post }: Parts): Case =>
  when(milestonePaymentEvents.givenBack, async ({ eventId, createdAt: postedAt, name, facts }) => {
    const paidAt = new Date(facts.paidAt);
    const agreed = facts.agreedAt ? new Date(facts.agreedAt) : paidAt;
    const books = await readBooks(platform.db, paidAt, { createdAt: agreed });
    const { returnedPaise, wasHeld } = facts;
    const postings = wasHeld
      ? postHeldReturned(returnedPaise)
      : postProjectReturned(paymentOf(facts), books, returnedPaise);
    const lessPaise = partnerPart(postings);
    const less = { ...earnedOf(facts), kind: 'adjustment' as const, valuePaise: -lessPaise };
    const kind = name.replace('.', '_');
    const earned = lessPaise === 0 ? [] : [less];
    await platform.write(system, (tx) =>
      post(tx, { kind, eventId, bookingId: null, postedAt, postings, earned }),
    );
  });

/** What belongs to projects: an advance is its partner's when the work begins, a milestone when it is paid. */
export const projectPosters = (parts: Parts): readonly Case[] => [
  postsPaid(parts, milestonePaymentEvents.paid, 'milestone', 'gateway_clearing'),
  postsPaid(parts, advanceEvents.released, 'advance', 'advance_held'),
  givenBack(parts),
];
