import type { EndOf } from '@nukkad/contract/kernel/lifecycle';
import type { incidentLifecycle, IncidentStatus } from '@nukkad/contract/talk/support/incident.noun';
import { supportErrors, supportEvents } from '@nukkad/contract/talk/support/support.noun';
import type { Incident } from '@nukkad/contract/talk/support/support.model';
import type { Tx } from '../../platform/db/database.ts';
import { pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import type { Platform, WriteCall } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { incidentTransitions } from './incident.transitions.ts';
import { presentIncident } from './support.presenter.ts';
import { readSupportRules } from './support-rules.store.ts';
import { answerDue, mayReopen } from './support.rules.ts';
import { findIncident, insertAnswer } from './support.store.ts';

export type MoveCall = WriteCall & { readonly viewer: Viewer; readonly now: Date };

const read = async (tx: Tx, incidentId: string) =>
  (await findIncident(tx, incidentId)) ?? refuse(supportErrors.incident_not_found);

/** A reply leaves it where it is. */
const endOfOwn = (
  verb: 'cancel' | 'reopen' | 'reply',
  status: IncidentStatus,
): EndOf<typeof incidentLifecycle, 'cancel' | 'reopen' | 'reply'> => {
  if (verb === 'cancel') return 'Cancelled';
  return verb === 'reply' && (status === 'Inprogress' || status === 'Forwaded') ? status : 'Open';
};

/** By its own person; another's is not there for them. */
export async function moveOwnIncident(
  platform: Platform,
  call: MoveCall,
  asked: {
    readonly incidentId: string;
    readonly verb: 'cancel' | 'reopen' | 'reply';
    readonly message?: string | undefined;
  },
): Promise<Incident> {
  const { viewer, now } = call;
  const { incidentId, verb, message } = asked;
  const row = await platform.write(call, async (tx) => {
    const allowed = await incidentTransitions.lockTo(tx, viewer, verb, incidentId);
    if (verb === 'reopen' && !mayReopen(allowed.row, now)) refuse(supportErrors.incident_reopen_too_late);
    if (message) await insertAnswer(tx, allowed.row, { by: 'person', userId: viewer.userId, message }, now);
    const { priority, status } = allowed.row;
    const asks = verb !== 'cancel' && {
      event: pendingEvent(supportEvents.incidentOpened, { incidentId, again: true }),
      clock: { answerBy: answerDue(priority, now, await readSupportRules(tx, now)), answeredAt: null },
    };
    await incidentTransitions.move(tx, allowed, { now, to: endOfOwn(verb, status), ...asks });
    return read(tx, incidentId);
  });
  return presentIncident(row, { ...call, config: platform.config });
}
