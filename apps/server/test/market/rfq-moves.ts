/** What may happen to a request and its leads, by whom, and whether it may happen now. */
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import * as quotes from '@nukkad/contract/market/quote/quote.api';
import * as leadCalls from '@nukkad/contract/market/lead/lead.api';
import { leadLifecycle, type LeadVerb } from '@nukkad/contract/market/lead/lead.noun';
import * as work from '@nukkad/contract/market/lead/lead-work.api';
import * as office from '@nukkad/contract/market/rfq/office-rfq.api';
import * as rfqs from '@nukkad/contract/market/rfq/rfq.api';
import { rfqLifecycle } from '@nukkad/contract/market/rfq/rfq.noun';
import { milestoneEvents } from '@nukkad/contract/work/project/milestone.noun';
import { projectEvents } from '@nukkad/contract/work/project/project.noun';
import { sql } from 'kysely';
import { findAgreement } from '../../src/market/quote/agreement.store.ts';
import { advances } from '../../src/market/quote/advance.ts';
import { systemAuthorized } from '../../src/platform/authorize.ts';
import { newId } from '../../src/platform/id.ts';
import { publish } from '../../src/platform/outbox/publish.ts';
import { system } from '../../src/platform/platform.ts';
import type { Viewer } from '../../src/platform/viewer.ts';
import { aQuote } from '../fixtures/quote-play.ts';
import { signedQuote } from '../fixtures/signed-quote.ts';
import { key } from '../harness/tenant.ts';
import type { Answer } from '../harness/test-client.ts';
import type { LeadSeen, StoryOf, Told } from './rfq-story.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Move {
  /** Is it made now? Null: the clock decides, and `after` says what has to be so. */
  readonly may: (told: Told, of: StoryOf) => boolean | null;
  /** Tries it; was it made? */
  readonly make: (of: StoryOf, told: Told) => Promise<boolean>;
  readonly after?: (told: Told, of: StoryOf) => void;
}

type At = 0 | 1;
const leadAt = ({ leads }: Told, at: At): LeadSeen => {
  const lead = leads[at];
  if (!lead) throw new Error('There are two leads.');
  return lead;
};
const can = (verb: LeadVerb, told: Told, at: At) => canMove(leadLifecycle, verb, leadAt(told, at).status);
const partnerAt = ({ partners }: StoryOf, at: At): Viewer => partners[at];

const tried = async (of: StoryOf, answer: Promise<Answer>): Promise<boolean> => {
  const { status } = await answer;
  if (status >= 500) throw new Error(`The server answered ${status}.`);
  await of.play.app.drain();
  return status < 300;
};

/** What a partner does before its quote. */
const early = {
  interest: {
    may: (told: Told, at: At) => can('showInterest', told, at) && !leadAt(told, at).isInterested,
    ask: (of: StoryOf, { leadId }: LeadSeen, viewer: Viewer) =>
      of.play.app.as(viewer).askLoosely(leadCalls.answerLead, { body: { leadId, interested: true } }),
  },
  decline: {
    may: (told: Told, at: At) => can('decline', told, at),
    ask: (of: StoryOf, { leadId }: LeadSeen, viewer: Viewer) =>
      of.play.app
        .as(viewer)
        .askLoosely(leadCalls.answerLead, { body: { leadId, interested: false, reason: 'no_time' } }),
  },
  unlock: {
    may: (told: Told, at: At) => can('unlock', told, at),
    ask: async (of: StoryOf, { leadId }: LeadSeen, viewer: Viewer) => {
      await of.play.give(viewer, 40);
      const client = of.play.app.as(viewer);
      const { priceCredits, balance: creditBalance } = (
        await client.ask(leadCalls.getLead, { query: { leadId } })
      ).body;
      const seen = { priceCredits, creditBalance };
      return client.askLoosely(leadCalls.unlockLead, { body: { leadId, seen }, headers: key() });
    },
  },
  'ask details': {
    may: (told: Told, at: At) => can('askDetails', told, at),
    ask: (of: StoryOf, { leadId, status: leadStatus }: LeadSeen, viewer: Viewer) =>
      of.play.app.as(viewer).askLoosely(work.actOnLead, {
        body: { leadId, seen: { leadStatus }, action: 'ask', question: 'How many?' },
      }),
  },
  'answer details': {
    may: (told: Told, at: At) => can('answerDetails', told, at),
    ask: (of: StoryOf, { leadId }: LeadSeen) =>
      of.play.app.as(of.asha).askLoosely(work.answerQuestion, { body: { leadId, answer: 'Seven.' } }),
  },
  'take up': {
    may: (told: Told, at: At) => can('acceptWork', told, at),
    ask: (of: StoryOf, { leadId }: LeadSeen, viewer: Viewer) =>
      of.play.app.as(viewer).askLoosely(work.acceptWork, { body: { leadId } }),
  },
  withdraw: {
    may: (told: Told, at: At) => can('withdraw', told, at),
    ask: (of: StoryOf, { leadId, status: leadStatus }: LeadSeen, viewer: Viewer) =>
      of.play.app
        .as(viewer)
        .askLoosely(work.actOnLead, { body: { leadId, seen: { leadStatus }, action: 'withdraw' } }),
  },
};

const quotable = (told: Told, at: At) => can('quote', told, at) || can('requote', told, at);
const quoting = (content: Parameters<typeof aQuote>[0]) => ({
  may: quotable,
  ask: (of: StoryOf, { leadId }: LeadSeen, viewer: Viewer) => of.play.send(viewer, leadId, aQuote(content)),
});

const none = newId();
const newestOf = ({ newest }: LeadSeen) => newest?.quoteId ?? none;
const accepting = (side: 'Partner' | 'Buyer') => ({
  may: (told: Told, at: At) => {
    const own = leadAt(told, at);
    const { newest } = own;
    const isFree = told.leads.every((one) => one === own || one.status !== 'Accepted By User');
    return can('acceptQuote', told, at) && isFree && newest !== null && newest.isGood && newest.by !== side;
  },
  ask: (of: StoryOf, lead: LeadSeen, viewer: Viewer) =>
    of.play.app
      .as(side === 'Buyer' ? of.asha : viewer)
      .askLoosely(quotes.acceptQuote, { body: { leadId: lead.leadId, quoteId: newestOf(lead) } }),
});
const signing = (side: 'Partner' | 'Buyer') => ({
  may: (told: Told, at: At) => can('sign', told, at) && !leadAt(told, at).signed.includes(side),
  ask: async (of: StoryOf, { leadId }: LeadSeen, viewer: Viewer) => {
    const agreement = await findAgreement(of.play.app.platform.db, leadId);
    const digest = agreement?.digest ?? '0'.repeat(64);
    const client = of.play.app.as(side === 'Buyer' ? of.asha : viewer);
    return signedQuote(of.play.app, client, { leadId, digest });
  },
});

/** Quotes, counters and what both sides decide. */
const late = {
  quote: quoting({}),
  'quote without advance': quoting({ hasAdvance: false }),
  'quote for a day': quoting({ validDays: 1 }),
  counter: {
    may: (told: Told, at: At) => {
      const { newest } = leadAt(told, at);
      return can('counter', told, at) && newest?.by === 'Partner' && newest.isGood;
    },
    ask: (of: StoryOf, lead: LeadSeen) => {
      const total = Math.max(100, Math.floor(((lead.newest?.total ?? 0) * 9) / 1_000) * 100);
      const body = { leadId: lead.leadId, quoteId: newestOf(lead), total, message: 'A little less, please.' };
      return of.play.app.as(of.asha).askLoosely(quotes.counterQuote, { body });
    },
  },
  'customer accepts': accepting('Buyer'),
  'partner accepts': accepting('Partner'),
  refuse: {
    may: (told: Told, at: At) => can('refuseQuote', told, at),
    ask: (of: StoryOf, lead: LeadSeen) =>
      of.play.app.as(of.asha).askLoosely(quotes.refuseQuote, {
        body: { leadId: lead.leadId, quoteId: newestOf(lead), reason: 'too_expensive' },
      }),
  },
  'customer signs': signing('Buyer'),
  'partner signs': signing('Partner'),
};

type Early = `${keyof typeof early | keyof typeof late} ${At}`;

const byPeople = Object.fromEntries(
  Object.entries({ ...early, ...late }).flatMap(([name, { may, ask }]) =>
    ([0, 1] as const).map((at): [string, Move] => [
      `${name} ${at}`,
      {
        may: (told) => may(told, at),
        make: (of, told) => tried(of, ask(of, leadAt(told, at), partnerAt(of, at))),
      },
    ]),
  ),
) as Record<Early, Move>;

/** The gateway says that the advance came in. */
const paying = (at: At): Move => ({
  may: (told) => leadAt(told, at).status === 'Payment Pending',
  make: async (of, told) => {
    const { leadId } = leadAt(told, at);
    const { app } = of.play;
    const paid = await app.platform.write(system, async (tx) => {
      const agreement = await findAgreement(tx, leadId);
      const amountPaise = agreement?.advancePaise ?? 0;
      const facts = { leadId, orderId: newId(), amountPaise };
      return advances(of.play.deps()).advancePaid(
        tx,
        systemAuthorized(facts, 'A test pays an advance.'),
        app.clock.now(),
      );
    });
    await app.drain();
    return paid;
  },
});

const told = {
  'work starts': { verb: 'startWork', event: projectEvents.started },
  'work is done': { verb: 'finishWork', event: projectEvents.completed },
  disputed: { verb: 'disputeWork', event: milestoneEvents.disputed },
  'dispute resolved': { verb: 'resolveDispute', event: milestoneEvents.disputeEnded },
  'dispute refunded': { verb: 'refundWork', event: milestoneEvents.disputeEnded },
} as const;

/** The project of the lead says something; before there is one, it says nothing. */
const following = (name: keyof typeof told, at: At): Move => ({
  may: (seen) => can(told[name].verb, seen, at),
  make: async (of, seen) => {
    const { app, projects, projectIds } = of.play;
    const viewer = partnerAt(of, at);
    const index = projects.findIndex(
      (one) => one.rfqId === of.rfqId && one.organisationId === viewer.organisationId,
    );
    const projectId = projectIds[index];
    if (!projectId) return false;
    of.play.setDisputes({ isOpen: false, isReduced: name === 'dispute refunded' });
    const facts = { projectId, organisationId: viewer.organisationId ?? '', milestoneId: newId() };
    const now = app.clock.now();
    await app.platform.write(system, (tx) => publish(tx, now, told[name].event as never, facts as never));
    await app.drain();
    return leadAt(await of.look(), at).status !== leadAt(seen, at).status;
  },
});

/** After the jobs of this moment nothing is left that is due. */
const passing = (ms: number): Move => ({
  may: () => null,
  make: async (of) => {
    await of.pass(ms);
    return true;
  },
  after: ({ rfq, leads }, of) => {
    const isHeld = leads.some(({ status }) => status === 'Requested for More Info');
    const isDue = rfq.answerBy <= of.play.app.clock.now() && !isHeld;
    if (isDue && canMove(rfqLifecycle, 'cancel', rfq.status))
      throw new Error(`A request is ${rfq.status} after its time.`);
    if (ms >= 2 * dayMs && leads.some(({ status }) => status === 'Accepted By User'))
      throw new Error('An accepted quote waits for more than two days.');
  },
});

const why = 'A test without anyone further away.';

/** The same, while there is no partner in the wider circle. */
const passingAlone: Move = {
  ...passing(49 * hourMs),
  make: async (of) => {
    const { db } = of.play.app.platform;
    await sql`insert into setting (key, valid_from, value, why) values ('lead.rules', ${of.play.app.clock.now()},
      '{"widerMetres": 1}', ${why})`.execute(db);
    await of.pass(49 * hourMs);
    await sql`delete from setting where key = 'lead.rules' and why = ${why}`.execute(db);
    return true;
  },
};

const cancelling: Move = {
  may: ({ rfq }) => canMove(rfqLifecycle, 'cancel', rfq.status),
  make: async (of) => {
    // The customer reads more than the table holds: a partner that asks is a status of its own.
    const shown = await of.play.app.as(of.asha).call(rfqs.getMyRfq, { query: { rfqId: of.rfqId } });
    const body = { rfqId: of.rfqId, reason: 'changed_mind' as const, seen: rfqs.seenOfRfqCancel(shown) };
    return tried(of, of.play.app.as(of.asha).askLoosely(rfqs.cancelRfq, { body }));
  },
};

const forwarding: Move = {
  may: ({ rfq, farIsTold }) => canMove(rfqLifecycle, 'forwardByHand', rfq.status) && !farIsTold,
  make: (of, { rfq: { version } }) =>
    tried(
      of,
      of.play.app.as(of.admin).askLoosely(office.forwardRfq, {
        params: { rfqId: of.rfqId },
        body: { organisationIds: [of.play.farOrganisationId], why: 'No one near has time.', version },
      }),
    ),
};

/** Every move of every role, the gateway's, the project's and the clock's. */
export const storyMoves = {
  ...byPeople,
  'pay 0': paying(0),
  'pay 1': paying(1),
  'work starts 0': following('work starts', 0),
  'work is done 0': following('work is done', 0),
  'disputed 0': following('disputed', 0),
  'dispute resolved 0': following('dispute resolved', 0),
  'dispute refunded 0': following('dispute refunded', 0),
  cancel: cancelling,
  'forward by hand': forwarding,
  'two days': passing(49 * hourMs),
  'two days with no one further away': passingAlone,
  'three days': passing(73 * hourMs),
  'a month': passing(31 * dayMs),
};
