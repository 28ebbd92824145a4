import type { QuoteVisit } from '@nukkad/contract/market/quote/visit.model';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { QuotedLead } from '../../rfq/index.ts';
import type { QuoteDependencies } from '../quote.interface.ts';
import { findVisitAddress } from './visit-address.store.ts';
import { endOf, isAhead, startOf } from './visit.rules.ts';

interface Booked {
  readonly projectId: string;
  readonly visits: readonly QuoteVisit[];
  /** Who of the partner planned them; null: they were agreed on. */
  readonly viewer: Viewer | null;
  readonly now: Date;
}

/**
 * Visits of a project as bookings of its partner, in the step of the caller. One whose time is over is left out; without
 * an address there is none.
 */
export async function bookVisits(
  { booking, catalog }: Pick<QuoteDependencies, 'booking' | 'catalog'>,
  tx: Tx,
  { lead, rfq }: Omit<QuotedLead, 'lead'> & { readonly lead: Authorized<QuotedLead['lead']> },
  { projectId, visits, viewer, now }: Booked,
): Promise<readonly string[]> {
  const ahead = visits.filter((visit) => isAhead(visit, now));
  const address = ahead.length > 0 ? await findVisitAddress(tx, lead.leadId) : null;
  if (!address || rfq.userId === null) return [];
  const { leadId: _lead, chosenAt: _chosen, ...where } = address;
  const { categoryId, cityCode, userId: buyerId } = rfq;
  const [classes, categoryImage] = await Promise.all([
    catalog.taxClasses(tx, [categoryId]),
    catalog.categoryPicture(tx, categoryId),
  ]);
  const { sac = '', gstClass = 'standard' } = classes.get(categoryId) ?? {};
  const of = { buyerId, organisationId: lead.organisationId, projectId, categoryId, cityCode, ...where };
  const kind = { categoryImage, taxClass: { sacCode: sac, gstClass } };
  const ids: string[] = [];
  // In turn: each sees whom the one before took.
  for (const visit of ahead) {
    const time = { startsAt: startOf(visit), endsAt: endOf(visit) };
    const asked = { ...of, ...kind, ...time, title: visit.title };
    ids.push(await booking.bookOfProject(tx, partOf(lead, asked), { viewer, now }));
  }
  return ids;
}
