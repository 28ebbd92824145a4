import { systemAuthorized } from '../../platform/authorize.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { discard } from '../../platform/storage/storage.ts';
import { dayBefore } from './chat.rules.ts';
import { deleteUnsent } from './document.store.ts';

/** Files that were added to a message which was never sent. */
export async function sweepUnsent(platform: Platform): Promise<void> {
  const before = systemAuthorized(
    { before: dayBefore(platform.clock.now()) },
    'They were not sent for a day.',
  );
  const files = await platform.write(system, (tx) => deleteUnsent(tx, before));
  await discard(platform.storage, files);
}
