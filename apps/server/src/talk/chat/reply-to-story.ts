import { chatErrors } from '@nukkad/contract/talk/chat/chat.noun';
import { chatLimits } from '@nukkad/contract/talk/chat/session-types';
import { dayMs } from '@nukkad/contract/kernel/time';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { momentOf } from '../../platform/spoken.rules.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { countStoryReplies } from './message.store.ts';
import { openConversation } from './open-conversation.ts';
import type { SendMessage } from './send-messages.ts';

interface Asked {
  readonly storyId: string;
  readonly messageId: string;
  readonly text: string;
}

/** In the conversation of two connections, which the first answer opens. Its words are masked as all words of strangers. */
export async function replyToStory(
  deps: ChatDependencies,
  send: SendMessage,
  call: SignedInCall,
  { storyId, messageId, text }: Asked,
): Promise<{ conversationId: string; messageId: string }> {
  const { viewer, now, lang } = call;
  const { connectionId: referenceId, isNew, newUntil } = await deps.story.replyTo(call, storyId);
  const { usual, new: fewer } = chatLimits.storyReplies;
  const limit = isNew ? fewer : usual;
  const since = new Date(now.getTime() - dayMs);
  const { db } = deps.platform;
  if ((await countStoryReplies(db, { userId: viewer.userId, since, but: messageId })) >= limit) {
    if (isNew) refuse(chatErrors.story_reply_limit_new, { values: { limit, from: momentOf(newUntil) } });
    refuse(chatErrors.story_reply_limit, { values: { limit } });
  }
  const which = { sessionType: 'direct', referenceId } as const;
  const { conversationId } = await openConversation(deps, { viewer, now, lang }, which);
  const sending = { viewer, now, conversationId, messageId, text, documentIds: [], replySeq: null };
  await send({ ...sending, storyId, socketId: '' });
  return { conversationId, messageId };
}
