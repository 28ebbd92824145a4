import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { newServiceRfq } from '@nukkad/contract/market/rfq/rfq.api';
import type { Rfq } from '@nukkad/contract/market/rfq/rfq.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { askForQuotations } from './ask-for-quotations.ts';
import type { RfqDependencies } from './rfq.interface.ts';

/** From the page of a service: its category is its own. */
export async function askAboutService(
  deps: RfqDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof newServiceRfq>['body'],
): Promise<Rfq> {
  const { serviceId } = asked;
  const services = await deps.catalog.services(deps.platform.db, [serviceId], 'en');
  const categoryId = services.get(serviceId)?.categoryId ?? refuse(catalogErrors.service_not_found);
  return askForQuotations(deps, call, { ...asked, categoryId });
}
