import type { Belonging } from '@nukkad/contract/identity/profile/profile.model';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '../../../platform/api/client.ts';
import { upload } from '../../../platform/api/upload.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { type BelongingKind, belongingCalls } from './belonging.kinds.ts';

type Status = Belonging['status'];
export interface Asked {
  readonly status: Status | '';
  readonly search: string;
}

const all = (kind: BelongingKind) => ['belongings', kind] as const;
const renew = (kind: BelongingKind) => queryClient.invalidateQueries({ queryKey: all(kind) });

export function useBelongings(kind: BelongingKind, { status, search }: Asked) {
  return useInfiniteQuery({
    queryKey: [...all(kind), status, search],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(belongingCalls[kind].list, {
        query: { ...(status ? { status } : {}), search, cursor: pageParam, limit: 20 },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    // While other words are looked for, what stood there stays, and with it a dialog about one of them.
    placeholderData: (before, query) => (query?.queryKey[2] === status ? before : undefined),
  });
}

export interface BelongingFields {
  readonly name: string;
  readonly description: string;
  readonly reference: string;
  readonly amountPaise: number | null;
}

/** Writes the words, then sends the picture, if one was chosen. One key for one intention: a second try adds nothing twice. */
export function useSaveBelonging(kind: BelongingKind) {
  const { add, update, picture } = belongingCalls[kind];
  return useMutation({
    mutationFn: async (wish: {
      readonly itemId: string | null;
      readonly key: string;
      readonly fields: BelongingFields;
      readonly file: File | undefined;
      readonly onProgress: (share: number) => void;
    }) => {
      const { itemId, key, fields, file, onProgress } = wish;
      const item = itemId
        ? await call(update, { body: { itemId, ...fields }, quiet: true })
        : await call(add, { body: fields, quiet: true, idempotencyKey: key });
      return file ? upload(picture, [file], { itemId: item.itemId }, onProgress) : item;
    },
    onSettled: () => renew(kind),
  });
}

export function useMoveBelonging(kind: BelongingKind) {
  return useMutation({
    mutationFn: (body: { itemId: string; status: Status }) => call(belongingCalls[kind].update, { body }),
    onSuccess: () => renew(kind),
  });
}

export function useRemoveBelonging(kind: BelongingKind) {
  return useMutation({
    mutationFn: (itemId: string) => call(belongingCalls[kind].remove, { query: { itemId }, quiet: true }),
    onSuccess: () => renew(kind),
  });
}

export const newKey = newIdempotencyKey;
