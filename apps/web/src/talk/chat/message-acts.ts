import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import { createContext } from 'react';

/** What is being written about a message: an answer to it, or its words anew. */
export interface About {
  readonly kind: 'reply' | 'edit';
  readonly message: ChatMessage;
}

/** What the menu of a message may begin. */
interface MessageActs {
  readonly canWrite: boolean;
  readonly begin: (about: About) => void;
}

export const MessageActsContext = createContext<MessageActs>({ canWrite: false, begin: () => undefined });
