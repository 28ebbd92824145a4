import { systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { discard } from '../../platform/storage/storage.ts';
import { forgetUnusedFiles } from './attached/file.store.ts';
import { forgetPreviews } from './attached/link.store.ts';
import { forgetEntries } from './feed.store.ts';
import { forgetDecided } from './forget-files.ts';
import { waiting } from './picture.store.ts';
import { dayBefore, daysBefore, postRules } from './post.rules.ts';
import { forgetDeleted } from './post.store.ts';

const lot = 1_000;
const mostLots = 500;
/** A post that was deleted is there for so long, for a report that is being looked at. */
const deletedDays = 30;

/** In transactions of their own, until a lot is not full. */
async function inLots(platform: Platform, forget: (tx: Tx) => Promise<number>): Promise<void> {
  for (let done = 0; done < mostLots; done += 1) if ((await platform.write(system, forget)) < lot) return;
}

/** Old entries of feeds, pictures that no post took, and posts that were deleted some time ago. */
export async function sweepPosts(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const until = (before: Date, why: `${string} ${string}`) => systemAuthorized({ before, most: lot }, why);
  const old = until(daysBefore(now, postRules.feedDays), 'They are too old for a feed.');
  const deleted = systemAuthorized(
    { before: daysBefore(now, deletedDays), most: lot, now },
    'Their authors deleted them.',
  );
  const unused = until(dayBefore(now), 'No post took them.');
  await inLots(platform, (tx) => forgetEntries(tx, old));
  await forgetDecided(platform, null);
  await inLots(platform, (tx) => forgetDeleted(tx, deleted));
  await inLots(platform, async (tx) => {
    const keys = await waiting.forget(tx, unused);
    await discard(platform.storage, keys);
    return keys.length;
  });
  await inLots(platform, async (tx) => {
    const { rows, keys } = await forgetUnusedFiles(tx, unused);
    await discard(platform.storage, keys);
    return rows;
  });
  await inLots(platform, async (tx) => {
    const keys = await forgetPreviews(tx, until(dayBefore(now), 'No post shows them.'));
    await discard(
      platform.storage,
      keys.filter((key) => key !== null),
    );
    return keys.length;
  });
}
