import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/approval/approval.api';
import type { ApprovalCard, ApprovalKindName } from '@nukkad/contract/people/approval/approval.model';
import type { RowResult } from '@nukkad/lists/delayed';
import { call } from '../../platform/api/client.ts';
import { rowResults } from '../../platform/api/row-results.ts';
import { keepAnswer, useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

/** How many wait for this person, for the navigation. */
export const useWaiting = () =>
  useAsked(
    api.listReviews,
    { query: { limit: 1, count: 'true' } },
    { staleTime: 60_000, select: ({ total, items }) => total?.count ?? items.length },
  );

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

export const useChain = (kind: ApprovalKindName) => useAsked(api.getChain, { query: { kind } });

export const useSaveChain = () =>
  useSend(api.saveChain, {
    keep: (chain) => keepAnswer(api.getChain, { query: { kind: chain.kind } }, chain),
  });

export const useSubstitutes = () => usePages(api.listDelegates, { limit: 20 });

export const useRemoveSubstitute = () =>
  useSend(api.removeDelegate, {
    given: (delegateId: EndpointInput<typeof api.removeDelegate>['query']['delegateId']) => ({
      query: { delegateId },
    }),
    loud: true,
  });
