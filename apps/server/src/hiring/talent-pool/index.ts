import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { dropClosed, leavePools } from './leave-pool.ts';
import type { TalentPoolInterfaces } from './talent-pool.interface.ts';
import { talentPoolRoutes } from './talent-pool.routes.ts';
import { talentPoolPersonal } from './talent-pool.store.ts';

/** Candidates whom businesses keep for other jobs, with tags and a word of why. */
export function createTalentPoolDomain(platform: Platform, parts: TalentPoolInterfaces): Domain {
  const deps = { platform, ...parts };
  return {
    name: 'talent-pool',
    routes: talentPoolRoutes(deps),
    personal: talentPoolPersonal,
    extensions: [parts.candidate.hid.answeredBy((tx, person) => leavePools(deps, tx, person))],
    // 04:20 in India, when little else runs.
    cron: [{ name: 'talent_pool.drop_closed', match: '50 22 * * *', run: () => dropClosed(deps) }],
  };
}

export const talentPool = domainOn({ needs: ['account', 'candidate'], create: createTalentPoolDomain });
