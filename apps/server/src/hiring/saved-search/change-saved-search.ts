import type { SavedSearch } from '@nukkad/contract/hiring/saved-search/saved-search.model';
import { savedSearchErrors } from '@nukkad/contract/hiring/saved-search/saved-search.noun';
import { actorOf, audit } from '../../platform/audit.ts';
import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SavedSearchDependencies } from './saved-search.interface.ts';
import { mayKeep } from './saved-search.policy.ts';
import { presentSavedSearch } from './saved-search.presenter.ts';
import { type SavedSearchRow, deleteSavedSearch, lockSavedSearch, saveAlerts } from './saved-search.store.ts';

interface Named {
  readonly savedSearchId: string;
}

/** Of others there is none. */
async function lockOwn(
  tx: Tx,
  { viewer }: SignedInCall,
  { savedSearchId }: Named,
): Promise<Authorized<SavedSearchRow>> {
  const row = await lockSavedSearch(tx, savedSearchId);
  if (!row || !mayKeep(viewer, row)) return refuse(savedSearchErrors.saved_search_not_found);
  return authorize(row, mayKeep(viewer, row));
}

const log = (
  tx: Tx,
  { viewer, now }: SignedInCall,
  action: 'saved_search.switch' | 'saved_search.remove',
  { savedSearchId }: Named,
) => audit(tx, now, { ...actorOf(viewer), action, subjectKind: 'saved_search', subjectId: savedSearchId });

/** What was published while alerts were off is no news when they are on again. */
export const switchAlerts = (
  { platform, skill }: SavedSearchDependencies,
  call: SignedInCall,
  { savedSearchId, alerts }: Named & { readonly alerts: boolean },
): Promise<SavedSearch> =>
  platform.write(call, async (tx) => {
    const row = await lockOwn(tx, call, { savedSearchId });
    const changed = { ...row, alerts, lookedUntil: alerts && !row.alerts ? call.now : row.lookedUntil };
    if (row.alerts !== alerts) {
      await saveAlerts(tx, partOf(row, changed));
      await log(tx, call, 'saved_search.switch', row);
    }
    return presentSavedSearch(changed, await skill.taxonomy(tx), call.lang);
  });

export const removeSavedSearch = (
  { platform }: SavedSearchDependencies,
  call: SignedInCall,
  named: Named,
): Promise<{ removed: true }> =>
  platform.write(call, async (tx) => {
    const row = await lockOwn(tx, call, named);
    await deleteSavedSearch(tx, row);
    await log(tx, call, 'saved_search.remove', row);
    return { removed: true };
  });
