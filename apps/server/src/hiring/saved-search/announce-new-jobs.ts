import { savedSearchEvents } from '@nukkad/contract/hiring/saved-search/saved-search.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import { publishEach } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { SavedSearchDependencies } from './saved-search.interface.ts';
import { lookUntil, lookedBefore } from './saved-search.rules.ts';
import { type Looked, type SavedSearchRow, listAlerting, noteLooked } from './saved-search.store.ts';

/** In one transaction. */
const peopleAtOnce = 50;
/** More are said as "so many and more". */
export const mostAnnounced = 50;

type Found = Looked & Pick<SavedSearchRow, 'userId'>;

async function look(
  { job, platform }: SavedSearchDependencies,
  row: SavedSearchRow,
  now: Date,
): Promise<Found> {
  const until = lookUntil(now);
  const span = { since: row.lookedUntil, until };
  const found = await job.newOpenJobs(platform.db, row, span, mostAnnounced);
  return { savedSearchId: row.savedSearchId, userId: row.userId, jobs: found.length, until };
}

/** One of each person: the search that found most, and how many others found something. */
function newsOf(found: readonly Found[]) {
  const fruitful = found.filter(({ jobs }) => jobs > 0);
  return [...new Set(fruitful.map(({ userId }) => userId))].flatMap((userId) => {
    const searches = fruitful.filter((one) => one.userId === userId);
    const [first] = searches.toSorted((one, other) => other.jobs - one.jobs);
    if (!first) return [];
    return [{ savedSearchId: first.savedSearchId, userId, jobs: first.jobs, others: searches.length - 1 }];
  });
}

/** Who has left hears nothing. */
async function ofActive(
  { account, platform }: SavedSearchDependencies,
  rows: readonly SavedSearchRow[],
): Promise<readonly SavedSearchRow[]> {
  const people = await account.getPeople(platform.db, [...new Set(rows.map(({ userId }) => userId))]);
  return rows.filter(({ userId }) => people.get(userId)?.status === 'Active');
}

/**
 * Looks through all searches with alerts, once a day, and tells each person of new jobs in one message. A run that is
 * repeated finds none that is due.
 */
export async function announceNewJobs(deps: SavedSearchDependencies): Promise<void> {
  const { platform } = deps;
  const { db, clock } = platform;
  const now = clock.now();
  const before = lookedBefore(now);
  let after: string | null = null;
  for (;;) {
    const rows = await listAlerting(db, { before, after, people: peopleAtOnce });
    const last = rows.at(-1);
    if (!last) return;
    after = last.userId;
    const looked: Found[] = [];
    for (const row of await ofActive(deps, rows)) looked.push(await look(deps, row, now));
    await platform.write(system, async (tx) => {
      const noted = await noteLooked(tx, systemAuthorized({ looked, before, now }, 'their time has come'));
      const news = newsOf(looked.filter(({ savedSearchId }) => noted.has(savedSearchId)));
      await publishEach(tx, now, savedSearchEvents.found, news);
    });
  }
}
