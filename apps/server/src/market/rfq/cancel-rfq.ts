import { type cancelRfq as endpoint, confirmsRfqCancel } from '@nukkad/contract/market/rfq/rfq.api';
import { rfqErrors } from '@nukkad/contract/market/rfq/rfq.noun';
import type { Rfq } from '@nukkad/contract/market/rfq/rfq.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { refuse } from '../../platform/refusal.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { listLeadsOf } from './lead/lead-list.store.ts';
import type { RfqDependencies } from './rfq.interface.ts';
import { seeingOf } from './seeing.ts';
import { partsOf } from './read-rfqs.ts';
import { presentRfq } from './rfq.presenter.ts';
import { standingOf } from './rfq.rules.ts';
import { rfqTransitions } from './rfq.transitions.ts';

type Body = EndpointParsed<typeof endpoint>['body'];

export async function cancelRfq(
  deps: RfqDependencies,
  call: SignedInCall,
  { rfqId, reason, seen }: Body,
): Promise<Rfq> {
  const { viewer, now, lang } = call;
  const seeing = await seeingOf(deps, call);
  return deps.platform.write(call, async (tx) => {
    const allowed = await rfqTransitions.lockTo(tx, viewer, rfqTransitions.verb.cancel, rfqId);
    const { status, unlocked: partnersUnlocked, agreedAt } = allowed.row;
    const requestStatus = standingOf(status, await listLeadsOf(tx, [rfqId]));
    if (agreedAt !== null) refuse(rfqErrors.rfq_part_agreed);
    confirmSeen(confirmsRfqCancel, seen, { requestStatus, partnersUnlocked });
    const moved = await rfqTransitions.move(tx, allowed, {
      now,
      cancelReason: reason,
    });
    return lastReads(async (reader) => presentRfq(moved, await partsOf(deps, reader, moved, seeing), lang));
  });
}
