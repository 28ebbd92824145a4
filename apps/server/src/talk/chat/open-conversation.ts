import { chatErrors } from '@nukkad/contract/talk/chat/chat.noun';
import type { Conversation } from '@nukkad/contract/talk/chat/chat.model';
import { changed } from '@nukkad/contract/talk/chat/chat.socket';
import { authorize } from '../../platform/authorize.ts';
import { newId } from '../../platform/id.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { mayWrite } from './chat.policy.ts';
import { insertConversation } from './conversation.store.ts';
import { type Which, findOwn, readTalkedAbout, sidesOf } from './find-conversation.ts';
import { readOne } from './list-conversations.ts';
import { roomsOfSide, tellRooms } from './tell-sides.ts';

interface Opening {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly lang: 'en' | 'hi';
}

/** The conversation about a record; opened where there is none. Two who open it at one moment open the same. */
export async function openConversation(
  deps: ChatDependencies,
  { viewer, now, lang }: Opening,
  which: Which,
): Promise<Conversation> {
  const { db } = deps.platform;
  const known = await findOwn(deps, db, viewer, which);
  if (known) return readOne(deps, { viewer, now, lang }, known.row.conversationId);
  const about = await readTalkedAbout(deps, db, viewer, which);
  if (about === 'no recipient') return refuse(chatErrors.no_recipient);
  if (!about) return refuse(chatErrors.talk_reference_not_found);
  const { reference, sessionType, side } = about;
  const { referenceId, referenceNo, assignedStaffIds } = reference;
  const row = { conversationId: newId(), referenceId, referenceNo, ...sidesOf(sessionType, about.sides) };
  const fresh = { ...row, sessionType };
  const allowed = authorize(fresh, mayWrite(viewer, row, side, assignedStaffIds));
  const isFirst = await deps.platform.write(system, (tx) => insertConversation(tx, allowed, now));
  const own = isFirst ? row : (await findOwn(deps, db, viewer, which))?.row;
  const { conversationId } = own ?? refuse(chatErrors.conversation_not_found);
  if (isFirst)
    for (const each of ['a', 'b'] as const)
      tellRooms(deps.sockets, roomsOfSide(row, each, assignedStaffIds), changed, {
        conversationId,
        why: 'opened',
      });
  return readOne(deps, { viewer, now, lang }, conversationId);
}
