import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/leaving/letter.api';
import type { Letter } from '@nukkad/contract/people/leaving/letter.model';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { saveFile } from '../../ui/save-file.ts';

const key = ['letters'] as const;
/** A new letter remembers who signed it, for the next one. */
const renew = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: key }),
    queryClient.invalidateQueries({ queryKey: ['leavings', 'one'] }),
  ]);

/** Null: oneself. */
export const useLetters = (employeeId: string | null) =>
  useInfiniteQuery({
    queryKey: [...key, employeeId ?? ''],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listLetters, {
        query: { ...(employeeId && { employeeId }), cursor: pageParam, limit: 20 },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
  });

export const usePreviewLetter = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.previewLetter>['body']) =>
      call(api.previewLetter, { body, quiet: true }),
  });

export const useIssueLetter = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.issueLetter>['body']) =>
      call(api.issueLetter, { body, quiet: true, idempotencyKey }),
    onSettled: renew,
  });

export const useSendLetter = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (letterId: string) =>
      call(api.sendLetter, { body: { letterId }, quiet: true, idempotencyKey }),
    onSettled: renew,
  });

export const useTurnOffLetter = () =>
  useMutation({
    mutationFn: (letterId: string) => call(api.turnOffLetterLink, { query: { letterId }, quiet: true }),
    onSettled: renew,
  });

export async function saveLetter({ letterId, kind, versionNumber }: Letter): Promise<void> {
  const paper: unknown = await call(api.getLetterPdf, { params: { letterId }, quiet: true });
  if (paper instanceof Blob) saveFile(paper, `${kind}-letter-${versionNumber}.pdf`);
}
