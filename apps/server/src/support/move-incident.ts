import { supportEvents } from '@nukkad/contract/support/support.events';
import { type IncidentStatus, incidentLifecycle } from '@nukkad/contract/support/incident.lifecycle';
import { supportErrors } from '@nukkad/contract/support/support.errors';
import type { OfficeIncident } from '@nukkad/contract/backoffice/incident.api';
import { confirmsIncident, seenOfIncident } from '@nukkad/contract/backoffice/incident.confirm';
import type { Incident } from '@nukkad/contract/support/support.model';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { actorOf, audit } from '../platform/audit.ts';
import { type Authorized, authorize } from '../platform/authorize.ts';
import { confirmSeen } from '../platform/confirm-seen.ts';
import type { Tx } from '../platform/db/database.ts';
import { publish } from '../platform/outbox/publish.ts';
import type { Platform, WriteCall } from '../platform/platform.ts';
import { refuse } from '../platform/refusal.ts';
import type { Viewer } from '../platform/viewer.ts';
import { isOwnIncident, mayAnswer } from './support.policy.ts';
import { presentInOffice, presentIncident } from './support.presenter.ts';
import { mayReopen } from './support.rules.ts';
import { type IncidentRow, findIncident, insertAnswer, lockIncident, saveMove } from './support.store.ts';

type Verb = Exclude<keyof typeof incidentLifecycle.moves, 'make'>;
export type MoveCall = WriteCall & { readonly viewer: Viewer; readonly now: Date };

/** One move by the table, with its audit row. Answers where it ended. */
async function move(
  tx: Tx,
  call: MoveCall,
  row: Authorized<IncidentRow>,
  verb: Verb,
): Promise<IncidentStatus> {
  if (!canMove(incidentLifecycle, verb, row.status))
    return refuse(supportErrors.incident_moved_on, { present: row.status });
  const [to = row.status] = incidentLifecycle.moves[verb].to;
  await saveMove(tx, row, to, call.now);
  await audit(tx, call.now, {
    ...actorOf(call.viewer),
    action: `support.${verb}`,
    subjectKind: 'incident',
    subjectId: row.incidentId,
    detail: { from: row.status, to },
  });
  return to;
}

const read = async (tx: Tx, incidentId: string) =>
  (await findIncident(tx, incidentId)) ?? refuse(supportErrors.incident_not_found);

/** By its own person; another's is not there for them. */
export async function moveOwnIncident(
  platform: Platform,
  call: MoveCall,
  asked: {
    readonly incidentId: string;
    readonly verb: 'cancel' | 'reopen';
    readonly message?: string | undefined;
  },
): Promise<Incident> {
  const { viewer, now } = call;
  const row = await platform.write(call, async (tx) => {
    const found = await lockIncident(tx, asked.incidentId);
    if (!found || !isOwnIncident(viewer, found)) return refuse(supportErrors.incident_not_found);
    const own = authorize(found, isOwnIncident(viewer, found));
    if (asked.verb === 'reopen' && canMove(incidentLifecycle, 'reopen', own.status) && !mayReopen(own, now))
      refuse(supportErrors.incident_reopen_too_late);
    await move(tx, call, own, asked.verb);
    if (asked.message)
      await insertAnswer(tx, own, { by: 'person', userId: viewer.userId, message: asked.message }, now);
    if (asked.verb === 'reopen')
      await publish(tx, now, supportEvents.incidentOpened, { incidentId: own.incidentId, again: true });
    return read(tx, own.incidentId);
  });
  return presentIncident(row, now);
}

interface InOffice {
  readonly incidentId: string;
  readonly seen: Seen<typeof confirmsIncident>;
}

async function lockInOffice(tx: Tx, viewer: Viewer, { incidentId, seen }: InOffice) {
  const found = await lockIncident(tx, incidentId);
  if (!found) return refuse(supportErrors.incident_not_found);
  const row = authorize(found, mayAnswer(viewer));
  confirmSeen(confirmsIncident, seen, seenOfIncident(row));
  return row;
}

/** Kept, and sent to the person from the outbox. */
export async function answerIncident(
  platform: Platform,
  call: MoveCall,
  asked: InOffice & { readonly message: string },
): Promise<OfficeIncident> {
  const { viewer, now } = call;
  const answered = await platform.write(call, async (tx) => {
    const row = await lockInOffice(tx, viewer, asked);
    await move(tx, call, row, 'answer');
    const said = { by: 'support', userId: viewer.userId, message: asked.message } as const;
    const answerId = await insertAnswer(tx, row, said, now);
    await publish(tx, now, supportEvents.incidentAnswered, { incidentId: row.incidentId, answerId });
    return read(tx, row.incidentId);
  });
  return presentInOffice(answered);
}

export async function moveInOffice(
  platform: Platform,
  call: MoveCall,
  asked: InOffice & { readonly verb: 'forward' | 'resolve' | 'close' },
): Promise<OfficeIncident> {
  const moved = await platform.write(call, async (tx) => {
    const row = await lockInOffice(tx, call.viewer, asked);
    await move(tx, call, row, asked.verb);
    return read(tx, row.incidentId);
  });
  return presentInOffice(moved);
}
