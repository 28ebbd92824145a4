import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import { snoozeDays } from '@nukkad/contract/talk/support/incident-handling.model';
import {
  type supportActs,
  supportErrors,
  supportEvents,
  handlingErrors,
} from '@nukkad/contract/talk/support/support.noun';
import { actorOf, audit, machineActor } from '../../platform/audit.ts';
import { type Authorized, authorize, systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type Platform, type WriteCall, system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { insertIncidentNote, listLabels } from './incident-note.store.ts';
import type { OfficeParts } from './office.interface.ts';
import { type OwnCall, presentOneForOffice } from './present-in-office.ts';
import { mayHandle } from './support.policy.ts';
import { maySnooze, uniqueLabels } from './support.rules.ts';
import { type IncidentRow, findIncident, lockIncident, saveHandling } from './support.store.ts';

type HandleCall = WriteCall & OwnCall;

interface Seen {
  readonly incidentId: string;
  readonly version: number;
}

type Arranged = Partial<Pick<IncidentRow, 'assigneeId' | 'labels' | 'snoozedUntil'>>;

const record = (
  tx: Tx,
  { viewer, now }: OwnCall,
  action: (typeof supportActs)[number],
  incidentId: string,
): Promise<void> =>
  audit(tx, now, { ...actorOf(viewer), action, subjectKind: 'incident', subjectId: incidentId });

/** Locked, as this Admin saw it, and theirs to arrange. */
async function arrange(
  tx: Tx,
  call: OwnCall,
  { incidentId, version }: Seen,
  arranged: (row: IncidentRow) => Arranged,
): Promise<Authorized<IncidentRow>> {
  const row = (await lockIncident(tx, incidentId)) ?? refuse(supportErrors.incident_not_found);
  const after = { ...row, ...arranged(row), version: version + 1 };
  const allowed = authorize(after, mayHandle(call.viewer));
  if (row.version !== version) refuse(supportErrors.incident_moved_on, { present: row.status });
  await saveHandling(tx, allowed);
  return allowed;
}

const present = (parts: OfficeParts, call: OwnCall, row: IncidentRow): Promise<OfficeIncident> =>
  presentOneForOffice(parts, call, row);

export async function assignIncident(
  parts: OfficeParts,
  call: HandleCall,
  { assigneeId, ...seen }: Seen & { readonly assigneeId: string | null },
): Promise<OfficeIncident> {
  const row = await parts.platform.write(call, async (tx) => {
    const agents = assigneeId === null ? [] : await parts.account.admins(tx);
    if (assigneeId !== null && !agents.some(({ userId }) => userId === assigneeId))
      refuse(handlingErrors.not_an_agent);
    const after = await arrange(tx, call, seen, () => ({ assigneeId }));
    await record(tx, call, 'support.incident_assigned', seen.incidentId);
    return after;
  });
  return present(parts, call, row);
}

export async function labelIncident(
  parts: OfficeParts,
  call: HandleCall,
  { labels, ...seen }: Seen & { readonly labels: readonly string[] },
): Promise<OfficeIncident> {
  const row = await parts.platform.write(call, async (tx) => {
    const after = await arrange(tx, call, seen, () => ({ labels: uniqueLabels(labels) }));
    await record(tx, call, 'support.incident_labelled', seen.incidentId);
    return after;
  });
  return present(parts, call, row);
}

/** The timer that is published with it ends the rest. */
export async function snoozeIncident(
  parts: OfficeParts,
  call: HandleCall,
  { until, ...seen }: Seen & { readonly until: string | null },
): Promise<OfficeIncident> {
  const { now } = call;
  const snoozedUntil = until === null ? null : new Date(until);
  const row = await parts.platform.write(call, async (tx) => {
    const after = await arrange(tx, call, seen, ({ status }) => {
      if (snoozedUntil && !maySnooze(status, snoozedUntil, now))
        refuse(handlingErrors.snooze_time, { values: { days: snoozeDays } });
      return { snoozedUntil };
    });
    if (snoozedUntil) {
      const facts = { incidentId: seen.incidentId, until: snoozedUntil.toISOString() };
      await publish(tx, now, supportEvents.incidentSnoozed, facts);
    }
    await record(
      tx,
      call,
      snoozedUntil ? 'support.incident_snoozed' : 'support.incident_woken',
      seen.incidentId,
    );
    return after;
  });
  return present(parts, call, row);
}

/** Its moment has come; nothing where it was woken or put off meanwhile. */
export const wakeIncident = (
  platform: Platform,
  { incidentId, until }: { readonly incidentId: string; readonly until: string },
): Promise<void> =>
  platform.write(system, async (tx) => {
    const row = await lockIncident(tx, incidentId);
    if (!row || row.snoozedUntil?.getTime() !== Date.parse(until)) return;
    const after = { ...row, snoozedUntil: null, version: row.version + 1 };
    await saveHandling(tx, systemAuthorized(after, 'the moment has come until which it rests'));
    const subject = { subjectKind: 'incident', subjectId: incidentId };
    await audit(tx, platform.clock.now(), { ...machineActor, ...subject, action: 'support.incident_woken' });
  });

/** For staff alone; it does not end a rest. */
export async function addIncidentNote(
  parts: OfficeParts,
  call: HandleCall,
  { incidentId, note }: { readonly incidentId: string; readonly note: string },
): Promise<OfficeIncident> {
  const { viewer, now } = call;
  const row = await parts.platform.write(call, async (tx) => {
    if (!(await findIncident(tx, incidentId))) refuse(supportErrors.incident_not_found);
    const one = { noteId: newId(), incidentId, userId: viewer.userId, note, at: now };
    await insertIncidentNote(tx, authorize(one, mayHandle(viewer)));
    await record(tx, call, 'support.incident_noted', incidentId);
    return (await findIncident(tx, incidentId)) ?? refuse(supportErrors.incident_not_found);
  });
  return present(parts, call, row);
}

/** Whom a request may be given to, and the labels in use. */
export async function readIncidentChoices({ platform: { db }, account }: OfficeParts) {
  const [agents, labels] = await Promise.all([account.admins(db), listLabels(db)]);
  return { agents: agents.map(({ userId, fullName }) => ({ userId, name: fullName })), labels: [...labels] };
}
