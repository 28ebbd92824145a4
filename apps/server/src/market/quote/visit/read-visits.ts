import type { ProjectVisits } from '@nukkad/contract/market/quote/project-visit.api';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Viewer, hasPermission } from '../../../platform/viewer.ts';
import type { ProjectRef } from '../../../work/project/index.ts';
import { findAgreement } from '../agreement.store.ts';
import type { QuoteDependencies } from '../quote.interface.ts';
import { findQuote } from '../quote.store.ts';
import { visitPath } from '../read-chain.ts';
import { findVisitAddress } from './visit-address.store.ts';
import { isAhead, startOf, visitsOf } from './visit.rules.ts';

/** More than larger work takes. */
export const mostVisits = 100;

export const mayPlan = (viewer: Viewer, { organisationId }: Pick<ProjectRef, 'organisationId'>): boolean =>
  viewer.organisationId === organisationId && hasPermission(viewer, 'booking.update');

export const mayPlace = ({ role, userId }: Viewer, { buyerId }: Pick<ProjectRef, 'buyerId'>): boolean =>
  role === 'Buyer' && buyerId === userId;

/** What was agreed on and lay behind already when the project began. */
async function missedOf(reader: Reader, leadId: string): Promise<ProjectVisits['missed']> {
  const agreement = await findAgreement(reader, leadId);
  const quote = agreement && (await findQuote(reader, agreement.quoteId));
  const begunAt = agreement?.paidAt ?? agreement?.agreedAt;
  if (!quote || !begunAt) return [];
  return visitsOf(quote.content)
    .filter((visit) => !isAhead(visit, begunAt))
    .map((visit) => ({ title: visit.title, startsAt: startOf(visit).toISOString() }));
}

/** For each side of the project; it was read for the viewer. */
export async function visitsOfProject(
  deps: QuoteDependencies,
  reader: Reader,
  project: ProjectRef,
  viewer: Viewer,
): Promise<ProjectVisits> {
  const { reference, organisationId, projectId } = project;
  const leadId = await deps.rfq.quotes.leadOf(reader, { rfqNumber: reference, organisationId });
  const [visits, missed, address] = await Promise.all([
    deps.booking.ofProject(reader, projectId),
    leadId === null ? [] : missedOf(reader, leadId),
    leadId === null ? null : findVisitAddress(reader, leadId),
  ]);
  const isOpen = deps.project.isOpen(project) && visits.length < mostVisits;
  const isUnplaced = leadId !== null && address === null;
  const side = viewer.role === 'Buyer' ? 'Buyer' : 'Partner';
  return {
    visits: visits.map((visit) => ({
      bookingId: visit.bookingId,
      bookingNumber: visit.bookingNumber,
      title: visit.title,
      status: visit.status,
      startsAt: visit.startsAt.toISOString(),
      endsAt: visit.endsAt.toISOString(),
      professionalName: visit.professionalName,
      path: visitPath(side, visit.bookingId),
    })),
    missed,
    address: (mayPlace(viewer, project) && address?.formattedAddress) || null,
    can: {
      plan: isOpen && address !== null && mayPlan(viewer, project),
      chooseAddress: isOpen && isUnplaced && mayPlace(viewer, project),
      askAddress: isOpen && isUnplaced && mayPlan(viewer, project),
    },
  };
}

export async function readVisits(
  deps: QuoteDependencies,
  { viewer }: SignedInCall,
  { projectId }: { readonly projectId: string },
): Promise<ProjectVisits> {
  const { db } = deps.platform;
  const project = await deps.project.find(db, viewer, projectId);
  return project ? visitsOfProject(deps, db, project, viewer) : refuse(projectErrors.project_not_found);
}
