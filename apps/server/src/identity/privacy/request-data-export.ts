import { newId } from '../../platform/id.ts';
import type { WriteCall } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { exportTransitions } from './export.transitions.ts';
import type { PrivacyDependencies } from './privacy.interface.ts';
import { exportLifeMs, exportPauseMs } from './privacy.rules.ts';
import { findNewestExport, insertExport } from './privacy.store.ts';

/** Has a copy made; of many wishes within a day, one is carried out. The answer is read afterwards: its links must be fresh. */
export async function requestDataExport(
  { platform, account }: PrivacyDependencies,
  call: WriteCall & { readonly viewer: Viewer; readonly now: Date },
): Promise<void> {
  const { viewer, now } = call;
  await platform.write(call, async (tx) => {
    const { userId } = await account.lock(tx, viewer.userId);
    const last = await findNewestExport(tx, viewer.userId, now);
    if (last && now.getTime() - last.askedAt.getTime() < exportPauseMs) return null;
    const expiresAt = new Date(now.getTime() + exportLifeMs);
    const asked = {
      exportId: newId(),
      userId,
      askedAt: now,
      readyAt: null,
      expiresAt,
      status: 'asked' as const,
    };
    const allowed = exportTransitions.allowNew(viewer, exportTransitions.verb.ask, asked);
    await insertExport(tx, allowed.row);
    await exportTransitions.begin(tx, allowed, { now });
    return null;
  });
}
