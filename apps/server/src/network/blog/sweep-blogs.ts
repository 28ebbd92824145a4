import { istDay } from '@nukkad/contract/kernel/time';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { discard } from '../../platform/storage/storage.ts';
import { daysBefore } from './blog.rules.ts';
import { forgetDeleted } from './blog.store.ts';
import { waiting } from './picture.store.ts';
import { forgetViews } from './view.store.ts';

const lot = 1_000;
const mostLots = 500;
/** A blog that was deleted is there for so long, for a report that is being looked at. */
const deletedDays = 30;

/** In transactions of their own, until a lot is not full. */
async function inLots(platform: Platform, forget: (tx: Tx) => Promise<number>): Promise<void> {
  for (let done = 0; done < mostLots; done += 1) if ((await platform.write(system, forget)) < lot) return;
}

/** Who read what on earlier days, pictures that no draft took, and blogs that were deleted some time ago. */
export async function sweepBlogs(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const read = systemAuthorized(
    { before: istDay(daysBefore(now, 1)), most: lot },
    'They were counted on their day.',
  );
  const unused = systemAuthorized({ before: daysBefore(now, 1), most: lot }, 'No draft took them.');
  const deleted = systemAuthorized(
    { before: daysBefore(now, deletedDays), most: lot },
    'Their authors deleted them.',
  );
  await inLots(platform, (tx) => forgetViews(tx, read));
  await inLots(platform, (tx) => forgetDeleted(tx, deleted));
  await inLots(platform, async (tx) => {
    const keys = await waiting.forget(tx, unused);
    await discard(platform.storage, keys);
    return keys.length;
  });
}
