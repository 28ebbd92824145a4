import type { ApplicationInterface } from './application.interface.ts';
import { isUntold, knownStatus } from './application.rules.ts';
import { lockApplication } from './application.store.ts';
import { applicationTransitions } from './application.transitions.ts';

/** Who chooses a time of an interview hears of a rejection before they are reminded of it, or at once. */
export const holdForTime: ApplicationInterface['holdForTime'] = async (tx, now, applicationId, tellBy) => {
  const row = await lockApplication(tx, applicationId);
  if (!row || knownStatus(row) !== 'Inprogress') return false;
  if (!isUntold(row) || row.tellAt === null || row.tellAt <= tellBy) return true;
  const allowed = applicationTransitions.allowSystem(applicationTransitions.verb.hasten, row);
  if (allowed) await applicationTransitions.move(tx, allowed, { now, changes: { tellAt: tellBy } });
  return true;
};
