import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/work/payment-book/payment-book.api';
import { listAddress } from '@nukkad/lists/address';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { saveFile } from '../../ui/save-file.ts';

/** The whole book, that of a party or that of a project. */
export interface BookOf {
  readonly partyId?: string;
  readonly projectId?: string;
}

const keys = {
  all: ['payment-book'] as const,
  book: (of: BookOf) => ['payment-book', 'book', of] as const,
  entries: (of: BookOf, filters: object) => ['payment-book', 'entries', of, filters] as const,
  figures: ['payment-book', 'figures'] as const,
};
/** What a party owes stands on its page, what was paid of a milestone on that of its project. */
export const renewBook = () =>
  Promise.all(
    [keys.all, ['parties'], ['projects']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );

export const bookAddress = listAddress(api.bookQuery.shape, ['kind', 'from', 'to'], {});
export type BookFilters = ReturnType<typeof bookAddress.read>;

export const useBook = (of: BookOf) =>
  useQuery({
    queryKey: keys.book(of),
    queryFn: ({ signal }) => call(api.getPaymentBook, { query: of, quiet: true, signal }),
  });

export const useEntries = (of: BookOf, filters: BookFilters) =>
  useInfiniteQuery({
    queryKey: keys.entries(of, filters),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listBookEntries, {
        query: {
          ...of,
          ...filters,
          cursor: pageParam,
          limit: 50,
          ...(pageParam ? {} : { count: 'true' }),
        },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

export type NewReceipt = EndpointInput<typeof api.noteReceipt>['body'];

export const useNoteReceipt = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: NewReceipt) => call(api.noteReceipt, { body, quiet: true, idempotencyKey }),
    onSettled: renewBook,
  });

export type NewCredit = EndpointInput<typeof api.noteCredit>['body'];

export const useNoteCredit = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: NewCredit) => call(api.noteCredit, { body, quiet: true, idempotencyKey }),
    onSettled: renewBook,
  });

export const useReverse = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (entryId: string) => call(api.reverseEntry, { body: { entryId }, quiet: true }),
    onSettled: renewBook,
  });

/** The account of a party as a paper. */
export async function saveAccount(partyId: string, from: string, to: string): Promise<void> {
  const paper: unknown = await call(api.getBookStatement, { query: { partyId, from, to }, quiet: true });
  if (paper instanceof Blob) saveFile(paper, `account-${from}-${to}.pdf`);
}

export const useAnalytics = () =>
  useQuery({
    queryKey: keys.figures,
    queryFn: ({ signal }) => call(api.getProjectAnalytics, { quiet: true, signal }),
  });
