import { disputeErrors } from '@nukkad/contract/market/dispute/dispute.noun';
import { actorOf, audit } from '../../../../platform/audit.ts';
import { authorize } from '../../../../platform/authorize.ts';
import type { SignedInCall } from '../../../../platform/http/route.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { BookingDependencies } from '../../booking.interface.ts';
import { isAdmin } from '../../booking.policy.ts';
import { saveDispute } from '../dispute.store.ts';
import { lockInOffice } from './lock-in-office.ts';

interface Asked {
  readonly params: { readonly disputeId: string };
  readonly body: { readonly take: boolean; readonly seenAssignee: string | null };
}

/** Takes a dispute, or releases it: of two Admins at one moment the second is told so, and may then take it over. */
export async function assignDispute(
  { platform, interfaces }: BookingDependencies,
  call: SignedInCall<Asked>,
) {
  const { viewer, now, input } = call;
  const { take, seenAssignee } = input.body;
  return platform.write(call, async (tx) => {
    const { dispute } = await lockInOffice(tx, viewer, input.params.disputeId);
    if (dispute.status === 'decided') refuse(disputeErrors.dispute_moved_on, { present: dispute.status });
    if (dispute.assigneeId !== seenAssignee) refuse(disputeErrors.dispute_taken);
    const assigneeId = take ? viewer.userId : null;
    // No version: who works on it changes nothing of what the sides see.
    await saveDispute(
      tx,
      authorize({ ...dispute, assigneeId, assignedAt: take ? now : null }, isAdmin(viewer)),
    );
    await audit(tx, now, {
      ...actorOf(viewer),
      action: take ? 'dispute.take' : 'dispute.release',
      subjectKind: 'dispute',
      subjectId: dispute.disputeId,
    });
    const names = await interfaces.account.namesOf(tx, [assigneeId]);
    return {
      assignee: assigneeId === null ? null : { userId: assigneeId, fullName: names.get(assigneeId) ?? '' },
    };
  });
}
