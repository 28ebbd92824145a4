import type { Tx } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { documentTransitions } from './document.transitions.ts';
import { lockAttached } from './document.store.ts';

interface Decision {
  readonly verb: 'approve' | 'reject';
  /** In words that the owner reads. */
  readonly reason?: string;
}

/** In the transaction of a review's decision: what belongs to the profile is approved or rejected with it. */
export async function decideAttached(
  tx: Tx,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
  organisationId: string,
  { verb, reason }: Decision,
): Promise<void> {
  for (const document of await lockAttached(tx, organisationId)) {
    const allowed = documentTransitions.allow(viewer, verb, document);
    await documentTransitions.move(tx, allowed, { now, ...(reason !== undefined && { reason }) });
  }
}
