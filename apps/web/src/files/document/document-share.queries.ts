import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/files/document/document-share.api';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const key = ['document-shares'] as const;
const renew = () => queryClient.invalidateQueries({ queryKey: key });

export const useDocumentShares = (documentId: string) =>
  useInfiniteQuery({
    queryKey: [...key, documentId],
    enabled: documentId !== '',
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listDocumentShares, {
        query: { documentId, cursor: pageParam, limit: 20 },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
  });

export const useShareDocument = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.shareDocument>['body']) =>
      call(api.shareDocument, { body, quiet: true, idempotencyKey }),
    onSettled: renew,
  });

export const useUnshareDocument = () =>
  useMutation({
    mutationFn: (shareId: string) => call(api.unshareDocument, { query: { shareId }, quiet: true }),
    onSettled: renew,
  });
