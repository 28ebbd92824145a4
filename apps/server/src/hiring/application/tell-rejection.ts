import { system } from '../../platform/platform.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { isUntold } from './application.rules.ts';
import { applicationTransitions } from './application.transitions.ts';

/** Looks again: what was taken back, or rejected anew for a later time, is not told now. */
export async function tellRejection(
  { platform }: Pick<ApplicationDependencies, 'platform'>,
  applicationId: string,
): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const { verb } = applicationTransitions;
    const allowed = await applicationTransitions.lockForSystem(tx, verb.tellRejection, applicationId);
    if (!allowed || !isUntold(allowed.row) || (allowed.row.tellAt ?? now) > now) return;
    await applicationTransitions.move(tx, allowed, { now, changes: { toldAt: now, endedAt: now } });
  });
}
