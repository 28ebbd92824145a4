import { taxWithin } from '@nukkad/contract/kernel/money';
/** A decision gives back what a client paid of a milestone through the platform. */
import { milestonePaymentEvents } from '@nukkad/contract/money/milestone-payment/milestone-payment.noun';
import { partOf } from '../../platform/authorize.ts';
import type { Reader } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import type { MilestoneReturns, ReturnableMilestone } from '../../work/project/index.ts';
import type { PurchaseRow } from '../payment/index.ts';
import type { MilestonePaymentDependencies } from './milestone-payment.interface.ts';
import { termsOf } from './project-terms.ts';

/** A milestone is paid in parts at most; a client pays what is left at once, so that there are few. */
const mostPayments = 100;

const leftOf = ({ amountPaise, grantedPaise }: PurchaseRow): number => amountPaise - grantedPaise;

/** The latest first. */
async function paymentsOf(
  { payment }: Pick<MilestonePaymentDependencies, 'payment'>,
  reader: Reader,
  { milestoneId, isAdvance, ...project }: ReturnableMilestone,
): Promise<readonly PurchaseRow[]> {
  const rows = await payment.listPaidOf(reader, project, null, mostPayments);
  return rows.filter(
    (row) =>
      row.status === 'paid' &&
      leftOf(row) > 0 &&
      (row.milestoneId === milestoneId || (isAdvance && row.kind === 'advance')),
  );
}

export const milestoneReturns = (deps: MilestonePaymentDependencies): MilestoneReturns => ({
  returnable: async (reader, milestone) => {
    const rows = await paymentsOf(deps, reader, milestone);
    return rows.reduce((sum, row) => sum + leftOf(row), 0);
  },
  giveBack: async (tx, milestone, now) => {
    const { projectId, milestoneId, organisationId, amountPaise, taxPercent } = milestone;
    const of = (await deps.project.getProjects(tx, [projectId])).get(projectId);
    if (!of) throw new Error('A milestone is of no project.');
    const terms = await termsOf(deps, tx, of, now);
    const returns: { readonly orderId: string; readonly amountPaise: number }[] = [];
    let left = amountPaise;
    for (const row of await paymentsOf(deps, tx, milestone)) {
      const returnedPaise = Math.min(left, leftOf(row));
      if (returnedPaise === 0) break;
      const { orderId } = row;
      const granted = { orderId, amountPaise: returnedPaise };
      // A milestone has one or two payments; each is a lock and a refund of its own.
      const refundId = await deps.payment.grantReturn(tx, partOf(milestone, granted), now);
      if (!refundId) throw new Error('A payment has less left than was read under its project’s lock.');
      await publish(tx, now, milestonePaymentEvents.givenBack, {
        ...terms,
        orderId,
        projectId,
        milestoneId,
        organisationId,
        refundId,
        returnedPaise,
        amountPaise: row.amountPaise,
        taxPaise: taxWithin(row.amountPaise, taxPercent),
        paidAt: (row.paidAt ?? now).toISOString(),
        wasHeld: row.kind === 'advance' && row.releasedAt === null,
      });
      returns.push(granted);
      left -= returnedPaise;
    }
    if (left > 0) throw new Error('More goes back than was paid.');
    return returns;
  },
});
