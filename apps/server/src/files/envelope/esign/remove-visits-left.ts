import { systemAuthorized } from '../../../platform/authorize.ts';
import { system } from '../../../platform/platform.ts';
import { discard } from '../../../platform/storage/storage.ts';
import type { EnvelopeDependencies } from '../envelope.interface.ts';
import { removeVisitsBefore } from './esign.store.ts';

const lot = 500;
const dayMs = 86_400_000;

/** What was filled in for a visit from which no one came back is kept for a day after its time. */
export async function removeVisitsLeft({ platform }: Pick<EnvelopeDependencies, 'platform'>): Promise<void> {
  const { clock, storage } = platform;
  const before = new Date(clock.now().getTime() - dayMs);
  const left = systemAuthorized({}, 'Its visit is over, and no answer came.');
  const keys = await platform.write(system, (tx) => removeVisitsBefore(tx, left, before, lot));
  await discard(
    storage,
    keys.filter((key) => key !== null),
  );
}
