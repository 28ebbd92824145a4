import { sessionErrors } from '@nukkad/contract/talk/support/session.noun';
import { supportErrors } from '@nukkad/contract/talk/support/support.noun';
import type { SupportSession, newSessionBody } from '@nukkad/contract/talk/support/session.model';
import type * as z from 'zod/mini';
import { partOf } from '../../../platform/authorize.ts';
import { newId } from '../../../platform/id.ts';
import type { WriteCall } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { looksLikeSpam } from '../support.rules.ts';
import { readDeskRules } from './desk-rules.store.ts';
import { type Asking, presentOwn } from './read-session.ts';
import { routeWaiting } from './route-waiting.ts';
import { previewOf, tellLines } from './say-line.ts';
import type { Lang, SessionDependencies } from './session.interface.ts';
import { isOpenAt } from './desk-hours.rules.ts';
import { type SessionRow, findOpen, findSession, insertSession, lockQueue } from './session.store.ts';
import { sessionTransitions } from './session.transitions.ts';

type OpenCall = WriteCall & Asking & { readonly lang: Lang };
type Wanted = z.output<typeof newSessionBody>;

const unspoken = {
  agentId: null,
  isHead: false,
  assignedAt: null,
  repliedAt: null,
  agentSpokeAt: null,
  warnedAt: null,
  resolvedAt: null,
  endedAt: null,
  transferNote: '',
  stars: null,
  ratingWords: '',
  ratedAt: null,
  incidentId: null,
  toldSeq: null,
  version: 1,
} as const;

/** Puts the person into the queue with their first words; an agent with room has it at once. */
export async function openSession(
  deps: SessionDependencies,
  call: OpenCall,
  { topic, referenceNo, message }: Wanted,
): Promise<SupportSession> {
  const { viewer, now, lang } = call;
  if (looksLikeSpam(message)) refuse(supportErrors.message_looks_like_spam);
  const { row, lines } = await deps.platform.write(call, async (tx) => {
    await lockQueue(tx);
    const known = await findOpen(tx, viewer.userId, referenceNo || null);
    if (known) return { row: known, lines: [] };
    if (!isOpenAt(now, await readDeskRules(deps.platform, tx, now))) refuse(sessionErrors.support_closed);
    const sessionId = newId();
    const fresh: SessionRow & { readonly status: 'Pending' } = {
      ...unspoken,
      sessionId,
      userId: viewer.userId,
      referenceNo: referenceNo || null,
      topic,
      lang,
      status: 'Pending',
      queuedAt: now,
      personSpokeAt: now,
      lastText: previewOf(message),
      createdAt: now,
      updatedAt: now,
    };
    const allowed = sessionTransitions.allowNew(viewer, sessionTransitions.verb.createSession, fresh);
    const talk = { conversationId: sessionId, userId: viewer.userId, referenceNo: referenceNo || null };
    await deps.chat.openSession(tx, partOf(allowed.row, talk), now);
    await insertSession(tx, allowed.row);
    await sessionTransitions.begin(tx, allowed, { now });
    const words = {
      conversationId: sessionId,
      messageId: newId(),
      side: 'a' as const,
      userId: viewer.userId,
      text: message,
    };
    const first = await deps.chat.addLine(tx, partOf(allowed.row, words), now);
    const given = await routeWaiting(deps, tx, now);
    const after = (await findSession(tx, sessionId)) ?? refuse(sessionErrors.talk_not_found);
    return { row: after, lines: [first, ...given] };
  });
  await tellLines(deps, lines);
  return presentOwn(deps, deps.platform.db, row, now);
}
