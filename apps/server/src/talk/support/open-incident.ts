import { supportErrors, supportEvents } from '@nukkad/contract/talk/support/support.noun';
import { priorityOf } from '@nukkad/contract/talk/support/incident-sla';
import { randomInt } from 'node:crypto';
import type { Tx } from '../../platform/db/database.ts';
import { pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import { newId } from '../../platform/id.ts';
import type { Platform, WriteCall } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { incidentTransitions } from './incident.transitions.ts';
import { readSupportRules } from './support-rules.store.ts';
import { answerDue, callDue, dayBefore, looksLikeSpam, supportLimits } from './support.rules.ts';
import {
  type IncidentRow,
  type NewIncident,
  type Sender,
  countSince,
  findIncident,
  insertIncident,
} from './support.store.ts';

/** Without 0, 1, I, L, O and U, which people misread. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** e.g. S7QXMK-4TZP2: random, so that it does not reveal how many there are. */
function newIncidentNumber(): string {
  const part = () => Array.from({ length: 5 }, () => letters.charAt(randomInt(letters.length))).join('');
  return `S${part()}-${part()}`;
}

export type Told = Pick<NewIncident, 'topic' | 'message'> & {
  readonly bookingNumber?: string | undefined;
  /** The talk that it is made of. */
  readonly sessionId?: string;
  /** When the person wants to be called. */
  readonly callAt?: Date;
  /** The booking that is reported; left out: a message. */
  readonly report?: Report;
};
export type Report = Pick<NewIncident, 'bookingId' | 'problem' | 'side' | 'organisationId'>;
const noReport: Report = { bookingId: null, problem: null, side: null, organisationId: null };
export type TellCall = WriteCall & {
  /** Null: not signed in. */
  readonly viewer: Viewer | null;
  readonly now: Date;
  readonly lang: 'en' | 'hi';
};
const stranger = { userId: null, role: null } as const;

/** In the caller's transaction: with a number; the mails to support and to the person follow from the outbox. */
export async function keepIncident(
  tx: Tx,
  { viewer, now, lang }: Omit<TellCall, keyof WriteCall>,
  sender: Sender,
  told: Told,
): Promise<IncidentRow> {
  const { topic, message, bookingNumber, report, sessionId = null, callAt = null } = told;
  if (looksLikeSpam(message)) refuse(supportErrors.message_looks_like_spam);
  const today = await countSince(tx, sender, dayBefore(now));
  if (today >= supportLimits.perDay) refuse(supportErrors.too_many_incidents);
  const incidentId = newId();
  const isOwn = viewer?.userId === sender.userId;
  const who = viewer && (isOwn || viewer.role === 'Admin') ? viewer : stranger;
  const priority = priorityOf(topic, report?.problem ?? null);
  const rules = await readSupportRules(tx, now);
  const allowed = incidentTransitions.allowNew(who, incidentTransitions.verb.make, {
    ...sender,
    incidentId,
    incidentNumber: newIncidentNumber(),
    topic,
    message,
    bookingNumber: bookingNumber ?? null,
    sessionId,
    callAt,
    ...noReport,
    ...report,
    priority,
    answerBy: callAt ? callDue(callAt, rules) : answerDue(priority, now, rules),
    lang,
    status: 'Open' as const,
  });
  await insertIncident(tx, allowed.row, now);
  const opened = (await findIncident(tx, incidentId)) ?? refuse(supportErrors.incident_not_found);
  const event = pendingEvent(supportEvents.incidentOpened, { incidentId });
  await incidentTransitions.beginAs(tx, allowed, opened, { now, event });
  return opened;
}

/**
 * What `present` makes of it is the answer: it is kept for a retry with the same key, and the row itself with its addresses
 * is not.
 */
export const openIncident = <Answer>(
  platform: Platform,
  call: TellCall,
  { sender, told }: { readonly sender: Sender; readonly told: Told | ((tx: Tx) => Promise<Told>) },
  present: (row: IncidentRow) => Answer,
): Promise<Answer> =>
  platform.write(call, async (tx) =>
    present(await keepIncident(tx, call, sender, typeof told === 'function' ? await told(tx) : told)),
  );
