import { taxWithin } from '@nukkad/contract/kernel/money';
import type { FactsOf } from '@nukkad/contract/kernel/event';
import { advanceEvents } from '@nukkad/contract/money/advance/advance.noun';
import type { projectEvents } from '@nukkad/contract/work/project/project.noun';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { MilestonePaymentDependencies } from './milestone-payment.interface.ts';
import { termsOf } from './project-terms.ts';

/** `project.started`: what its client paid before the work is its partner's from now on, less what was given back of it. */
export async function releaseAdvance(
  deps: MilestonePaymentDependencies,
  { projectId }: FactsOf<typeof projectEvents.started>,
): Promise<void> {
  const { platform, project, payment } = deps;
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const advance = (await project.milestonesOf(tx, projectId)).find(({ isAdvance }) => isAdvance);
    if (!advance) return;
    await project.lockPayable(tx, advance.milestoneId);
    const of = (await project.getProjects(tx, [projectId])).get(projectId);
    if (!of?.rfqId) return;
    const { organisationId, rfqId } = of;
    const released = await payment.releaseAdvance(tx, { rfqId, organisationId }, now);
    const amountPaise = released ? released.amountPaise - released.grantedPaise : 0;
    if (!released || amountPaise === 0) return;
    const { orderId } = released;
    const taxPaise = taxWithin(amountPaise, advance.taxPercent);
    const terms = await termsOf(deps, tx, of, now);
    const facts = { orderId, projectId, organisationId, amountPaise, taxPaise, ...terms };
    await publish(tx, now, advanceEvents.released, facts);
  });
}
