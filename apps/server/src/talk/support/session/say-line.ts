import { supportChanged } from '@nukkad/contract/talk/support/support.socket';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import type { Said } from '../../../platform/spoken.rules.ts';
import type { StoredLine } from '../../chat/index.ts';
import type { SessionDependencies } from './session.interface.ts';
import { type SessionRow, listWaitingPeople } from './session.store.ts';
import { tellDesk } from './tell-desk.ts';

/** Words of ours, in the language of the session; told to its devices after the commit. */
export function sayOurselves(
  { chat }: SessionDependencies,
  tx: Tx,
  session: Authorized<SessionRow>,
  said: Said,
  now: Date,
  messageId = newId(),
): Promise<StoredLine> {
  const { sessionId: conversationId, lang } = session;
  const line = { conversationId, messageId, side: 's' as const, userId: null, text: said[lang] };
  return chat.addLine(tx, partOf(session, line), now);
}

/**
 * After the commit: the words to the person's devices, and to the desk which sessions have them. A line of ours says that
 * something moved, so those who wait may have moved up.
 */
export async function tellLines(deps: SessionDependencies, lines: readonly StoredLine[]): Promise<void> {
  for (const line of lines) deps.chat.tellLine(line);
  for (const sid of new Set(lines.map(({ conversationId }) => conversationId))) tellDesk(deps, sid);
  if (lines.some(({ forPerson }) => forPerson.side === 'system'))
    deps.chat.tellPeople(await listWaitingPeople(deps.platform.db), supportChanged, {});
}

const previewLength = 200;
export const previewOf = (text: string): string => Array.from(text).slice(0, previewLength).join('');
