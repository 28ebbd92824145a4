import { createAccountDomain } from '../../src/identity/account/index.ts';
import { createPartnerDomain } from '../../src/identity/partner/index.ts';
import { createGeographyDomain } from '../../src/places/geography/index.ts';
import type { Platform } from '../../src/platform/platform.ts';

/** Places, partners and accounts, as domains above them are handed them. Nothing of them is mounted. */
export function aGround(platform: Platform) {
  const geography = createGeographyDomain(platform);
  const partner = createPartnerDomain(platform);
  const account = createAccountDomain(platform, { partner, sessions: { dropSession: () => undefined } });
  return { geography, partner, account };
}
