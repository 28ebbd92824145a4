import type { listTalents as listCall } from '@nukkad/contract/hiring/talent-pool/talent-pool.api';
import type { Talent, TalentOf, TalentTags } from '@nukkad/contract/hiring/talent-pool/talent-pool.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { type Viewer, organisationOf } from '../../platform/viewer.ts';
import type { OpenTo } from '../candidate/index.ts';
import type { TalentPoolDependencies } from './talent-pool.interface.ts';
import { mayChange, mayKeep, mayRemove } from './talent-pool.policy.ts';
import { presentKept, presentTalents } from './talent-pool.presenter.ts';
import {
  countTalentRows,
  findTalent,
  listTagCounts,
  listTalentIds,
  listTalentRows,
} from './talent-pool.store.ts';

/** Of the pool those who may be kept now: who hides is not there, also before the row is gone. */
const readOpen = async (
  { candidate }: TalentPoolDependencies,
  reader: Reader,
  viewer: Viewer,
): Promise<ReadonlyMap<string, OpenTo>> =>
  candidate.openTo(reader, viewer, await listTalentIds(reader, organisationOf(viewer)));

export async function listTalents(
  deps: TalentPoolDependencies,
  { viewer, lang }: SignedInCall,
  { tradeId, ...asked }: EndpointParsed<typeof listCall>['query'],
): Promise<CountedPage<Talent>> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const open = await readOpen(deps, db, viewer);
  const fits = ([, { tradeIds }]: readonly [string, OpenTo]) =>
    tradeId === undefined || tradeIds.includes(tradeId);
  const userIds = [...open].filter(fits).map(([userId]) => userId);
  if (userIds.length === 0)
    return { items: [], nextCursor: null, ...(asked.count && { total: { count: 0, isMore: false } }) };
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most, { tag }) => listTalentRows(db, { organisationId, userIds, tag }, after, most),
    key: ({ keptAt, userId }) => [keptAt, userId],
    count: ({ tag }) => countTalentRows(db, { organisationId, userIds, tag }),
    items: (rows) => presentTalents(deps, db, rows, { viewer, lang, open }),
  });
}

const mostTagsListed = 100;

export async function listTalentTags(
  deps: TalentPoolDependencies,
  { viewer }: SignedInCall,
): Promise<TalentTags> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const open = await readOpen(deps, db, viewer);
  return { items: [...(await listTagCounts(db, organisationId, [...open.keys()], mostTagsListed))] };
}

/** On the page of a candidate or an applicant. */
export async function readTalent(
  deps: TalentPoolDependencies,
  { viewer }: SignedInCall,
  { userId }: { readonly userId: string },
): Promise<TalentOf> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const pool = { organisationId };
  const [row, open] = await Promise.all([
    findTalent(db, organisationId, userId),
    deps.candidate.openTo(db, viewer, [userId]),
  ]);
  const isOpen = open.has(userId);
  const kept = row && isOpen ? await presentKept(deps, db, row) : null;
  return {
    kept,
    can: {
      keep: isOpen && kept === null && mayKeep(viewer, pool),
      change: kept !== null && mayChange(viewer, pool),
      remove: kept !== null && mayRemove(viewer, pool),
    },
  };
}
