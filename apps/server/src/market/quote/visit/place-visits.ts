import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { leadEvents } from '@nukkad/contract/market/lead/lead.events';
import type { ProjectVisits, chooseVisitAddress } from '@nukkad/contract/market/quote/project-visit.api';
import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { QuoteDependencies } from '../quote.interface.ts';
import { keepAddress } from './choose-address.ts';
import { lockProject } from './lock-project.ts';
import { mayPlace, visitsOfProject } from './read-visits.ts';
import { findVisitAddress } from './visit-address.store.ts';

type Body = EndpointParsed<typeof chooseVisitAddress>['body'];

/** Of a project whose quote had no visits, so that none asked its customer where they would be. */
export async function placeVisits(
  deps: QuoteDependencies,
  call: SignedInCall,
  { projectId, addressId }: Body,
): Promise<ProjectVisits> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const { project, lead, rfq } = await lockProject(deps, tx, viewer, projectId, mayPlace);
    const { leadId, rfqId } = lead;
    if (await findVisitAddress(tx, leadId)) refuse(quoteErrors.quote_address_chosen);
    await keepAddress(deps, tx, { lead, rfq }, { addressId, now });
    await publish(tx, now, leadEvents.visitsPlaced, { leadId, rfqId, projectId });
    return lastReads((reader) => visitsOfProject(deps, reader, project, viewer));
  });
}
