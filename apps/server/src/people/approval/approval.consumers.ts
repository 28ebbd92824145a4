/** Open screens: who reads a request, or has it in the inbox, is told that it moved. */
import { istDay } from '@nukkad/contract/kernel/time';
import { approvalEvents, approvalMoves } from '@nukkad/contract/people/approval/approval.events';
import { consumer, whenAny } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { ApprovalDependencies } from './approval.dependencies.ts';
import { findRequest, listSteps } from './approval.store.ts';
import { listDelegatesOf } from './delegate.store.ts';

/** Levels before and after the present one as well: it has just left some inbox. Told twice it does nothing. */
async function tellConcerned(
  { platform }: ApprovalDependencies,
  { requestId }: { readonly requestId: string },
): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const [row, steps] = await Promise.all([findRequest(tx, requestId), listSteps(tx, [requestId])]);
    if (!row) return;
    const { organisationId } = row;
    const named = [...new Set(steps.flatMap(({ staffId }) => staffId ?? []))];
    const delegates = await listDelegatesOf(tx, { organisationId, day: istDay(now) }, named);
    const staffIds = [...new Set([row.staffId, ...named, ...delegates])];
    await publish(tx, now, approvalEvents.concerned, { requestId, organisationId, staffIds });
  });
}

export const approvalConsumers = (deps: ApprovalDependencies): Consumer[] => [
  consumer(
    'approval.tell_concerned',
    ...whenAny(Object.values(approvalMoves), ({ facts }) => tellConcerned(deps, facts)),
  ),
];
