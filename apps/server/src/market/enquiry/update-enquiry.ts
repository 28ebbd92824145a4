import { enquiryErrors } from '@nukkad/contract/market/enquiry/enquiry.noun';
import type { Enquiry } from '@nukkad/contract/market/enquiry/enquiry.model';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { EnquiryDependencies } from './enquiry.interface.ts';
import { sideOf } from './enquiry.policy.ts';
import { presentEnquiry } from './enquiry.presenter.ts';
import { lockEnquiry, saveEnquiry } from './enquiry.store.ts';
import { enquiryTransitions } from './enquiry.transitions.ts';

export function resolveEnquiry(
  deps: EnquiryDependencies,
  call: SignedInCall,
  { enquiryId }: { readonly enquiryId: string },
): Promise<Enquiry> {
  const { viewer, now, lang } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await enquiryTransitions.lockTo(tx, viewer, enquiryTransitions.verb.resolve, enquiryId);
    const moved = await enquiryTransitions.move(tx, allowed, { now });
    return presentEnquiry(tx, deps, moved, { side: sideOf(viewer, moved) ?? 'customer', lang });
  });
}

/** Clears the own side's badge; the other side is not told. */
export function markRead(
  deps: EnquiryDependencies,
  call: SignedInCall,
  { enquiryId }: { readonly enquiryId: string },
): Promise<Enquiry> {
  const { viewer, now, lang } = call;
  return deps.platform.write(call, async (tx) => {
    const row = await lockEnquiry(tx, enquiryId);
    const side = row && sideOf(viewer, row);
    if (!row || !side) return refuse(enquiryErrors.enquiry_not_found);
    const read = side === 'customer' ? { customerReadAt: now } : { partnerReadAt: now };
    const after = authorize({ ...row, ...read }, side !== null);
    await saveEnquiry(tx, after);
    return presentEnquiry(tx, deps, after, { side, lang });
  });
}
