import type { RowByRow } from '@nukkad/contract/kernel/bulk';
import type { confirmsPartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actRowByRow } from '../../../platform/row-by-row.ts';
import type { OfferDependencies } from './change-partner-service.ts';
import { mayManageServices } from './partner-service.policy.ts';
import { updateService } from './update-service.ts';

interface Wanted {
  readonly serviceId: string;
  readonly price?: number | undefined;
  readonly active?: boolean | undefined;
  readonly seen: Seen<typeof confirmsPartnerService>;
}

/** Prices of many own services, or many stopped or offered again, each as if it were asked for alone. */
export async function changeManyServices(
  deps: OfferDependencies,
  call: SignedInCall<{ body: { readonly services: readonly Wanted[] } }>,
): Promise<RowByRow> {
  const { viewer, input } = call;
  const organisationId = viewer.organisationId ?? refuse(kernelErrors.forbidden);
  authorize({ organisationId }, mayManageServices(viewer, 'update', { organisationId }));
  const wanted = new Map(input.body.services.map((one) => [one.serviceId, one]));
  return actRowByRow([...wanted.keys()], async (serviceId) => {
    const body = wanted.get(serviceId) ?? refuse(partnerErrors.offer_unknown);
    return updateService(deps, { ...call, input: { body } });
  });
}
