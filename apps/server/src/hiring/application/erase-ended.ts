import { systemAuthorized } from '../../platform/authorize.ts';
import { system } from '../../platform/platform.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { defaultApplicationRules, erasesBefore } from './application.rules.ts';
import { eraseApplications, lockOver } from './upkeep.store.ts';

/** In one transaction. */
const most = 100;

/**
 * Applications that ended without a hire are erased after the time of the configuration, with what other domains keep of
 * them; a count without a person stays.
 */
export async function eraseEnded({
  erased,
  platform,
}: Pick<ApplicationDependencies, 'erased' | 'platform'>): Promise<void> {
  const { clock, db } = platform;
  const now = clock.now();
  const { keptDays } = await settingAt(db, 'application.rules', now, defaultApplicationRules);
  const before = erasesBefore(now, keptDays);
  const eraseSome = () =>
    platform.write(system, async (tx) => {
      const applicationIds = await lockOver(tx, before, most);
      if (applicationIds.length === 0) return 0;
      const over = systemAuthorized({ applicationIds }, 'The time that applications are kept for is over.');
      for (const eraseWith of erased.answers) await eraseWith(tx, over);
      await eraseApplications(tx, over);
      return applicationIds.length;
    });
  let count = 0;
  do count = await eraseSome();
  while (count === most);
}
