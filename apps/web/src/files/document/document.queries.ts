import * as api from '@nukkad/contract/files/document/document.api';
import type { DocumentType } from '@nukkad/contract/files/document/document.model';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = { all: ['document'] as const };

/** Newest first; 60 are kept at most, so one more page is rare. */
export function useDocuments() {
  return useInfiniteQuery({
    queryKey: keys.all,
    queryFn: ({ pageParam, signal }) =>
      call(api.listDocuments, { query: { cursor: pageParam || undefined, limit: 60 }, quiet: true, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
}

const renew = () => queryClient.invalidateQueries({ queryKey: keys.all });

/** Keeps files and puts them to the profile, in one go. */
export function useAddDocuments(attach: boolean, onProgress: (share: number) => void) {
  return useMutation({
    mutationFn: async ({ type, files }: { type: DocumentType; files: readonly File[] }) => {
      const { documents } = await call(api.uploadDocuments, { query: { type }, files, onProgress });
      const documentIds = documents.map(({ documentId }) => documentId);
      if (attach) await call(api.addDocuments, { body: { documentIds } });
    },
    onSettled: renew,
  });
}

export function useDeleteDocument() {
  return useMutation({
    mutationFn: (documentId: string) => call(api.deleteDocument, { query: { documentId } }),
    onSettled: renew,
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
