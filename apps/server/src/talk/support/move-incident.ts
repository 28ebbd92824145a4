import type { SupportTeam } from '@nukkad/contract/talk/support/incident-sla';
import type { EndOf } from '@nukkad/contract/kernel/lifecycle';
import type { IncidentStatus, incidentLifecycle } from '@nukkad/contract/talk/support/incident.lifecycle';
import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import { confirmsIncident, seenOfIncident } from '@nukkad/contract/talk/support/incident.confirm';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { supportErrors } from '@nukkad/contract/talk/support/support.errors';
import { supportEvents } from '@nukkad/contract/talk/support/support.events';
import type { Incident } from '@nukkad/contract/talk/support/support.model';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { Tx } from '../../platform/db/database.ts';
import { pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import type { Platform, WriteCall } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { incidentTransitions } from './incident.transitions.ts';
import { type Briefs, presentWithBooking } from './list-incidents.ts';
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

interface InOffice {
  readonly incidentId: string;
  readonly seen: Seen<typeof confirmsIncident>;
}

/** Locked, free for this move, and as this Admin read it. */
async function lockInOffice<V extends 'answer' | 'forward' | 'resolve' | 'close'>(
  tx: Tx,
  viewer: Viewer,
  verb: V,
  { incidentId, seen }: InOffice,
) {
  const allowed = await incidentTransitions.lockTo(tx, viewer, verb, incidentId);
  confirmSeen(confirmsIncident, seen, seenOfIncident(allowed.row));
  return allowed;
}

/** Kept, and sent to the person from the outbox. */
export async function answerIncident(
  platform: Platform,
  booking: Briefs,
  call: MoveCall,
  asked: InOffice & { readonly message: string },
): Promise<OfficeIncident> {
  const { viewer, now } = call;
  const answered = await platform.write(call, async (tx) => {
    const { incidentId } = asked;
    const allowed = await lockInOffice(tx, viewer, 'answer', asked);
    const said = { by: 'support', userId: viewer.userId, message: asked.message } as const;
    const answerId = await insertAnswer(tx, allowed.row, said, now);
    const event = pendingEvent(supportEvents.incidentAnswered, { incidentId, answerId });
    const clock = { answerBy: allowed.row.answerBy, answeredAt: now };
    await incidentTransitions.move(tx, allowed, { now, event, clock });
    return read(tx, incidentId);
  });
  return presentWithBooking(platform, booking, call, answered);
}

export async function moveInOffice(
  platform: Platform,
  booking: Briefs,
  call: MoveCall,
  asked: InOffice & {
    readonly verb: 'forward' | 'resolve' | 'close';
    readonly team?: SupportTeam | undefined;
    readonly why?: string | undefined;
  },
): Promise<OfficeIncident> {
  const moved = await platform.write(call, async (tx) => {
    const allowed = await lockInOffice(tx, call.viewer, asked.verb, asked);
    const { verb, team, why = '' } = asked;
    const handed = verb === 'forward' && team ? { handed: { team, forwardReason: why } } : {};
    const told = verb === 'resolve' && {
      event: pendingEvent(supportEvents.incidentResolved, { incidentId: asked.incidentId }),
    };
    await incidentTransitions.move(tx, allowed, { now: call.now, ...handed, ...told });
    return read(tx, asked.incidentId);
  });
  return presentWithBooking(platform, booking, call, moved);
}
