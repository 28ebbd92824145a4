import * as api from '@nukkad/contract/hiring/candidate/candidate-document.api';
import type { CandidateDocumentKind } from '@nukkad/contract/hiring/candidate/candidate-document.noun';
import { useAsked } from '../../platform/api/asked.ts';
import { call } from '../../platform/api/client.ts';
import { useSend } from '../../platform/api/send.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';

export const useOwnDocuments = () => useAsked(api.getOwnDocuments);

interface NewDocument {
  readonly file: File;
  readonly kind: CandidateDocumentKind;
  /** Empty: no end. */
  readonly expiresOn: string;
  readonly onProgress: (share: number) => void;
}

export const useAddDocument = () =>
  useSend(api.addCandidateDocument, {
    given: ({ file, kind, expiresOn, onProgress }: NewDocument) => ({
      query: { kind, ...(expiresOn && { expiresOn }) },
      files: [file],
      onProgress,
    }),
  });

export const useRemoveDocument = () =>
  useSend(api.removeCandidateDocument, {
    given: (documentId: string) => ({ query: { documentId } }),
    loud: true,
  });

/** A fresh link each time; it lives for a minute. The tab is opened at the press, or the browser would block it. */
export async function openDocument(documentId: string): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { url } = await call(api.openCandidateDocument, { query: { documentId }, quiet: true });
    if (tab) tab.location.href = url;
    else window.location.assign(url);
  } catch (error) {
    tab?.close();
    if (error instanceof Error) toastFailure(error);
  }
}
