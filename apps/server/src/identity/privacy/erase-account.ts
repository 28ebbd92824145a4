import { privacyErrors, privacyEvents } from '@nukkad/contract/identity/privacy/privacy.noun';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsErasure, seenOfErasure } from '@nukkad/contract/identity/privacy/privacy.api';
import type { KeptItem } from '@nukkad/contract/identity/privacy/privacy.model';
import { audit } from '../../platform/audit.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import { authorize, systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { erasureOrder } from '../../platform/erasure-order.ts';
import { eraseFrom } from '../../platform/personal.ts';
import { type WriteCall, system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { keptOfPerson } from './kept-of.ts';
import { openMattersOf } from './open-matters.ts';
import type { PrivacyDependencies } from './privacy.interface.ts';
import { mayDecideOver } from './privacy.policy.ts';
import { addErasure, deleteErasedFiles, listErasedFiles } from './privacy.store.ts';

async function filesOf({ ports }: PrivacyDependencies, tx: Tx, userId: string): Promise<string[]> {
  const found: string[] = [];
  for (const { files } of ports) found.push(...((await files?.(tx, userId)) ?? []));
  return found;
}

/**
 * Erases the person from every domain in one transaction, in the order of the database's foreign keys. Refused while
 * something is open.
 */
export async function eraseAccount(
  deps: PrivacyDependencies,
  call: WriteCall & { readonly viewer: Viewer; readonly now: Date },
  seen: Seen<typeof confirmsErasure>,
): Promise<KeptItem[]> {
  const { viewer, now } = call;
  const { userId } = viewer;
  const { ended, kept } = await deps.platform.write(call, async (tx) => {
    const person = await deps.account.lock(tx, userId);
    const authorized = authorize(person, mayDecideOver(viewer, person));
    const open = await openMattersOf(deps.ports, tx, userId);
    if (open.length > 0) refuse(privacyErrors.erasure_blocked, { present: open.join(',') });
    const sessionIds = await deps.account.listSessionIds(tx, userId);
    const remaining = await keptOfPerson(deps.ports, tx, userId);
    confirmSeen(confirmsErasure, seen, seenOfErasure(remaining));
    const files = await filesOf(deps, tx, userId);
    for (const port of await erasureOrder(tx, deps.ports)) await eraseFrom(port, tx, userId);
    const erasureId = await addErasure(tx, authorized, { kept: remaining, files }, now);
    await audit(tx, now, {
      actorKind: 'Person',
      actorId: userId,
      action: 'privacy.erase_account',
      subjectKind: 'user_account',
      subjectId: userId,
      detail: {},
    });
    await publish(tx, now, privacyEvents.accountErased, { erasureId });
    return { ended: sessionIds, kept: remaining };
  });
  deps.account.closeSessions(ended);
  return kept;
}

/** After the commit: what lay in storage. Tried again until it is gone. */
export async function removeErasedFiles({ platform }: PrivacyDependencies, erasureId: string): Promise<void> {
  for (const key of await listErasedFiles(platform.db, erasureId)) await platform.storage.remove(key);
  const gone = systemAuthorized({ erasureId }, 'Its files are no longer in storage.');
  await platform.write(system, (tx) => deleteErasedFiles(tx, gone));
}
