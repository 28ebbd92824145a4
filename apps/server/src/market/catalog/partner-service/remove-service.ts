import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type OfferDependencies, changePartnerService } from './change-partner-service.ts';
import { removePartnerService } from './partner-service.store.ts';

/** No longer an own service at all. Bookings keep what was agreed; a cart that named it finds another partner. */
export async function removeService(
  deps: OfferDependencies,
  call: SignedInCall<{ query: { readonly serviceId: string } }>,
) {
  const { serviceId } = call.input.query;
  await changePartnerService(deps, call, {
    action: 'delete',
    serviceId,
    terms: ({ price, minutes, answers }) => {
      if (price === null || minutes === null) return refuse(partnerErrors.offer_missing);
      return { price, minutes, active: false, answers };
    },
    save: removePartnerService,
  });
  return { serviceId };
}
