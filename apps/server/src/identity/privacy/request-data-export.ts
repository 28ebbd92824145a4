import { privacyEvents } from '@nukkad/contract/identity/privacy/privacy.events';
import { actorOf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import { publish } from '../../platform/outbox/publish.ts';
import type { WriteCall } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { PrivacyDependencies } from './privacy.dependencies.ts';
import { mayDecideOver } from './privacy.policy.ts';
import { exportLifeMs, exportPauseMs } from './privacy.rules.ts';
import { addExport, findNewestExport, lockPerson } from './privacy.store.ts';

/** Has a copy made; of many wishes within a day, one is carried out. The answer is read afterwards: its links must be fresh. */
export async function requestDataExport(
  { platform }: PrivacyDependencies,
  call: WriteCall & { readonly viewer: Viewer; readonly now: Date },
): Promise<void> {
  const { viewer, now } = call;
  await platform.write(call, async (tx) => {
    const person = await lockPerson(tx, viewer.userId);
    const last = await findNewestExport(tx, viewer.userId, now);
    if (last && now.getTime() - last.askedAt.getTime() < exportPauseMs) return null;
    const expiresAt = new Date(now.getTime() + exportLifeMs);
    const exportId = await addExport(tx, authorize(person, mayDecideOver(viewer, person)), {
      now,
      expiresAt,
    });
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'privacy.ask_export',
      subjectKind: 'user_account',
      subjectId: viewer.userId,
      detail: { exportId },
    });
    await publish(tx, now, privacyEvents.exportAsked, { exportId });
    return null;
  });
}
