import { chatErrors } from '@nukkad/contract/talk/chat/chat.noun';
import type { Conversation } from '@nukkad/contract/talk/chat/chat.model';
import { changed } from '@nukkad/contract/talk/chat/chat.socket';
import { chatLimits } from '@nukkad/contract/talk/chat/session-types';
import { authorize } from '../../platform/authorize.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { sideOf } from './chat.policy.ts';
import { type ChoiceRow, lockChoices, saveChoice } from './choice.store.ts';
import { readOwn } from './find-conversation.ts';
import { type ListCall, readOne } from './list-conversations.ts';
import { roomsOfUser, tellRooms } from './tell-sides.ts';

interface Chosen {
  readonly conversationId: string;
  readonly pinned?: boolean | undefined;
  readonly muted?: boolean | undefined;
}

/** Chosen again, it stays as old as it was. */
const since = (chosen: boolean | undefined, before: Date | null, now: Date): Date | null =>
  chosen === undefined ? before : chosen ? (before ?? now) : null;

const isOtherPin = ({ pinnedAt, conversationId }: ChoiceRow, of: string): boolean =>
  pinnedAt !== null && conversationId !== of;

/** For oneself alone; the other side hears nothing of it. */
export async function chooseForConversation(
  deps: ChatDependencies,
  call: ListCall,
  { conversationId, pinned, muted }: Chosen,
): Promise<Conversation> {
  const { platform, sockets } = deps;
  const { viewer, now } = call;
  const { userId } = viewer;
  const { row, context } = await readOwn(deps, platform.db, viewer, conversationId);
  await platform.write(system, async (tx) => {
    const choices = await lockChoices(tx, userId);
    const before = choices.find((one) => one.conversationId === conversationId);
    const pins = choices.filter((one) => isOtherPin(one, conversationId)).length;
    if (pinned && pins >= chatLimits.pins)
      refuse(chatErrors.too_many_pins, { values: { limit: chatLimits.pins } });
    const choice = {
      conversationId,
      userId,
      pinnedAt: since(pinned, before?.pinnedAt ?? null, now),
      mutedAt: since(muted, before?.mutedAt ?? null, now),
    };
    await saveChoice(tx, authorize(choice, sideOf(viewer, row, context.assigned) !== null));
  });
  tellRooms(sockets, roomsOfUser(userId), changed, { conversationId, why: 'opened' });
  return readOne(deps, call, conversationId);
}
