import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { ProjectVisits, planProjectVisit } from '@nukkad/contract/market/quote/project-visit.api';
import { quoteErrors } from '@nukkad/contract/market/quote/quote.errors';
import { projectErrors } from '@nukkad/contract/work/project/project.errors';
import { authorize } from '../../../platform/authorize.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { QuoteDependencies } from '../quote.dependencies.ts';
import { bookVisits } from './book-visits.ts';
import { mayPlan, mostVisits, visitsOfProject } from './read-visits.ts';
import { isAhead } from './visit.rules.ts';

/** A further visit of an open project, at the address of the first ones; its customer is told. */
export async function planVisit(
  deps: QuoteDependencies,
  call: SignedInCall<EndpointParsed<typeof planProjectVisit>>,
): Promise<ProjectVisits> {
  const { viewer, now } = call;
  const { projectId, visit } = call.input.body;
  const { quotes } = deps.quotation;
  return deps.platform.write({ ...call, withClaim: true }, async (tx) => {
    // Its lock keeps two that are planned at once in turn, and a cancellation out.
    const project = await deps.project.lock(tx, viewer, projectId);
    if (!project) return refuse(projectErrors.project_not_found);
    if (!mayPlan(viewer, project)) refuse(kernelErrors.forbidden);
    if (!deps.project.isOpen(project)) refuse(projectErrors.project_moved_on, { present: project.status });
    if (!isAhead(visit, now)) refuse(quoteErrors.quote_visit_past);
    const there = await deps.booking.ofProject(tx, projectId);
    if (there.length >= mostVisits) refuse(quoteErrors.quote_visit_limit);
    const { reference: rfqNumber, organisationId } = project;
    const leadId = await quotes.leadOf(tx, { rfqNumber, organisationId });
    const of = leadId ? await quotes.find(tx, leadId) : null;
    if (!of) return refuse(quoteErrors.quote_visits_unplaced);
    const lead = authorize(of.lead, mayPlan(viewer, project));
    const planned = { projectId, visits: [visit], viewer, now };
    const made = await bookVisits(deps, tx, { lead, rfq: of.rfq }, planned);
    if (made.length === 0) refuse(quoteErrors.quote_visits_unplaced);
    return lastReads((reader) => visitsOfProject(deps, reader, project, viewer));
  });
}
