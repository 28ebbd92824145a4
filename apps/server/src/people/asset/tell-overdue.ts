import { assetEvents } from '@nukkad/contract/people/asset/asset.noun';
import { istDay, istMinuteOfDay } from '@nukkad/contract/kernel/time';
import { systemAuthorized } from '../../platform/authorize.ts';
import { publishEach } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { AssetDependencies } from './asset.interface.ts';
import { takeOverdue } from './custody.store.ts';

const atOnce = 500;
/** People hear of it from nine in the morning. */
const nine = 9 * 60;

/** By the clock: what was to be back before today, each hand-out once. */
export async function tellOverdue({ platform }: AssetDependencies): Promise<void> {
  const now = platform.clock.now();
  if (istMinuteOfDay(now) < nine) return;
  await platform.write(system, async (tx) => {
    const due = systemAuthorized({ now, today: istDay(now), limit: atOnce }, 'Their days have passed.');
    await publishEach(tx, now, assetEvents.overdue, await takeOverdue(tx, due));
  });
}
