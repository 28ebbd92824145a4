import { sessionErrors } from '@nukkad/contract/talk/support/session.noun';
import type { DeskSession } from '@nukkad/contract/talk/support/session-office.api';
import type { Incident } from '@nukkad/contract/talk/support/support.model';
import { authorize } from '../../../platform/authorize.ts';
import { refuse } from '../../../platform/refusal.ts';
import { keepIncident, openIncident } from '../open-incident.ts';
import { readSender } from '../read-sender.ts';
import { presentIncident } from '../support.presenter.ts';
import type { IncidentRow } from '../support.store.ts';
import type { WriteCall } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { presentOne } from './desk/read-desk.ts';
import { readDeskRules } from './desk-rules.store.ts';
import type { Asking } from './read-session.ts';
import { sayOurselves, tellLines } from './say-line.ts';
import type { Lang, SessionDependencies } from './session.interface.ts';
import { sessionLines } from './session.lines.ts';
import { isOwnAgent, isOwnSession } from './session.policy.ts';
import { mayCallAt } from './desk-hours.rules.ts';
import { mayMakeIncident } from './session.rules.ts';
import { type SessionRow, findSession, lockSession, saveSession } from './session.store.ts';
import { tellDesk } from './tell-desk.ts';

type MakeCall = WriteCall & Asking & { readonly lang: Lang };

interface Wanted {
  readonly sid: string;
  readonly message: string;
}

/** Linked both ways in one transaction; made once of a session, in the language of its person. */
async function make(
  deps: SessionDependencies,
  call: MakeCall,
  { sid, message }: Wanted,
  may: (viewer: Viewer, session: SessionRow) => boolean,
): Promise<IncidentRow> {
  const { platform, account } = deps;
  const { viewer, now } = call;
  const { userId } = (await findSession(platform.db, sid)) ?? refuse(sessionErrors.talk_not_found);
  const sender = await readSender(account, platform.db, userId);
  const { row, line } = await platform.write(call, async (tx) => {
    const locked = await lockSession(tx, sid);
    if (!locked || !may(viewer, locked)) return refuse(sessionErrors.talk_not_found);
    const { topic, referenceNo, status, lang } = locked;
    if (!mayMakeIncident(locked)) refuse(sessionErrors.session_moved_on, { present: status });
    const told = { topic, message, bookingNumber: referenceNo ?? undefined, sessionId: sid };
    const kept = await keepIncident(tx, { viewer, now, lang }, sender, told);
    const linked = { ...locked, incidentId: kept.incidentId, updatedAt: now };
    const allowed = authorize(linked, may(viewer, locked));
    await saveSession(tx, allowed);
    const words = sessionLines.incident(kept.incidentNumber);
    return { row: kept, line: locked.endedAt ? null : await sayOurselves(deps, tx, allowed, words, now) };
  });
  if (line) await tellLines(deps, [line]);
  else tellDesk(deps, sid);
  return row;
}

export async function makeIncident(
  deps: SessionDependencies,
  call: MakeCall,
  wanted: Wanted,
): Promise<Incident> {
  const { viewer, now } = call;
  const row = await make(deps, call, wanted, isOwnSession);
  return presentIncident(row, { viewer, now, config: deps.platform.config });
}

/** By its agent, for its person. */
export async function makeIncidentAtDesk(
  deps: SessionDependencies,
  call: MakeCall,
  wanted: Wanted,
): Promise<DeskSession> {
  await make(deps, call, wanted, isOwnAgent);
  const { db } = deps.platform;
  const row = (await findSession(db, wanted.sid)) ?? refuse(sessionErrors.talk_not_found);
  return presentOne(deps, db, row, call);
}

/** A request of its own kind: the person is called at a time when support is open. */
export async function askCallBack(
  { platform, account }: SessionDependencies,
  call: MakeCall,
  {
    topic,
    message,
    callAt,
  }: { readonly topic: Incident['topic']; readonly message: string; readonly callAt: string },
): Promise<Incident> {
  const { viewer, now } = call;
  const at = new Date(callAt);
  if (!mayCallAt(at, now, await readDeskRules(platform, platform.db, now)))
    refuse(sessionErrors.call_back_outside_hours);
  const sender = await readSender(account, platform.db, viewer.userId);
  return openIncident(platform, call, { sender, told: { topic, message, callAt: at } }, (row: IncidentRow) =>
    presentIncident(row, { viewer, now, config: platform.config }),
  );
}
