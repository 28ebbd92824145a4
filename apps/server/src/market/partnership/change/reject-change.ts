import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { FieldReason } from '@nukkad/contract/identity/partner/partner.model';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { type ChangeLookedAt, decideChange } from './decide-change.ts';

/** Nothing of it comes to be; the partner reads why at each field. */
export async function rejectChange(
  deps: PartnershipDependencies,
  call: SignedInCall,
  which: ChangeLookedAt,
  reasons: readonly FieldReason[],
) {
  if (reasons.length === 0) refuse(partnerErrors.reason_missing);
  return decideChange(deps, call, which, {
    verb: 'reject',
    reasons,
    effect: async () => undefined,
  });
}
