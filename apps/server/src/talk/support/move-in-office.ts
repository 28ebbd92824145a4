import type { Seen } from '@nukkad/contract/kernel/confirmation';
import {
  confirmsIncident,
  type OfficeIncident,
  seenOfIncident,
} from '@nukkad/contract/talk/support/incident.api';
import { mostLabels } from '@nukkad/contract/talk/support/incident-handling.model';
import type { SupportTeam } from '@nukkad/contract/talk/support/incident-sla';
import type { ReplyStep } from '@nukkad/contract/talk/support/reply.steps';
import { handlingErrors, supportErrors, supportEvents } from '@nukkad/contract/talk/support/support.noun';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { Tx } from '../../platform/db/database.ts';
import { pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type IncidentMove, incidentTransitions } from './incident.transitions.ts';
import type { MoveCall } from './move-incident.ts';
import type { OfficeParts } from './office.interface.ts';
import { presentOneForOffice } from './present-in-office.ts';
import { uniqueLabels } from './support.rules.ts';
import { findIncident, insertAnswer, saveHandling } from './support.store.ts';

interface InOffice {
  readonly incidentId: string;
  readonly seen: Seen<typeof confirmsIncident>;
}

/** As much of an answer as a reason holds. */
const mostReason = 500;

type OfficeVerb = 'forward' | 'resolve' | 'close';

const read = async (tx: Tx, incidentId: string) =>
  (await findIncident(tx, incidentId)) ?? refuse(supportErrors.incident_not_found);

/** Locked, free for this move, and as this Admin read it. */
async function lockInOffice<V extends 'answer' | OfficeVerb>(
  tx: Tx,
  viewer: Viewer,
  verb: V,
  { incidentId, seen }: InOffice,
) {
  const allowed = await incidentTransitions.lockTo(tx, viewer, verb, incidentId);
  confirmSeen(confirmsIncident, seen, seenOfIncident(allowed.row));
  return allowed;
}

/** Its person hears that it is resolved; a team and a reason stay with staff. */
function movingOn(
  { verb, team, why, incidentId }: MovedOn & { readonly incidentId: string },
  now: Date,
): { readonly now: Date } & Pick<IncidentMove, 'handed' | 'event'> {
  return {
    now,
    ...(verb === 'forward' && team && { handed: { team, forwardReason: why } }),
    ...(verb === 'resolve' && { event: pendingEvent(supportEvents.incidentResolved, { incidentId }) }),
  };
}

interface MovedOn {
  readonly verb: OfficeVerb;
  readonly team?: SupportTeam | undefined;
  readonly why: string;
}

interface Answered {
  readonly message: string;
  readonly label?: string | undefined;
  readonly nextStep?: ReplyStep | undefined;
  readonly team?: SupportTeam | undefined;
}

/** Who answers what no one has, has it from then on. */
async function answer(tx: Tx, { viewer, now }: MoveCall, asked: InOffice & Answered): Promise<void> {
  const { incidentId, message, label } = asked;
  const allowed = await lockInOffice(tx, viewer, 'answer', asked);
  const { row } = allowed;
  const said = { by: 'support', userId: viewer.userId, message } as const;
  const answerId = await insertAnswer(tx, row, said, now);
  const labels = uniqueLabels([...row.labels, ...(label ? [label] : [])]);
  if (labels.length > mostLabels) refuse(handlingErrors.too_many_labels, { values: { limit: mostLabels } });
  if (label) await saveHandling(tx, { ...row, labels });
  const event = pendingEvent(supportEvents.incidentAnswered, { incidentId, answerId });
  const clock = { answerBy: row.answerBy, answeredAt: now };
  const assigneeId = row.assigneeId ?? viewer.userId;
  await incidentTransitions.move(tx, allowed, { now, event, clock, assigneeId });
}

/** Kept, and sent to the person from the outbox; what a ready reply adds follows in the same transaction. */
export async function answerIncident(
  parts: OfficeParts,
  call: MoveCall,
  asked: InOffice & Answered,
): Promise<OfficeIncident> {
  const { viewer, now } = call;
  const answered = await parts.platform.write(call, async (tx) => {
    const { incidentId, nextStep: verb, team } = asked;
    await answer(tx, call, asked);
    if (verb) {
      const allowed = await incidentTransitions.lockTo(tx, viewer, verb, incidentId);
      const moved = { verb, team, why: asked.message.slice(0, mostReason), incidentId };
      await incidentTransitions.move(tx, allowed, movingOn(moved, now));
    }
    return read(tx, incidentId);
  });
  return presentOneForOffice(parts, call, answered);
}

export async function moveInOffice(
  parts: OfficeParts,
  call: MoveCall,
  asked: InOffice & {
    readonly verb: OfficeVerb;
    readonly team?: SupportTeam | undefined;
    readonly why?: string | undefined;
  },
): Promise<OfficeIncident> {
  const moved = await parts.platform.write(call, async (tx) => {
    const { verb, team, why = '', incidentId } = asked;
    const allowed = await lockInOffice(tx, call.viewer, verb, asked);
    await incidentTransitions.move(tx, allowed, movingOn({ verb, team, why, incidentId }, call.now));
    return read(tx, incidentId);
  });
  return presentOneForOffice(parts, call, moved);
}
