import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { ProjectVisits, planProjectVisit } from '@nukkad/contract/market/quote/project-visit.api';
import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { QuoteDependencies } from '../quote.interface.ts';
import { bookVisits } from './book-visits.ts';
import { lockProject } from './lock-project.ts';
import { mayPlan, mostVisits, visitsOfProject } from './read-visits.ts';
import { isAhead } from './visit.rules.ts';

/** A further visit of an open project, at the address of the first ones; its customer is told. */
export async function planVisit(
  deps: QuoteDependencies,
  call: SignedInCall<EndpointParsed<typeof planProjectVisit>>,
): Promise<ProjectVisits> {
  const { viewer, now } = call;
  const { projectId, visit } = call.input.body;
  return deps.platform.write({ ...call, withClaim: true }, async (tx) => {
    const { project, lead, rfq } = await lockProject(deps, tx, viewer, projectId, mayPlan);
    if (!isAhead(visit, now)) refuse(quoteErrors.quote_visit_past);
    const there = await deps.booking.ofProject(tx, projectId);
    if (there.length >= mostVisits) refuse(quoteErrors.quote_visit_limit);
    const planned = { projectId, visits: [visit], viewer, now };
    const made = await bookVisits(deps, tx, { lead, rfq }, planned);
    if (made.length === 0) refuse(quoteErrors.quote_visits_unplaced);
    return lastReads((reader) => visitsOfProject(deps, reader, project, viewer));
  });
}
