import * as api from '@nukkad/contract/money/milestone-payment/milestone-payment.api';
import { getOwnProject } from '@nukkad/contract/work/project/client-project.api';
import { acceptMilestone, openProjectByHand } from '@nukkad/contract/work/project/project.api';
import { addParty } from '@nukkad/contract/work/party/party.api';
import { noteReceipt } from '@nukkad/contract/work/payment-book/payment-book.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { key } from '../../../test/tenant.ts';
import { type Tenants, twoTenants } from '../../../test/two-tenants.ts';
import { auditLedger } from '../ledger/ledger.store.ts';
import { payOrder } from '../payment/sandbox/pay-order.ts';

let tenants: Tenants;
beforeAll(async () => {
  tenants = await twoTenants();
}, 120_000);
afterAll(() => tenants.app.close());

const rupees = (amount: number) => amount * 100;

/** An accepted milestone of 90,000 rupees, for the household of this side. */
async function accepted() {
  const { a, app } = tenants;
  const party = await a.owner.client.ask(addParty, {
    body: {
      kind: 'customer',
      name: `Party ${key()['idempotency-key']}`,
      openingBalance: 0,
      openingOn: '2026-04-01',
      contacts: [],
      addresses: [],
    },
    headers: key(),
  });
  const { partyId } = party.body;
  const milestones = ['Outside', 'Stairs'].map((title) => ({
    title,
    amount: rupees(90_000),
    taxPercent: 18 as const,
    dueOn: '2026-12-20',
  }));
  const { body } = await a.owner.client.ask(openProjectByHand, {
    body: { partyId, title: 'Painting', startsOn: '2026-11-02', dueOn: '2026-12-20', milestones },
    headers: key(),
  });
  const [first, second] = body.milestones;
  if (!first || !second) throw new Error('The project has no milestones.');
  const { milestoneId, version } = first;
  await a.owner.client.ask(acceptMilestone, { body: { milestoneId, version } });
  // Only an agreement makes a client; the story of the tenants has none.
  await sql`update project set buyer_id = ${a.buyer.userId} where project_id = ${body.projectId}`.execute(
    app.platform.db,
  );
  return { projectId: body.projectId, milestoneId, partyId, waiting: second.milestoneId };
}
type Accepted = Awaited<ReturnType<typeof accepted>>;

const pay = (
  { projectId, milestoneId }: Pick<Accepted, 'projectId' | 'milestoneId'>,
  left: number,
  who = tenants.a.buyer,
) =>
  who.client.askLoosely(api.payMilestone, {
    body: { projectId, milestoneId, seen: { milestoneLeft: rupees(left) } },
    headers: key(),
  });
async function captured(providerOrderId: string): Promise<void> {
  const { app } = tenants;
  const choice = { providerOrderId, method: 'upi', outcome: 'success' } as const;
  await payOrder(app.platform, choice, app.platform.clock.now());
  await app.drain();
  await app.drain();
}
const receivedOf = async ({ projectId }: Accepted) =>
  (await tenants.a.buyer.client.ask(getOwnProject, { query: { projectId } })).body.milestones[0]?.received;
const payable = async () => {
  const { rows } = await sql<{
    paise: number;
  }>`select coalesce(sum(amount_paise), 0)::bigint as paise from ledger_entry
    where account_code = 'partner_payable' and organisation_id = ${tenants.a.organisationId}`.execute(
    tenants.app.platform.db,
  );
  return rows[0]?.paise ?? 0;
};

test('a client pays a milestone at the gateway: the book has it once, and the partner is owed all of it', async () => {
  const of = await accepted();
  const before = await payable();
  const { status, body } = await pay(of, 90_000);
  expect([status, body.amount]).toEqual([201, rupees(90_000)]);
  const order = () => tenants.a.buyer.client.ask(api.getMilestoneOrder, { query: { orderId: body.orderId } });
  expect((await order()).body.status).toBe('created');
  await captured(body.providerOrderId);
  expect((await order()).body.status).toBe('paid');
  expect(await receivedOf(of)).toBe(rupees(90_000));
  expect((await payable()) - before).toBe(-rupees(90_000));
  expect(await auditLedger(tenants.app.platform.db)).toEqual([]);
  expect((await pay(of, 0)).body.code).toBe('milestone_nothing_due');
});

test('ten payments of one milestone at once open one order, which is paid once', async () => {
  const of = await accepted();
  const all = await Promise.all(Array.from({ length: 10 }, () => pay(of, 90_000)));
  expect(new Set(all.map(({ body }) => body.orderId)).size).toBe(1);
  await captured(all[0]?.body.providerOrderId ?? '');
  await captured(all[0]?.body.providerOrderId ?? '').catch(() => undefined);
  expect(await receivedOf(of)).toBe(rupees(90_000));
});

test('what was paid by transfer meanwhile is refused with what is left, and the rest is paid', async () => {
  const of = await accepted();
  await pay(of, 90_000);
  await tenants.a.owner.client.ask(noteReceipt, {
    body: {
      partyId: of.partyId,
      amount: rupees(40_000),
      method: 'bank',
      happenedOn: tenants.app.clock.now().toISOString().slice(0, 10),
    },
    headers: key(),
  });
  expect((await pay(of, 90_000)).body.code).toBe('confirmation_differs');
  const { body } = await pay(of, 50_000);
  await captured(body.providerOrderId);
  expect(await receivedOf(of)).toBe(rupees(90_000));
});

test('a milestone that is not approved, and one of another household, are not paid', async () => {
  const of = await accepted();
  expect((await pay({ ...of, milestoneId: of.waiting }, 90_000)).status).toBe(404);
  expect((await pay(of, 90_000, tenants.b.buyer)).status).toBe(404);
  const { body } = await pay(of, 90_000);
  const foreign = await tenants.b.buyer.client.askLoosely(api.getMilestoneOrder, {
    query: { orderId: body.orderId },
  });
  expect(foreign.status).toBe(404);
});
