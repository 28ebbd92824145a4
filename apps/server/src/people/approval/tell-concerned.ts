import { approvalEvents } from '@nukkad/contract/people/approval/approval.events';
import { istDay } from '@nukkad/contract/kernel/time';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { ApprovalDependencies } from './approval.interface.ts';
import { findRequest, listSteps } from './approval.store.ts';
import { listDelegatesOf } from './delegate.store.ts';

/**
 * Open screens: who reads a request, or has it in the inbox, is told that it moved. Levels before and after the present one
 * as well: it has just left some inbox. Told twice it does nothing.
 */
export async function tellConcerned(
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
