import { systemAuthorized } from '../../../platform/authorize.ts';
import { settingAt } from '../../../platform/snapshot/settings.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { lockAccountIfThere } from '../account.store.ts';
import { countOpenFor } from '../deactivation/count-open-bookings.ts';
import { changeAccountStatus } from '../status/change-account-status.ts';
import { dormancyDefaults, unusedSince } from './dormancy.rules.ts';
import { isStillUnused, allowReactivationAtSignIn, listUnused } from './dormancy.store.ts';

const atOnce = 200;
const by = { kind: 'System', userId: null } as const;

/** An account with an open booking in any role is in use. False: nothing was done. */
async function markDormant(platform: Platform, userId: string, before: Date) {
  const now = platform.clock.now();
  return platform.write(system, async (tx) => {
    const account = await lockAccountIfThere(tx, userId);
    if (!account || !(await isStillUnused(tx, userId, before))) return false;
    if ((await countOpenFor(tx, platform.contributions.openWork, userId)) > 0) return false;
    await changeAccountStatus(tx, { userId, to: 'Inactive', by, reason: 'not used for long', now });
    await allowReactivationAtSignIn(tx, systemAuthorized(account, 'It was not used for long.'));
    return true;
  });
}

/**
 * Makes accounts dormant that were unused for the configured days, one transaction each. Returns how many there were.
 */
export async function markDormantAccounts(platform: Platform): Promise<number> {
  const now = platform.clock.now();
  const rules = await settingAt(platform.db, 'account.rest', now, dormancyDefaults);
  const before = unusedSince(rules, now);
  let rested = 0;
  let after: string | null = null;
  for (;;) {
    const due: string[] = await listUnused(platform.db, { before, after, limit: atOnce });
    for (const userId of due) if (await markDormant(platform, userId, before)) rested += 1;
    after = due.at(-1) ?? null;
    if (due.length < atOnce) return rested;
  }
}
