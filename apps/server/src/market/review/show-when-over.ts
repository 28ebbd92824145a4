import { systemAuthorized } from '../../platform/authorize.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { deletePhotosOf } from './photo/photo.store.ts';
import { mayStillWrite } from './review.rules.ts';
import { showReviews } from './review.transitions.ts';
import { lockWindow } from './window.store.ts';

/** The time to write is over: what was written is shown, also where the other side wrote nothing. */
export async function showWhenOver(platform: Platform, bookingId: string): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const visit = await lockWindow(tx, bookingId);
    if (!visit || mayStillWrite(visit.writeBefore, now)) return;
    await showReviews(tx, bookingId, now);
    if (visit.customerWroteAt === null)
      await deletePhotosOf(tx, systemAuthorized(visit, 'The time to write is over.'));
  });
}
