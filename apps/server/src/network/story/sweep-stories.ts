import { systemAuthorized } from '../../platform/authorize.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { discard } from '../../platform/storage/storage.ts';
import { waiting } from './picture.store.ts';
import { daysBefore } from './story.rules.ts';
import { forgetEnded } from './story.store.ts';
import { forgetUnusedVideos } from './video.store.ts';

const lot = 100;
const mostLots = 500;
/** A story is there for so long after its end, for its author and for a report that is being looked at. */
const endedDays = 7;
/** One that was removed, for an appeal within 30 days and its answer. */
const removedDays = 60;

async function sweepEnded(platform: Platform, now: Date): Promise<number> {
  const ended = systemAuthorized(
    { before: daysBefore(now, endedDays), removedBefore: daysBefore(now, removedDays), now, most: lot },
    'Their 24 hours were over some days ago.',
  );
  const { count, keys } = await platform.write(system, (tx) => forgetEnded(tx, ended));
  await discard(platform.storage, keys);
  return count;
}

async function sweepUnused(platform: Platform, now: Date): Promise<number> {
  const unused = systemAuthorized({ before: daysBefore(now, 1), most: lot }, 'No story took them.');
  const keys = await platform.write(system, (tx) => waiting.forget(tx, unused));
  await discard(platform.storage, keys);
  return keys.length;
}

async function sweepUnusedVideos(platform: Platform, now: Date): Promise<number> {
  const unused = systemAuthorized({ before: daysBefore(now, 1), most: lot }, 'No story took them.');
  const { count, keys } = await platform.write(system, (tx) => forgetUnusedVideos(tx, unused));
  await discard(platform.storage, keys);
  return count;
}

/** Stories that were over some time ago, with their views and files, and pictures and videos that no story took. In lots. */
export async function sweepStories(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  for (const sweep of [sweepEnded, sweepUnused, sweepUnusedVideos])
    for (let done = 0; done < mostLots; done += 1) if ((await sweep(platform, now)) < lot) break;
}
