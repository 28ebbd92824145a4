import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import { type Authorized, authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { ProjectRef } from '../../../work/project/index.ts';
import type { QuotedLead } from '../../rfq/index.ts';
import type { QuoteDependencies } from '../quote.interface.ts';

interface LockedProject {
  readonly project: ProjectRef;
  /** Of which it came. */
  readonly lead: Authorized<QuotedLead['lead']>;
  readonly rfq: QuotedLead['rfq'];
}

/**
 * An open project for a change of its visits. Its lock keeps two changes in turn, and a cancellation out. 404, 403, and 409
 * where it is over or came from no quote.
 */
export async function lockProject(
  { project: projects, rfq: { quotes } }: QuoteDependencies,
  tx: Tx,
  viewer: Viewer,
  projectId: string,
  may: (viewer: Viewer, project: ProjectRef) => boolean,
): Promise<LockedProject> {
  const found = await projects.lock(tx, viewer, projectId);
  if (!found) return refuse(projectErrors.project_not_found);
  const project = authorize(found, may(viewer, found));
  if (!projects.isOpen(project)) refuse(projectErrors.project_moved_on, { present: project.status });
  const { reference: rfqNumber, organisationId } = project;
  const leadId = await quotes.leadOf(tx, { rfqNumber, organisationId });
  const of = leadId ? await quotes.find(tx, leadId) : null;
  if (!of) return refuse(quoteErrors.quote_visits_unplaced);
  return { project, lead: authorize(of.lead, may(viewer, project)), rfq: of.rfq };
}
