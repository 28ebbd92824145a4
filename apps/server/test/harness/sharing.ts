import { ownerPermissions } from '@nukkad/contract/kernel/permissions';
import { createShareDomain } from '../../src/files/share/index.ts';
import { namesOf } from '../../src/identity/account/account.store.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { aViewer } from './mounted.ts';

/** Links of people whom the harness believes: who made one has every right that their role can have. */
export function sharing(platform: Platform): ReturnType<typeof createShareDomain> {
  const share = createShareDomain(platform);
  const believed = share.makers.answeredBy({
    namesOf,
    find: async (_reader, maker) => aViewer({ ...maker, permissions: ownerPermissions() }),
  });
  return { ...share, extensions: [believed] };
}
