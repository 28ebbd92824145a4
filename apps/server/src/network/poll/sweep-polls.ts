import { systemAuthorized } from '../../platform/authorize.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { daysBefore } from './poll.rules.ts';
import { forgetDeleted } from './poll.store.ts';

const lot = 100;
const mostLots = 500;
/** A poll that was deleted is there for so long, for a report that is being looked at. */
const deletedDays = 30;

/** In transactions of their own, until a lot is not full. */
export async function sweepPolls(platform: Platform): Promise<void> {
  const before = daysBefore(platform.clock.now(), deletedDays);
  const deleted = systemAuthorized({ before, most: lot }, 'Their authors deleted them.');
  for (let done = 0; done < mostLots; done += 1)
    if ((await platform.write(system, (tx) => forgetDeleted(tx, deleted))) < lot) return;
}
