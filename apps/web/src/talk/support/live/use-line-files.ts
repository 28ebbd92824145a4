import type { ChatDocument } from '@nukkad/contract/talk/chat/chat.model';
import { chatLimits } from '@nukkad/contract/talk/chat/session-types';
import { addSessionFiles } from '@nukkad/contract/talk/support/session.api';
import { useState } from 'react';
import { fittingFiles } from '../../../nouns/message/fitting-files.ts';
import { call } from '../../../platform/api/client.ts';
import { sentence } from '../../../platform/forms/sentence.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';

/** Files go up when they are chosen, and go with the words that are sent next. */
export function useLineFiles(sid: string) {
  const { t, plural } = useTranslation();
  const [documents, setDocuments] = useState<readonly ChatDocument[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const words = {
    kind: t('chat.files.kind', 'Choose JPEG, PNG or WebP photos, or PDFs, up to 10 MB each.'),
    many: plural('chat.files.many', chatLimits.documents, {
      one: 'Add at most {{count}} file to a message.',
      other: 'Add at most {{count}} files to a message.',
    }),
  };
  const add = async (chosen: readonly File[]) => {
    const { files, refused } = fittingFiles(chosen);
    const fit = files.slice(0, chatLimits.documents - documents.length);
    setFailure(refused ? words[refused] : fit.length < files.length ? words.many : null);
    if (fit.length === 0) return;
    setBusy(true);
    try {
      const sent = await call(addSessionFiles, { query: { sid }, files: [...fit], quiet: true });
      setDocuments((before) => [...before, ...sent.documents]);
    } catch (error) {
      setFailure(error instanceof Error ? sentence(t, error.message) : null);
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
