import * as office from '@nukkad/contract/work/project/milestone-dispute-office.api';
import { seenOfMilestoneDecision } from '@nukkad/contract/work/project/milestone-dispute.api';
import { listEarnings } from '@nukkad/contract/money/earning/earning.api';
import { withdrawMilestoneDispute } from '@nukkad/contract/work/project/client-project.api';
import { answerMilestoneDispute } from '@nukkad/contract/work/project/project.api';
import { getPaymentBook, noteReceipt } from '@nukkad/contract/work/payment-book/payment-book.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EnrolledAdmin } from '../../../test/harness/admin.ts';
import {
  type AcceptedMilestone,
  acceptedMilestone,
  captureMilestone,
  disputeMilestone,
  milestoneOf,
  payMilestone,
  rupees,
} from '../../../test/fixtures/client-project.ts';
import { required } from '../../../test/harness/required.ts';
import { key } from '../../../test/harness/tenant.ts';
import { type Tenants, twoTenants } from '../../../test/walks/two-tenants.ts';
import { auditLedger } from '../ledger/ledger.store.ts';

let tenants: Tenants;
let nandini: EnrolledAdmin;
let farah: EnrolledAdmin;
beforeAll(async () => {
  tenants = await twoTenants();
  nandini = await tenants.admin();
  farah = await tenants.admin();
}, 120_000);
afterAll(() => tenants.app.close());

const reason = 'Two of the walls have to be painted again.';

/** Accepted, paid in so many rupees, and disputed. */
async function disputed(paid: number): Promise<AcceptedMilestone & { readonly disputeId: string }> {
  const of = await acceptedMilestone(tenants);
  if (paid > 0) {
    const { body } = await payMilestone(tenants, of, paid);
    await captureMilestone(tenants, body.providerOrderId);
  }
  await disputeMilestone(tenants, of);
  const { items } = (await nandini.browser.ask(office.listMilestoneDisputes, { query: {} })).body;
  const { disputeId } = required(items.find(({ milestoneId }) => milestoneId === of.milestoneId));
  return { ...of, disputeId };
}

const decide = (disputeId: string, amount: number | null, who = nandini) =>
  who.browser.askLoosely(office.decideMilestoneDispute, {
    params: { disputeId },
    body:
      amount === null
        ? { outcome: 'for_partner' as const, reason }
        : { outcome: 'for_client' as const, amount: rupees(amount), reason },
  });
const second = (disputeId: string, approve: boolean, who: EnrolledAdmin) =>
  who.browser.askLoosely(office.decideReduction, {
    params: { disputeId },
    body: { approve, why: 'I read the photos of both sides.' },
  });

const bookOf = async ({ partyId }: AcceptedMilestone) =>
  (await tenants.a.owner.client.ask(getPaymentBook, { query: { partyId } })).body;
const refundsOf = async ({ milestoneId }: AcceptedMilestone) => {
  const { rows } = await sql<{ cause: string; paise: number; status: string }>`select r.cause,
      r.amount_paise as paise, r.status from purchase_refund r join purchase o using (order_id)
    where o.milestone_id = ${milestoneId}`.execute(tenants.app.platform.db);
  return rows;
};
const drained = async () => {
  for (const _turn of [1, 2, 3]) await tenants.app.drain();
};

test('an Admin takes 8,000 rupees off a paid milestone: they go back, the partner earns less, the papers and the books say so', async () => {
  const of = await disputed(90_000);
  const { body } = await decide(of.disputeId, 8000);
  await drained();
  expect(body).toMatchObject({
    state: 'ended',
    outcome: 'for_client',
    reduction: rupees(8000),
    returned: rupees(8000),
    decision: reason,
  });
  expect(await refundsOf(of)).toEqual([{ cause: 'granted', paise: rupees(8000), status: 'processed' }]);
  expect(await milestoneOf(tenants, of)).toMatchObject({
    status: 'Accepted',
    dispute: { outcome: 'for_client', refund: rupees(8000), returned: rupees(8000), decision: reason },
  });
  const { items } = (
    await tenants.a.owner.client.ask(listEarnings, { query: { kind: 'adjustment', window: 'month' } })
  ).body;
  expect(items[0]).toMatchObject({ kind: 'adjustment', projectId: of.projectId });
  expect(items[0]?.net).toBeLessThan(0);
  expect(await auditLedger(tenants.app.platform.db)).toEqual([]);
  const { rows } = await sql<{ paise: number }>`select n.total_paise as paise from credit_note n
    join purchase o using (order_id) where o.milestone_id = ${of.milestoneId}`.execute(
    tenants.app.platform.db,
  );
  expect(rows).toEqual([{ paise: rupees(8000) }]);
});

test('of a milestone that is not paid the sum is not to be paid any more, and nothing goes back', async () => {
  const of = await disputed(0);
  const { body } = await decide(of.disputeId, 9000);
  expect(body).toMatchObject({ reduction: rupees(9000), returned: 0 });
  expect(await refundsOf(of)).toEqual([]);
  const { status, body: rest } = await payMilestone(tenants, of, 81_000);
  expect([status, rest.amount]).toEqual([201, rupees(81_000)]);
});

test('what came by bank transfer its partner gives back itself', async () => {
  const of = await acceptedMilestone(tenants);
  await tenants.a.owner.client.ask(noteReceipt, {
    body: {
      partyId: of.partyId,
      amount: rupees(90_000),
      method: 'bank',
      happenedOn: tenants.app.clock.now().toISOString().slice(0, 10),
    },
    headers: key(),
  });
  await disputeMilestone(tenants, of);
  const { items } = (await nandini.browser.ask(office.listMilestoneDisputes, { query: {} })).body;
  const { disputeId } = required(items.find(({ milestoneId }) => milestoneId === of.milestoneId));
  const effect = await nandini.browser.ask(office.previewReduction, {
    params: { disputeId },
    query: { amount: rupees(5000) },
  });
  expect(effect.body).toMatchObject({ unpaid: 0, returned: 0, byPartner: rupees(5000) });
  await decide(disputeId, 5000);
  expect(await refundsOf(of)).toEqual([]);
  expect(await bookOf(of)).toMatchObject({ balance: -rupees(5000) });
});

test('above 10,000 rupees another Admin decides: no leaves it open, yes moves the money once', async () => {
  const of = await disputed(90_000);
  expect((await decide(of.disputeId, 20_000)).body).toMatchObject({
    state: 'second',
    proposal: { amount: rupees(20_000), own: true },
  });
  expect((await second(of.disputeId, true, nandini)).body.code).toBe('own_reduction');
  expect((await decide(of.disputeId, 100, farah)).body.code).toBe('milestone_reduction_proposed');
  expect((await second(of.disputeId, false, farah)).body).toMatchObject({ state: 'open', proposal: null });
  await decide(of.disputeId, 20_000);
  const both = await Promise.all([1, 2].map(() => second(of.disputeId, true, farah)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await drained();
  expect(await refundsOf(of)).toEqual([{ cause: 'granted', paise: rupees(20_000), status: 'processed' }]);
  expect(await auditLedger(tenants.app.platform.db)).toEqual([]);
});

test('for the partner: what was accepted stands, and is to be paid', async () => {
  const of = await disputed(0);
  expect((await payMilestone(tenants, of, 90_000)).status).toBe(404);
  expect((await decide(of.disputeId, null)).body).toMatchObject({ outcome: 'for_partner', reduction: 0 });
  expect((await payMilestone(tenants, of, 90_000)).status).toBe(201);
});

test('more than the milestone, a second decision, an answer that came meanwhile and a withdrawn dispute are refused', async () => {
  const of = await disputed(0);
  expect((await decide(of.disputeId, 90_001)).body.code).toBe('milestone_reduction_too_much');
  const { milestoneId, version } = await milestoneOf(tenants, of);
  await tenants.a.owner.client.ask(answerMilestoneDispute, {
    body: { milestoneId, version, answer: 'We come on Monday and paint them again.' },
  });
  const late = await nandini.browser.askLoosely(office.decideMilestoneDispute, {
    params: { disputeId: of.disputeId },
    body: { outcome: 'for_partner', reason, seen: seenOfMilestoneDecision({ version, answer: null }, null) },
  });
  expect(late.body.code).toBe('confirmation_differs');
  await tenants.a.buyer.client.ask(withdrawMilestoneDispute, { body: { milestoneId, version } });
  expect((await decide(of.disputeId, 10)).body.code).toBe('milestone_dispute_ended');
  const { items } = (await nandini.browser.ask(office.listMilestoneDisputes, { query: { state: 'ended' } }))
    .body;
  expect(items.find(({ disputeId }) => disputeId === of.disputeId)).toMatchObject({ outcome: 'withdrawn' });
});

test('a customer and a partner neither list nor read disputes of the back office', async () => {
  const { disputeId } = await disputed(0);
  const params = { disputeId };
  for (const who of [tenants.a.owner, tenants.a.buyer]) {
    expect((await who.client.askLoosely(office.listMilestoneDisputes, { query: {} })).status).not.toBe(200);
    expect((await who.client.askLoosely(office.readMilestoneDispute, { params })).status).not.toBe(200);
  }
});
