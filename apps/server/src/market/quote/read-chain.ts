import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { ChainLink, getChain } from '@nukkad/contract/market/quote/chain.api';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ProjectRef } from '../../work/project/index.ts';
import { type AgreementRow, findAgreement } from './agreement.store.ts';
import type { VisitOfProject } from '../booking/index.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { type QuoteRow, listVersions } from './quote.store.ts';
import { type SeenLead, readSeenLead } from './quoted-lead.ts';

interface Asked {
  readonly leadId?: string | undefined;
  readonly projectId?: string | undefined;
}

/** A project that was written by hand has no lead. */
async function leadOfProject(
  deps: QuoteDependencies,
  reader: Reader,
  viewer: Viewer,
  projectId: string,
): Promise<SeenLead | null> {
  const project = await deps.project.find(reader, viewer, projectId);
  if (!project) return refuse(projectErrors.project_not_found);
  const { reference, organisationId } = project;
  const leadId = await deps.rfq.quotes.leadOf(reader, { rfqNumber: reference, organisationId });
  return leadId === null ? null : readSeenLead(deps, reader, viewer, leadId);
}

interface Found {
  readonly first: QuoteRow | undefined;
  readonly agreement: AgreementRow | null;
  readonly project: ProjectRef | null;
  readonly visits: readonly VisitOfProject[];
}

/** The project is named only to those who may open it. */
async function restOf(
  deps: QuoteDependencies,
  reader: Reader,
  viewer: Viewer,
  { lead, rfq }: SeenLead,
): Promise<Found> {
  const [versions, agreement, made] = await Promise.all([
    listVersions(reader, lead.leadId),
    findAgreement(reader, lead.leadId),
    deps.project.ofRequest(reader, rfq.rfqId, lead.organisationId),
  ]);
  const project = made && (await deps.project.find(reader, viewer, made.projectId));
  const visits = project ? await deps.booking.ofProject(reader, project.projectId) : [];
  return { first: versions.at(-1), agreement, project, visits };
}

export const visitPath = (side: SeenLead['side'], bookingId: string): string =>
  side === 'Buyer' ? screenAddress.customerBooking(bookingId) : screenAddress.partnerBooking(bookingId);

function linksOf(
  { lead, rfq, side }: SeenLead,
  standing: string,
  { first, agreement, project, visits }: Found,
): ChainLink[] {
  const isBuyer = side === 'Buyer';
  const { leadId } = lead;
  const quote = isBuyer ? screenAddress.customerQuote(rfq.rfqId, leadId) : screenAddress.partnerQuote(leadId);
  const start: ChainLink = isBuyer
    ? {
        kind: 'request',
        path: screenAddress.customerRfq(rfq.rfqId),
        status: standing,
        at: rfq.createdAt.toISOString(),
      }
    : {
        kind: 'lead',
        path: screenAddress.partnerLead(leadId),
        status: lead.status,
        at: lead.createdAt.toISOString(),
      };
  const agreedAt = agreement?.agreedAt ?? null;
  return [
    start,
    ...(first
      ? [{ kind: 'quote' as const, path: quote, status: lead.status, at: first.createdAt.toISOString() }]
      : []),
    ...(agreedAt
      ? [{ kind: 'agreement' as const, path: quote, status: null, at: agreedAt.toISOString() }]
      : []),
    ...(project
      ? [
          {
            kind: 'project' as const,
            path: isBuyer
              ? screenAddress.customerProject(project.projectId)
              : screenAddress.partnerProject(project.projectId),
            status: project.status,
            at: null,
          },
        ]
      : []),
    ...visits.map(({ bookingId, status, startsAt }) => ({
      kind: 'visit' as const,
      path: visitPath(side, bookingId),
      status,
      at: startsAt.toISOString(),
    })),
  ];
}

export async function readChain(
  deps: QuoteDependencies,
  { viewer }: SignedInCall,
  { leadId, projectId }: Asked,
): Promise<EndpointAnswer<typeof getChain>> {
  const { db } = deps.platform;
  const of =
    leadId === undefined
      ? await leadOfProject(deps, db, viewer, projectId ?? '')
      : await readSeenLead(deps, db, viewer, leadId);
  if (!of) return { rfqNumber: null, links: [] };
  const { quotes } = deps.rfq;
  const standing = quotes.standingOf(of.rfq, await quotes.listOf(db, of.rfq.rfqId));
  return { rfqNumber: of.rfq.rfqNumber, links: linksOf(of, standing, await restOf(deps, db, viewer, of)) };
}
