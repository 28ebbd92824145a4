/** Requests, leads, quotes and what follows, in any order: each move is made exactly where the tables say so. */
import * as fc from 'fast-check';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { leadLifecycle, type LeadVerb, openLead, wonLead } from '@nukkad/contract/market/lead/lead.noun';
import { openRfq, rfqLifecycle } from '@nukkad/contract/market/rfq/rfq.noun';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storyMoves } from '../../../test/market/rfq-moves.ts';
import { type Story, type Told, aStory } from '../../../test/market/rfq-story.ts';

const runs = Number(process.env['MODEL_RUNS'] ?? 4);
const moves = 14;
type Name = keyof typeof storyMoves;

let story: Story;
beforeAll(async () => {
  story = await aStory();
});
afterAll(() => story.play.app.close());

/** What is true of a request and its leads at any time, once the outbox has told everyone. */
function mustHold({ rfq, leads }: Told): void {
  const open = leads.filter(({ status }) => (openLead as readonly string[]).includes(status));
  const won = leads.filter(({ status }) => (wonLead as readonly string[]).includes(status));
  if (rfq.status === 'Cancelled' || rfq.status === 'Closed') expect(open).toEqual([]);
  if (rfq.status === 'Agreed' || rfq.status === 'Booked') {
    expect(won).toHaveLength(1);
    expect(open).toEqual([]);
  }
  if ((openRfq as readonly string[]).includes(rfq.status)) expect(won).toEqual([]);
  expect(leads.filter(({ unlocked }) => unlocked)).toHaveLength(rfq.unlocked);
}

async function play(order: readonly Name[]): Promise<void> {
  const of = await story.begin();
  let before = await of.look();
  for (const name of order) {
    const move = storyMoves[name];
    const may = move.may(before, of);
    const made = await move.make(of, before);
    const after = await of.look();
    if (may !== null)
      expect(`${name}: ${made} in ${JSON.stringify(order)}`).toBe(
        `${name}: ${may} in ${JSON.stringify(order)}`,
      );
    if (may === false) expect(after).toEqual(before);
    move.after?.(after, of);
    mustHold(after);
    before = after;
  }
}

/** Every row of the table at least once, each story to its end. */
const told: readonly (readonly Name[])[] = [
  // Interest, questions, two partners, counters of both kinds, a change after acceptance, award, advance, project.
  [
    'interest 0',
    'interest 0',
    'unlock 0',
    'ask details 0',
    'answer details 0',
    'take up 0',
    'quote 0',
    'unlock 1',
    'quote 1',
    'counter 0',
    'counter 0',
    'partner accepts 0',
    'quote 0',
    'customer accepts 0',
    'customer signs 0',
    'customer signs 0',
    'partner signs 0',
    'pay 0',
    'work starts 0',
    'work is done 0',
    'disputed 0',
    'dispute resolved 0',
    'disputed 0',
    'dispute refunded 0',
    'cancel',
  ],
  // Not interested; the other gives up after its quote.
  ['decline 0', 'unlock 0', 'unlock 1', 'quote 1', 'withdraw 1', 'quote 1', 'cancel'],
  // Refused, then cancelled by the customer.
  ['unlock 0', 'quote 0', 'refuse 0', 'quote 0', 'unlock 1', 'take up 1', 'cancel', 'unlock 1'],
  // Agreed on by the clock, unpaid twice.
  ['unlock 0', 'quote 0', 'customer accepts 0', 'two days', 'three days', 'three days', 'pay 0'],
  // Booked at once, without an advance; done without having begun.
  [
    'unlock 0',
    'quote without advance 0',
    'customer accepts 0',
    'partner signs 0',
    'customer signs 0',
    'work is done 0',
  ],
  // No one unlocks: told further away, and then over.
  ['two days', 'three days', 'unlock 0'],
  // No one further away either.
  [
    'two days with no one further away',
    'two days with no one further away',
    'two days with no one further away',
  ],
  // Forwarded by the clock, and taken.
  ['two days', 'unlock 0', 'quote 0', 'customer accepts 0'],
  // Forwarded by staff, then never answered.
  ['forward by hand', 'forward by hand', 'three days', 'three days'],
  // The quote has expired, the request is over later.
  ['unlock 0', 'quote for a day 0', 'two days', 'customer accepts 0', 'counter 0', 'a month', 'quote 0'],
  // The customer cancels what a partner asks about.
  ['unlock 1', 'ask details 1', 'interest 0', 'cancel'],
  // A question keeps it open.
  ['unlock 0', 'ask details 0', 'a month', 'answer details 0', 'two days'],
];

/** What no one does to a request that was told, and its division between partners, which has tests of its own (`award/`). */
const elsewhere = new Set([
  'rfq.change',
  'rfq.deliverByHand',
  'rfq.lapse',
  'lead.awardLines',
  'rfq.split',
  'rfq.agreePart',
  'rfq.finish',
]);

test('in any order of moves of every role each is made where the tables say so and refused elsewhere, and all rows are walked', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...(Object.keys(storyMoves) as Name[])), {
        minLength: 4,
        maxLength: moves,
      }),
      play,
    ),
    { numRuns: runs + told.length, examples: told.map((order): [Name[]] => [[...order]]) },
  );
  const { rows } = await sql<{ action: string; from: string | null; to: string }>`
    select distinct action, detail ->> 'from' as "from", detail ->> 'to' as "to" from audit_log
    where subject_kind in ('lead', 'rfq')`.execute(story.play.app.platform.db);
  const tables = { lead: leadLifecycle, rfq: rfqLifecycle };
  const walked = new Set(rows.map(({ action }) => action));
  for (const { action, from, to } of rows) {
    const [table, verb] = action.split('.') as ['lead', LeadVerb];
    if (!(table in tables) || !(verb in tables[table].moves)) continue;
    expect([action, from, to, canMove(tables[table], verb, from as never)]).toEqual([action, from, to, true]);
  }
  const all = Object.entries(tables).flatMap(([name, { moves: of }]) =>
    Object.keys(of).map((verb) => `${name}.${verb}`),
  );
  expect(all.filter((action) => !walked.has(action) && !elsewhere.has(action))).toEqual([]);
}, 900_000);
