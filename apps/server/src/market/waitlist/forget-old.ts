import { systemAuthorized } from '../../platform/authorize.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { daysBefore, keptDays } from './waitlist.rules.ts';
import { deleteOld } from './waitlist.store.ts';

/** Removes entries whose purpose has ended, with their contacts. */
export function forgetOld(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const old = { toldBefore: daysBefore(now, keptDays.told), askedBefore: daysBefore(now, keptDays.waiting) };
  return platform.write(system, (tx) =>
    deleteOld(tx, systemAuthorized(old, 'The time that contacts are kept for is over.')),
  );
}
