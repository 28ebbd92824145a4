import { documentEvents } from '@nukkad/contract/files/document/document.noun';
import { istDay, istMinuteOfDay } from '@nukkad/contract/kernel/time';
import { systemAuthorized } from '../../platform/authorize.ts';
import { publishEach } from '../../platform/outbox/publish.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { takeEnding } from './document-end.store.ts';

const atOnce = 500;
/** People hear of documents from nine in the morning. */
const nine = 9 * 60;

/** By the clock: documents that end in 60, 30 or 7 days or today, each alert once. */
export async function alertEnding(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  if (istMinuteOfDay(now) < nine) return;
  await platform.write(system, async (tx) => {
    const due = systemAuthorized({ today: istDay(now), limit: atOnce }, 'These documents end soon.');
    await publishEach(tx, now, documentEvents.ending, await takeEnding(tx, due));
  });
}
