import { sessionErrors } from '@nukkad/contract/talk/support/session.noun';
import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import { authorize, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { WriteCall } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { StoredLine } from '../../chat/index.ts';
import { listOnDuty } from './agent.store.ts';
import { readDeskRules } from './desk-rules.store.ts';
import { type Asking, getOwnSession } from './read-session.ts';
import { routeWaiting } from './route-waiting.ts';
import { previewOf, tellLines } from './say-line.ts';
import type { SessionDependencies } from './session.interface.ts';
import { isOwnAgent, isOwnSession } from './session.policy.ts';
import { goneSince, mayReopenSession } from './session.rules.ts';
import { type SessionRow, lockQueue, lockSession, saveSession } from './session.store.ts';
import { sessionTransitions } from './session.transitions.ts';

export interface Words {
  readonly sid: string;
  readonly messageId: string;
  readonly text?: string | undefined;
  /** Files that were added to the session before. */
  readonly documents?: readonly string[] | undefined;
}

/** The inbox shows that there is a file where there are no words. */
const shortOf = ({ text = '', documents = [] }: Words): string =>
  text === '' && documents.length > 0 ? '📎' : previewOf(text);
type SayCall = WriteCall & Asking;

const lineOf = (
  { sid: conversationId, messageId, text = '', documents: documentIds = [] }: Words,
  side: 'a' | 'b',
  userId: string,
) => ({ conversationId, messageId, side, userId, text, documentIds });

/** Opened again with the same agent; who is gone by now leaves it at the head of the queue. */
async function reopen(deps: SessionDependencies, tx: Tx, { viewer, now }: SayCall, row: SessionRow) {
  const rules = await readDeskRules(deps.platform, tx, now);
  if (!mayReopenSession(row, now, rules)) refuse(sessionErrors.session_reopen_too_late);
  const opened = await sessionTransitions.move(
    tx,
    sessionTransitions.allow(viewer, sessionTransitions.verb.reopen, row),
    { now },
  );
  const there = await listOnDuty(tx, goneSince(now, rules));
  if (there.some(({ userId }) => userId === opened.agentId)) return { row: opened, lines: [] };
  const released = sessionTransitions.allowSystem(sessionTransitions.verb.release, opened);
  if (!released) return { row: opened, lines: [] };
  const back = { agentId: null, assignedAt: null, isHead: true };
  const waiting = await sessionTransitions.move(tx, released, { now, with: back });
  const lines = await routeWaiting(deps, tx, now);
  return { row: (await lockSession(tx, waiting.sessionId)) ?? waiting, lines };
}

/** Words of its person: kept while it waits, too; in a resolved one they open it again. */
export async function sayInSession(
  deps: SessionDependencies,
  call: SayCall,
  words: Words,
): Promise<ChatMessage> {
  const { viewer, now } = call;
  const { sid } = words;
  const before = await getOwnSession(deps.platform.db, viewer, sid);
  const { line, lines } = await deps.platform.write(call, async (tx) => {
    if (before.status === 'Resolved') await lockQueue(tx);
    const locked = (await lockSession(tx, sid)) ?? refuse(sessionErrors.talk_not_found);
    if (locked.endedAt) refuse(sessionErrors.session_ended);
    const { row, lines: ours } =
      locked.status === 'Resolved' ? await reopen(deps, tx, call, locked) : { row: locked, lines: [] };
    const spoken = { ...row, personSpokeAt: now, warnedAt: null, lastText: shortOf(words), updatedAt: now };
    const allowed = authorize(spoken, isOwnSession(viewer, row));
    const said = await deps.chat.addLine(tx, partOf(allowed, lineOf(words, 'a', viewer.userId)), now);
    if (!said.isAgain) await saveSession(tx, allowed);
    return { line: said, lines: ours };
  });
  await tellLines(deps, [...lines, line]);
  return line.message;
}

/** Words of its agent; the first ones start it. */
export async function sayAtDesk(
  deps: SessionDependencies,
  call: SayCall,
  words: Words,
): Promise<ChatMessage> {
  const { viewer, now } = call;
  const line = await deps.platform.write(call, async (tx): Promise<StoredLine> => {
    const row = sessionTransitions.seen(viewer, await lockSession(tx, words.sid));
    const started =
      row.status === 'Assigned'
        ? await sessionTransitions.move(
            tx,
            sessionTransitions.allow(viewer, sessionTransitions.verb.answer, row),
            {
              now,
              with: { repliedAt: row.repliedAt ?? now },
            },
          )
        : row;
    if (started.status !== 'Inprogress') refuse(sessionErrors.session_moved_on, { present: row.status });
    const spoken = { ...started, agentSpokeAt: now, lastText: shortOf(words), updatedAt: now };
    const allowed = authorize(spoken, isOwnAgent(viewer, row));
    const said = await deps.chat.addLine(tx, partOf(allowed, lineOf(words, 'b', viewer.userId)), now);
    if (!said.isAgain) await saveSession(tx, allowed);
    return said;
  });
  await tellLines(deps, [line]);
  return line.message;
}
