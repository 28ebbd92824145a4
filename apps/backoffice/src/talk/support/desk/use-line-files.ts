import type { ChatDocument } from '@nukkad/contract/talk/chat/chat.model';
import { chatLimits } from '@nukkad/contract/talk/chat/session-types';
import { addDeskFiles } from '@nukkad/contract/talk/support/session-office.api';
import { useState } from 'react';
import { sentenceOf } from '../../../platform/api-error.ts';
import { call } from '../../../platform/call.ts';
import { t } from '../../../platform/words.ts';

/** Files go up when they are chosen, and go with the words that are sent next. */
export function useLineFiles(sid: string) {
  const [documents, setDocuments] = useState<readonly ChatDocument[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const add = async (chosen: readonly File[]) => {
    const small = chosen.filter(({ size }) => size <= chatLimits.documentBytes);
    const files = small.slice(0, chatLimits.documents - documents.length);
    setFailure(
      files.length < chosen.length
        ? t('talks.filesLimit', 'Add at most {{count}} files of up to 10 MB.', {
            count: chatLimits.documents,
          })
        : null,
    );
    if (files.length === 0) return;
    setBusy(true);
    try {
      const sent = await call(addDeskFiles, { params: { sid }, files });
      setDocuments((before) => [...before, ...sent.documents]);
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    documents,
    busy,
    failure,
    add,
    remove: (documentId: string) =>
      setDocuments((before) => before.filter((one) => one.documentId !== documentId)),
    clear: () => setDocuments([]),
  };
}
