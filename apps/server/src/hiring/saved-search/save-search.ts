import type { saveSearch as endpoint } from '@nukkad/contract/hiring/saved-search/saved-search.api';
import { type SavedSearch, mostSavedSearches } from '@nukkad/contract/hiring/saved-search/saved-search.model';
import { savedSearchErrors } from '@nukkad/contract/hiring/saved-search/saved-search.noun';
import { jobErrors } from '@nukkad/contract/hiring/job/job.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Taxonomy } from '../skill/index.ts';
import type { SavedSearchDependencies } from './saved-search.interface.ts';
import { mayKeep } from './saved-search.policy.ts';
import { presentSavedSearch } from './saved-search.presenter.ts';
import { type Sought, isEmpty, isSame, soughtOf } from './saved-search.rules.ts';
import { type SavedSearchRow, insertSavedSearch, listOwnSearches } from './saved-search.store.ts';

type Body = EndpointParsed<typeof endpoint>['body'];

/** Of a point no more is kept than the nearest PIN code. */
async function pincodeOf(
  { geography }: SavedSearchDependencies,
  tx: Tx,
  { pincode, lat, lng }: Body,
): Promise<string | null> {
  if (pincode === undefined && (lat === undefined || lng === undefined)) return null;
  const place =
    pincode === undefined
      ? await geography.nearest(tx, lat ?? 0, lng ?? 0)
      : await geography.locate(tx, pincode);
  return place?.pincode ?? refuse(jobErrors.job_place_unknown);
}

async function readSought(
  deps: SavedSearchDependencies,
  tx: Tx,
  asked: Body,
  taxonomy: Taxonomy,
): Promise<Sought> {
  const sought = soughtOf(asked, await pincodeOf(deps, tx, asked));
  if (isEmpty(sought)) refuse(savedSearchErrors.saved_search_empty);
  if (sought.tradeId !== null && !taxonomy.isTrade(sought.tradeId)) refuse(jobErrors.job_trade_unknown);
  return sought;
}

/** Jobs that are open already are no news. */
const newRow = (userId: string, sought: Sought, place: string, now: Date): SavedSearchRow => ({
  savedSearchId: newId(),
  userId,
  ...sought,
  place: sought.pincode === null ? '' : place,
  alerts: true,
  lookedUntil: now,
  alertedAt: null,
  alertedJobs: 0,
  createdAt: now,
});

/** The account is locked, so that two at one instant do not both find room, nor save the same. */
export const saveSearch = (
  deps: SavedSearchDependencies,
  call: SignedInCall,
  asked: Body,
): Promise<SavedSearch> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now, lang } = call;
    const { userId } = viewer;
    const taxonomy = await deps.skill.taxonomy(tx);
    const sought = await readSought(deps, tx, asked, taxonomy);
    await deps.account.lock(tx, userId);
    const own = await listOwnSearches(tx, userId, null, mostSavedSearches);
    const same = own.find((row) => isSame(row, sought));
    if (same) return presentSavedSearch(same, taxonomy, lang);
    if (own.length >= mostSavedSearches)
      refuse(savedSearchErrors.saved_search_limit, { values: { limit: mostSavedSearches } });
    const row = newRow(userId, sought, asked.place ?? '', now);
    await insertSavedSearch(tx, authorize(row, mayKeep(viewer, row)));
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'saved_search.save',
      subjectKind: 'saved_search',
      subjectId: row.savedSearchId,
    });
    return presentSavedSearch(row, taxonomy, lang);
  });
