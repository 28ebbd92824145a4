import { sessionErrors } from '@nukkad/contract/talk/support/session.noun';
import { authorize, partOf } from '../../../platform/authorize.ts';
import type { WriteCall } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PersonRead } from '../../chat/index.ts';
import { type Asking, getOwnSession } from './read-session.ts';
import type { SessionDependencies } from './session.interface.ts';
import { isOwnAgent } from './session.policy.ts';
import { findSession } from './session.store.ts';
import { tellDesk } from './tell-desk.ts';

/** Its person has read up to this message; the desk sees it. */
export async function readByPerson(
  deps: SessionDependencies,
  { viewer, now }: Asking,
  messageId: string,
): Promise<PersonRead> {
  const marked = await deps.chat.readByPerson(viewer, messageId, now);
  const { sessionId } = await getOwnSession(deps.platform.db, viewer, marked.conversationId);
  tellDesk(deps, sessionId);
  return marked;
}

/** Its agent has; another Admin who looks at it leaves no mark. */
export async function readAtDesk(
  deps: SessionDependencies,
  call: WriteCall & Asking,
  { sid, seq }: { readonly sid: string; readonly seq: number },
): Promise<{ readSeq: number }> {
  const read = await deps.platform.write(call, async (tx) => {
    const row = (await findSession(tx, sid)) ?? refuse(sessionErrors.talk_not_found);
    const allowed = authorize(row, isOwnAgent(call.viewer, row));
    return deps.chat.readForDesk(tx, partOf(allowed, { conversationId: sid, seq }));
  });
  if (read) deps.chat.tellRead(read);
  return { readSeq: read?.readSeq ?? seq };
}
