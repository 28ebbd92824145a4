import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import * as leads from '@nukkad/contract/market/lead/lead.api';
import { leadLifecycle, type LeadVerb } from '@nukkad/contract/market/lead/lead.noun';
import type { Lead } from '@nukkad/contract/market/lead/lead.model';
import * as work from '@nukkad/contract/market/lead/lead-work.api';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Answer } from '../../../../test/harness/test-client.ts';
import { type LeadsTown, leadsTown } from '../../../../test/market/leads-town.ts';

const runs = Number(process.env['MODEL_RUNS'] ?? 8);
const steps = 8;

let town: LeadsTown;
beforeAll(async () => {
  town = await leadsTown(1);
  await sql`insert into setting (key, valid_from, value, why) values ('quotation.rules', '2020-02-01',
    '{"mostOpenLeads": 100000, "openPerCategory": 20}', 'A test of many requests.')`.execute(
    town.app.platform.db,
  );
});
afterAll(() => town.app.close());

interface Sides {
  readonly asha: Viewer;
  readonly partner: Viewer;
}
type Try = (sides: Sides, lead: Lead) => Promise<Answer>;

/** Every verb of the table that a person may try before there is a quote. */
const tries = {
  showInterest: ({ partner }, { leadId }) =>
    town.app.as(partner).askLoosely(leads.answerLead, { body: { leadId, interested: true } }),
  decline: ({ partner }, { leadId }) =>
    town.app.as(partner).askLoosely(leads.answerLead, {
      body: { leadId, interested: false, reason: 'no_time' },
    }),
  unlock: ({ partner }, lead) => town.unlock(partner, lead),
  askDetails: ({ partner }, lead) => town.act(partner, lead, { action: 'ask', question: 'How many?' }),
  answerDetails: ({ asha }, { leadId }) =>
    town.app.as(asha).askLoosely(work.answerQuestion, { body: { leadId, answer: 'Seven.' } }),
  acceptWork: ({ partner }, { leadId }) =>
    town.app.as(partner).askLoosely(work.acceptWork, { body: { leadId } }),
  withdraw: ({ partner }, lead) => town.act(partner, lead, { action: 'withdraw' }),
} as const satisfies Partial<Record<LeadVerb, Try>>;

const verbs = Object.keys(tries) as (keyof typeof tries)[];

/** Interest is said once, though the status stays. */
const mayNow = (verb: keyof typeof tries, { status, isInterested }: Lead): boolean =>
  canMove(leadLifecycle, verb, status) && !(verb === 'showInterest' && isInterested);

test('in any order of moves each is made where the table says so and refused elsewhere, and the purse pays once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...verbs), { minLength: 1, maxLength: steps }),
      async (order) => {
        const partner = town.partner(0);
        const asha = await town.customer();
        await town.give(partner, 40);
        await town.ask(asha);
        let lead = await town.newestOf(partner);
        const { balance, priceCredits } = lead;
        for (const verb of order) {
          const may = mayNow(verb, lead);
          const { status } = await tries[verb]({ asha, partner }, lead);
          expect(`${verb} from ${lead.status}: ${status < 300}`).toBe(`${verb} from ${lead.status}: ${may}`);
          const before = lead;
          lead = await town.read(partner, lead.leadId);
          if (may) expect(leadLifecycle.moves[verb].to).toContain(lead.status);
          else expect(lead).toEqual(before);
        }
        expect(lead.balance).toBe(balance - (lead.unlockedAt === null ? 0 : priceCredits));
        expect(lead.contact !== null).toBe(lead.unlockedAt !== null);
      },
    ),
    { numRuns: runs },
  );
}, 600_000);
