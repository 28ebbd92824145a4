import { chatErrors } from '@nukkad/contract/talk/chat/chat.noun';
import { refuse } from '../../platform/refusal.ts';
import type { ChatDocumentRow } from './document.store.ts';

interface Choice {
  readonly userId: string | null;
  readonly conversationId: string;
  readonly documentIds: readonly string[];
}

/** Of these locked ones those that go with a message: its sender's own of this conversation, and not sent yet. */
export function chooseDocuments(
  documents: readonly ChatDocumentRow[],
  { userId, conversationId, documentIds }: Choice,
): readonly ChatDocumentRow[] {
  const own = documents.filter(
    (one) => one.messageId === null && one.userId === userId && one.conversationId === conversationId,
  );
  const chosen = [...new Set(documentIds)].map((id) => own.find(({ documentId }) => documentId === id));
  return chosen.map((one) => one ?? refuse(chatErrors.chat_document_not_found));
}
