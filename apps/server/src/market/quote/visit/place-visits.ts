import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { leadEvents } from '@nukkad/contract/market/quotation/lead.events';
import type { ProjectVisits, chooseVisitAddress } from '@nukkad/contract/market/quote/project-visit.api';
import { quoteErrors } from '@nukkad/contract/market/quote/quote.errors';
import { projectErrors } from '@nukkad/contract/work/project/project.errors';
import { authorize } from '../../../platform/authorize.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { QuoteDependencies } from '../quote.dependencies.ts';
import { keepAddress } from './choose-address.ts';
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
  const { quotes } = deps.quotation;
  return deps.platform.write(call, async (tx) => {
    // Its lock keeps two that are chosen at once in turn.
    const project = await deps.project.lock(tx, viewer, projectId);
    if (!project) return refuse(projectErrors.project_not_found);
    if (!deps.project.isOpen(project)) refuse(projectErrors.project_moved_on, { present: project.status });
    const { reference: rfqNumber, organisationId } = project;
    const leadId = await quotes.leadOf(tx, { rfqNumber, organisationId });
    const of = leadId ? await quotes.find(tx, leadId) : null;
    if (!of) return refuse(quoteErrors.quote_visits_unplaced);
    const lead = authorize(of.lead, mayPlace(viewer, project));
    if (await findVisitAddress(tx, lead.leadId)) refuse(quoteErrors.quote_address_chosen);
    await keepAddress(deps, tx, { lead, rfq: of.rfq }, { addressId, now });
    const { rfqId } = of.rfq;
    await publish(tx, now, leadEvents.visitsPlaced, { leadId: lead.leadId, rfqId, projectId });
    return lastReads((reader) => visitsOfProject(deps, reader, project, viewer));
  });
}
