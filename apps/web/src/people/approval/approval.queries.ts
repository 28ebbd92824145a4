import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/approval/approval.api';
import type { ApprovalStatus } from '@nukkad/contract/people/approval/approval.noun';
import type { ApprovalCard, ApprovalKindName } from '@nukkad/contract/people/approval/approval.model';
import { listAddress } from '@nukkad/lists/address';
import type { RowResult } from '@nukkad/lists/delayed';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { approvalRoot, renewApprovals } from '../../nouns/approval/approval.queries.ts';
import { call } from '../../platform/api/client.ts';
import { rowResults } from '../../platform/api/row-results.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  inbox: (asked: Readonly<Record<string, string>>) => [approvalRoot, 'inbox', asked] as const,
  count: [approvalRoot, 'inbox', 'count'] as const,
  chain: (kind: string) => [approvalRoot, 'chain', kind] as const,
  substitutes: [approvalRoot, 'substitutes'] as const,
};

export const inboxAddress = listAddress(api.approvalsQuery.shape, ['kind'], {});
type InboxAsked = ReturnType<typeof inboxAddress.read> & { readonly status?: ApprovalStatus };

export const useInbox = (asked: InboxAsked) =>
  useInfiniteQuery({
    queryKey: keys.inbox(asked),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listReviews, {
        query: { ...asked, cursor: pageParam, limit: 50, ...(pageParam ? {} : { count: 'true' }) },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

/** How many wait for this person, for the navigation. */
export const useWaiting = () =>
  useQuery({
    queryKey: keys.count,
    queryFn: ({ signal }) =>
      call(api.listReviews, { query: { limit: 1, count: 'true' }, quiet: true, signal }),
    staleTime: 60_000,
    select: ({ total, items }) => total?.count ?? items.length,
  });

type Decision = EndpointInput<typeof api.reviewMany>['body']['decision'];

/** Each by its own review; answers row by row. */
export async function decideMany(
  decision: Decision,
  requests: readonly ApprovalCard[],
  reason: string,
): Promise<readonly RowResult[]> {
  const body = {
    requests: requests.map(({ requestId, version }) => ({ requestId, version })),
    decision,
    ...(reason && { reason }),
  };
  const { results } = await call(api.reviewMany, { body, quiet: true });
  return rowResults(results);
}

export const useTakeOver = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.takeOverReview>['body']) =>
      call(api.takeOverReview, { body, quiet: true }),
    onSettled: renewApprovals,
  });

export const useChain = (kind: ApprovalKindName) =>
  useQuery({
    queryKey: keys.chain(kind),
    queryFn: ({ signal }) => call(api.getChain, { query: { kind }, quiet: true, signal }),
  });

export type ChainBody = EndpointInput<typeof api.saveChain>['body'];

export const useSaveChain = () =>
  useMutation({
    mutationFn: (body: ChainBody) => call(api.saveChain, { body, quiet: true }),
    onSuccess: (chain) => queryClient.setQueryData(keys.chain(chain.kind), chain),
  });

export const useSubstitutes = () =>
  useInfiniteQuery({
    queryKey: keys.substitutes,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listDelegates, { query: { cursor: pageParam, limit: 20 }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

export type SubstituteBody = EndpointInput<typeof api.addDelegate>['body'];

export const useAddSubstitute = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: SubstituteBody) => call(api.addDelegate, { body, quiet: true, idempotencyKey }),
    onSettled: renewApprovals,
  });

export const useRemoveSubstitute = () =>
  useMutation({
    mutationFn: (delegateId: EndpointInput<typeof api.removeDelegate>['query']['delegateId']) =>
      call(api.removeDelegate, { query: { delegateId } }),
    onSettled: renewApprovals,
  });
