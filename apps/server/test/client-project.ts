import * as api from '@nukkad/contract/money/milestone-payment/milestone-payment.api';
import { getOwnProject, raiseMilestoneDispute } from '@nukkad/contract/work/project/client-project.api';
import { acceptMilestone, openProjectByHand } from '@nukkad/contract/work/project/project.api';
import { addParty } from '@nukkad/contract/work/party/party.api';
import { sql } from 'kysely';
import { payOrder } from '../src/money/payment/sandbox/pay-order.ts';
import { required } from './required.ts';
import { key } from './tenant.ts';
import type { Tenants } from './two-tenants.ts';

export const rupees = (amount: number): number => amount * 100;

/** A project of this side's business for its household: the first milestone, of 90,000 rupees, is accepted. */
export async function acceptedMilestone({ a, app }: Tenants) {
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
  const [first, second] = body.milestones.map((one) => required(one));
  const { milestoneId, version } = required(first);
  await a.owner.client.ask(acceptMilestone, { body: { milestoneId, version } });
  // Only an agreement makes a client; the story of the tenants has none.
  await sql`update project set buyer_id = ${a.buyer.userId} where project_id = ${body.projectId}`.execute(
    app.platform.db,
  );
  return { projectId: body.projectId, milestoneId, partyId, waiting: required(second).milestoneId };
}
export type AcceptedMilestone = Awaited<ReturnType<typeof acceptedMilestone>>;

/** Its household asks to pay what is left of it, in rupees. */
export const payMilestone = (
  { a }: Tenants,
  { projectId, milestoneId }: Pick<AcceptedMilestone, 'projectId' | 'milestoneId'>,
  left: number,
  who = a.buyer,
) =>
  who.client.askLoosely(api.payMilestone, {
    body: { projectId, milestoneId, seen: { milestoneLeft: rupees(left) } },
    headers: key(),
  });

export async function captureMilestone({ app }: Tenants, providerOrderId: string): Promise<void> {
  const choice = { providerOrderId, method: 'upi', outcome: 'success' } as const;
  await payOrder(app.platform, choice, app.platform.clock.now());
  await app.drain();
  await app.drain();
}

/** As its client sees it. */
export async function milestoneOf({ a }: Tenants, { projectId, milestoneId }: AcceptedMilestone) {
  const { body } = await a.buyer.client.ask(getOwnProject, { query: { projectId } });
  return required(body.milestones.find((one) => one.milestoneId === milestoneId));
}

export async function disputeMilestone(tenants: Tenants, of: AcceptedMilestone): Promise<void> {
  const { milestoneId, version } = await milestoneOf(tenants, of);
  await tenants.a.buyer.client.ask(raiseMilestoneDispute, {
    body: { milestoneId, version, wants: 'part', words: 'The paint of two walls peels off already.' },
  });
}
