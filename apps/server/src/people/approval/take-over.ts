import type { takeOverReview as takeCall } from '@nukkad/contract/people/approval/approval.api';
import type { ApprovalCardAnswer } from '@nukkad/contract/people/approval/approval.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { ApprovalDependencies } from './approval.interface.ts';
import { takeStep } from './approval.store.ts';
import { approvalTransitions } from './approval.transitions.ts';
import { lockFor } from './move-request.ts';
import { readRequest } from './read-requests.ts';

/** The owner of the business decides at this level in place of whom it names; who, when and why stay with the level. */
export function takeOverReview(
  deps: ApprovalDependencies,
  call: SignedInCall,
  { reason, ...key }: EndpointParsed<typeof takeCall>['body'],
): Promise<ApprovalCardAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockFor(tx, call, 'take_over', key);
    await takeStep(tx, allowed.row, { by: viewer.userId, reason, now });
    await approvalTransitions.move(tx, allowed, { now });
    return readRequest(deps, tx, call, key.requestId);
  });
}
