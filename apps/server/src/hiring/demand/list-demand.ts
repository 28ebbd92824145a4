import type { UnservedDemand } from '@nukkad/contract/hiring/demand/demand.model';
import type { listUnservedDemand as listing } from '@nukkad/contract/hiring/demand/demand.api';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import { keptOf, organisationOf } from '../../platform/viewer.ts';
import type { DemandDependencies } from './demand.interface.ts';
import { type DemandRow, countDemandRows, listDemandRows } from './demand.store.ts';

/** One whose draft was published this moment is left out. */
async function present(
  { job, skill }: DemandDependencies,
  reader: Reader,
  rows: readonly DemandRow[],
  lang: Language,
): Promise<UnservedDemand[]> {
  const [jobs, taxonomy] = await Promise.all([
    job.jobCards(
      reader,
      rows.map(({ jobId }) => jobId),
    ),
    skill.taxonomy(reader),
  ]);
  return rows.flatMap((row) => {
    const drafted = jobs.get(row.jobId);
    if (drafted?.status !== 'Open') return [];
    const trade = taxonomy.tradeOf(row.tradeId);
    return {
      demandId: row.demandId,
      jobId: row.jobId,
      title: drafted.title,
      tradeName: (lang === 'hi' ? trade?.nameHi : trade?.name) ?? row.tradeId,
      pincode: row.pincode,
      locality: drafted.locality,
      refused: row.refused,
      forwarded: row.forwarded,
      waiting: row.waiting,
      foundAt: row.foundAt.toISOString(),
    };
  });
}

/** Of the own organisation, while its drafts wait. */
export function listUnservedDemand(
  deps: DemandDependencies,
  { viewer, lang }: SignedInCall,
  asked: EndpointParsed<typeof listing>['query'],
): Promise<CountedPage<UnservedDemand>> {
  const { db } = deps.platform;
  const own = { organisationId: organisationOf(viewer), kept: keptOf(viewer) };
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, limit) => listDemandRows(db, own, after, limit),
    key: (row) => [row.foundAt, row.demandId],
    count: () => countDemandRows(db, own),
    items: (rows) => present(deps, db, rows, lang),
  });
}
