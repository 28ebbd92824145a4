import type { ApprovalCardAnswer, ApprovalKindName } from '@nukkad/contract/people/approval/approval.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import { actOnOwn } from './act-on-own.ts';
import type { ApprovalDependencies, RequestKey } from './approval.interface.ts';
import { getCard } from './read-requests.ts';

/** What is pending is withdrawn; of what was approved its reviewers are asked. */
export function withdrawOwn(
  deps: ApprovalDependencies,
  call: SignedInCall,
  kind: ApprovalKindName,
  key: RequestKey,
): Promise<ApprovalCardAnswer> {
  return deps.platform.write(call, async (tx) => {
    const { status } = await getCard(deps, tx, call, key.requestId);
    await actOnOwn(deps, tx, call, kind, status === 'approved' ? 'ask_cancel' : 'withdraw', key);
    return getCard(deps, tx, call, key.requestId);
  });
}
