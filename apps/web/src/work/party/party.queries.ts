import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/work/party/party.api';
import { listAddress } from '@nukkad/lists/address';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['parties'] as const,
  list: (kind: string, q: string) => ['parties', 'list', kind, q] as const,
  one: (partyId: string) => ['parties', 'one', partyId] as const,
  choice: ['parties', 'choice'] as const,
};
export const renewParties = () => queryClient.invalidateQueries({ queryKey: keys.all });

export const partiesAddress = listAddress(api.partiesQuery.shape, ['kind', 'q'], {});
export type PartiesAsked = ReturnType<typeof partiesAddress.read>;

export function useParties({ kind, q = '' }: PartiesAsked) {
  return useInfiniteQuery({
    queryKey: keys.list(kind ?? '', q),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listParties, {
        query: {
          ...(kind && { kind }),
          q,
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
}

/** Customers to choose from, by name. */
export const useCustomers = () =>
  useQuery({
    queryKey: keys.choice,
    queryFn: ({ signal }) =>
      call(api.listParties, { query: { kind: 'customer', limit: 100 }, quiet: true, signal }),
  });

export const useParty = (partyId: string) =>
  useQuery({
    queryKey: keys.one(partyId),
    queryFn: ({ signal }) => call(api.getParty, { query: { partyId }, quiet: true, signal }),
  });

export type NewParty = EndpointInput<typeof api.addParty>['body'];

export const useAddParty = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: NewParty) => call(api.addParty, { body, quiet: true, idempotencyKey }),
    onSuccess: renewParties,
  });

export const useEditParty = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.editParty>['body']) =>
      call(api.editParty, { body, quiet: true }),
    onSettled: renewParties,
  });

/** The rows of a file, as text; what is wrong with the file as a whole is the error's message. */
export const readPartyFile = (file: File) => call(api.readPartySheet, { files: [file], quiet: true });

export const fetchPartyTemplate = () => call(api.partyTemplate);
