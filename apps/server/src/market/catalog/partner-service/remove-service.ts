import { partnerErrors } from '@nukkad/contract/identity/partner/partner.errors';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { changePartnerService } from './change-partner-service.ts';
import { removePartnerService } from './partner-service.store.ts';

/** No longer an own service at all. Bookings keep what was agreed; a cart that named it finds another partner. */
export async function removeService(
  platform: Platform,
  call: SignedInCall<{ query: { readonly serviceId: string } }>,
) {
  const { serviceId } = call.input.query;
  await changePartnerService(platform, call, {
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
