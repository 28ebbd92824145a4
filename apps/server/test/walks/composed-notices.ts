import { composeDomains } from '../../src/domains.ts';
import { readConfig } from '../../src/platform/config.ts';
import { createContributions } from '../../src/platform/contributions.ts';
import type { Notice } from '../../src/platform/notice/notice.ts';
import type { Database } from '../../src/platform/db/database.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { openSnapshots } from '../../src/platform/snapshot/snapshots.ts';

const noDatabase = {} as Database;

/** A platform with no services behind it: domains can be made on it, and nothing of them called. */
export function unservedPlatform(): Platform {
  const config = readConfig(
    { NODE_ENV: 'test', PUBLIC_ORIGIN: 'https://nukkad.example', BRAND_NAME: 'NUKKAD' },
    'a secret of the tests only, 0123456789',
  );
  const contributions = createContributions();
  // Nothing is read, so the snapshots have no database either.
  const snapshots = openSnapshots(noDatabase);
  return { config, clock: { now: () => new Date() }, contributions, snapshots } as Platform;
}

/** The notices of the whole product, to be read and never sent. */
export function composedNotices(): readonly Notice[] {
  const { domains } = composeDomains(unservedPlatform(), { dropSession: () => undefined });
  return domains.flatMap(({ notices = [] }) => notices);
}
