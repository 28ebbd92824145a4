import * as api from '@nukkad/contract/files/document/document.api';
import type { DocumentType } from '@nukkad/contract/files/document/document.model';
import type { RowResult } from '@nukkad/lists/delayed';
import { call } from '../../platform/api/client.ts';
import { rowResults } from '../../platform/api/row-results.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

/** Each by its own verb; what became of each, with the sentence of a refusal. */
export async function deleteDocuments(documentIds: string[]): Promise<readonly RowResult[]> {
  const { results } = await call(api.deleteManyDocuments, { body: { documentIds }, quiet: true });
  return rowResults(results);
}

/** Newest first; 60 are kept at most, so one more page is rare. */
export function useDocuments() {
  return usePages(api.listDocuments, { limit: 60 });
}

interface Sent {
  readonly type: DocumentType;
  readonly files: readonly File[];
  /** Empty: without an end. */
  readonly expiresOn: string;
}

/** Keeps files and puts them to the profile, in one go. */
export function useAddDocuments(attach: boolean, onProgress: (share: number) => void) {
  return useSend(api.addDocuments, {
    send: async ({ type, files, expiresOn }: Sent) => {
      const query = { type, ...(expiresOn && { expiresOn }) };
      const { documents } = await call(api.uploadDocuments, { query, files, onProgress });
      const documentIds = documents.map(({ documentId }) => documentId);
      if (attach) await call(api.addDocuments, { body: { documentIds } });
    },
  });
}

export function useDeleteDocument() {
  return useSend(api.deleteDocument, {
    given: (documentId: string) => ({ query: { documentId } }),
    loud: true,
  });
}

/** A fresh link each time; it lives for some minutes only. */
export async function openDocument(documentId: string): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { url } = await call(api.getSignedUrl, { query: { documentId } });
    if (tab) tab.location.href = url;
    else window.location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
