import { waitlistErrors } from '@nukkad/contract/market/waitlist/waitlist.noun';
import { authorize, systemAuthorized } from '../../platform/authorize.ts';
import type { Platform, WriteCall } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { entryOfCode } from './waitlist-keys.ts';
import { mayLeave } from './waitlist.policy.ts';
import { deleteEntry, findEntry } from './waitlist.store.ts';

/** Another person's entry is not there for the caller. */
export function leaveWaitlist(
  platform: Platform,
  call: WriteCall & { readonly viewer: Viewer },
  entryId: string,
): Promise<{ entryId: string }> {
  return platform.write(call, async (tx) => {
    const row = await findEntry(tx, entryId);
    if (!row || !mayLeave(call.viewer, row)) return refuse(waitlistErrors.waitlist_entry_not_found);
    await deleteEntry(tx, authorize({ entryId }, mayLeave(call.viewer, row)));
    return { entryId };
  });
}

/** By the link of the message; an entry that is gone already is removed as well. */
export async function leaveByCode(platform: Platform, call: WriteCall, code: string) {
  const entryId =
    entryOfCode(platform.config.secret, code) ?? refuse(waitlistErrors.waitlist_entry_not_found);
  await platform.write(call, (tx) =>
    deleteEntry(tx, systemAuthorized({ entryId }, 'The signed link is the permit.')),
  );
  return { removed: true as const };
}
