import type { answerCancel as answerCall } from '@nukkad/contract/people/approval/approval.api';
import { approvalErrors } from '@nukkad/contract/people/approval/approval.noun';
import type { ApprovalCardAnswer } from '@nukkad/contract/people/approval/approval.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockFor, settle } from './move-request.ts';
import { readRequest } from './read-requests.ts';
import type { ApprovalDependencies } from './approval.interface.ts';
import { isBegun } from './approval.rules.ts';
import { approvalTransitions } from './approval.transitions.ts';

/** Its owner asked to cancel what was approved: a reviewer confirms that, or keeps it. */
export function answerCancel(
  deps: ApprovalDependencies,
  call: SignedInCall,
  { answer: verb, ...key }: EndpointParsed<typeof answerCall>['body'],
): Promise<ApprovalCardAnswer> {
  const { now } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockFor(tx, call, verb, key);
    const before = allowed.row;
    if (!before.cancelAsked) refuse(approvalErrors.approval_not_asked);
    if (verb === 'cancel' && isBegun(before, now)) refuse(approvalErrors.approval_cancel_late);
    const row = await approvalTransitions.move(tx, allowed, { now, changes: { cancelAsked: false } });
    await settle(deps, tx, call, { verb, before, row, now });
    return readRequest(deps, tx, call, key.requestId);
  });
}
