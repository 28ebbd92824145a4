import { createEnvelopeDomain } from '../../src/files/envelope/index.ts';
import { createAccountDomain } from '../../src/identity/account/index.ts';
import { createPartnerDomain } from '../../src/identity/partner/index.ts';
import { createGeographyDomain } from '../../src/places/geography/index.ts';
import type { Platform } from '../../src/platform/platform.ts';

/** Places, partners, accounts and documents to sign, as domains above them are handed them. Nothing of them is mounted. */
export function aGround(platform: Platform) {
  const geography = createGeographyDomain(platform);
  const partner = createPartnerDomain(platform);
  const envelope = createEnvelopeDomain(platform, {});
  const sessions = { dropSession: () => undefined };
  const account = createAccountDomain(platform, { partner, sessions, envelope });
  return { geography, partner, account, envelope };
}
