import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import { editMessage } from '@nukkad/contract/talk/chat/chat.socket';
import { useState } from 'react';
import { ask } from '../../nouns/message/chat-client.ts';
import { renewMessage } from './talk.store.ts';

/** Sends the words of a message anew; null: none is written anew. */
export function useCorrecting(message: ChatMessage | null, onEnd: () => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const correct = async (text: string) => {
    if (!message || text === '') return;
    const { messageId, conversationId, seq } = message;
    setFailure(null);
    try {
      if (text !== message.text) await ask(editMessage, { messageId, text });
      await renewMessage(conversationId, seq);
      onEnd();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
    }
  };
  return { correct, failure };
}
