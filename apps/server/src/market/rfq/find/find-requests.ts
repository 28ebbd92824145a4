import type { FindCall, Finder, FoundHit } from '../../../platform/search/finder.ts';
import { hasPermission } from '../../../platform/viewer.ts';
import type { RfqInterfaces } from '../rfq.interface.ts';
import { namesFor, presentSubject } from '../rfq.presenter.ts';
import type { RfqRow } from '../rfq.store.ts';
import { findLeads, findRfqs } from './find-requests.store.ts';

/** The number, the work and the area: who asked is shown where a lead was unlocked, not here. */
async function present(
  deps: Pick<RfqInterfaces, 'catalog'>,
  { reader, lang }: FindCall,
  rows: readonly RfqRow[],
  standing: (row: RfqRow) => Pick<FoundHit, 'id' | 'status'>,
): Promise<readonly FoundHit[]> {
  if (rows.length === 0) return [];
  const names = await namesFor(reader, deps, rows, await deps.catalog.categoryFaces(lang), lang);
  return rows.map((row) => {
    const { rfqNumber, title, area } = presentSubject(row, names);
    return { kind: 'request', title: rfqNumber, facts: [title, area], startsAt: null, ...standing(row) };
  });
}

/** The leads of the own organisation, for who may read its leads. */
async function forWork(deps: Pick<RfqInterfaces, 'catalog'>, call: FindCall): Promise<readonly FoundHit[]> {
  const { reader, viewer, wanted, limit } = call;
  const { organisationId } = viewer;
  if (wanted.part === null || organisationId === null || !hasPermission(viewer, 'booking.view')) return [];
  const leads = await findLeads(reader, { organisationId, wanted }, limit);
  const of = new Map(
    leads.map(({ rfqId, leadId, leadStatus }) => [rfqId, { id: leadId, status: leadStatus }]),
  );
  return present(deps, call, leads, ({ rfqId }) => of.get(rfqId) ?? { id: rfqId, status: null });
}

/** Every request; its list opens on the number. */
async function forOffice(deps: Pick<RfqInterfaces, 'catalog'>, call: FindCall): Promise<readonly FoundHit[]> {
  const { reader, wanted, limit } = call;
  if (wanted.part === null) return [];
  const rows = await findRfqs(reader, wanted, limit);
  return present(deps, call, rows, ({ rfqId, status }) => ({ id: rfqId, status }));
}

export const requestFinders = (deps: Pick<RfqInterfaces, 'catalog'>): readonly Finder[] => [
  { room: 'work', find: (call) => forWork(deps, call) },
  { room: 'office', find: (call) => forOffice(deps, call) },
];
