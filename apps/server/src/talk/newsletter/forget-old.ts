import { systemAuthorized } from '../../platform/authorize.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { confirmDays, daysBefore, keptDays } from './newsletter.rules.ts';
import { deleteOld } from './newsletter.store.ts';

/** Addresses that were never confirmed, and those that left. */
export function forgetOld(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const old = { mailedBefore: daysBefore(now, confirmDays), leftBefore: daysBefore(now, keptDays) };
  return platform.write(system, (tx) =>
    deleteOld(tx, systemAuthorized(old, 'The time that addresses are kept for is over.')),
  );
}
