import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/work/project-cost/project-cost.api';
import { addProjectFiles } from '@nukkad/contract/work/project-file/project-file.api';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['project-costs'] as const,
  list: (projectId: string) => ['project-costs', 'list', projectId] as const,
  margin: (projectId: string) => ['project-costs', 'margin', projectId] as const,
};
const renew = () => queryClient.invalidateQueries({ queryKey: keys.all });

export const useCosts = (projectId: string) =>
  useInfiniteQuery({
    queryKey: keys.list(projectId),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listProjectCosts, { query: { projectId, cursor: pageParam, limit: 20 }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

export const useMargin = (projectId: string) =>
  useQuery({
    queryKey: keys.margin(projectId),
    queryFn: ({ signal }) => call(api.getProjectMargin, { query: { projectId }, quiet: true, signal }),
  });

export type NewCost = EndpointInput<typeof api.addProjectCost>['body'];

interface Booking {
  readonly body: NewCost;
  /** Its bill; it becomes a file of the project that only the team sees. */
  readonly bill: File | null;
}

export const useAddCost = (idempotencyKey: string) =>
  useMutation({
    mutationFn: async ({ body: { projectId, cost }, bill }: Booking) => {
      const sent = bill
        ? await call(addProjectFiles, {
            query: { projectId, audience: 'team' },
            files: [bill],
            quiet: true,
            idempotencyKey: newIdempotencyKey(),
          })
        : null;
      const fileId = sent?.items[0]?.fileId;
      const body = { projectId, cost: { ...cost, ...(fileId && { fileId }) } };
      return call(api.addProjectCost, { body, quiet: true, idempotencyKey });
    },
    onSettled: () => Promise.all([renew(), queryClient.invalidateQueries({ queryKey: ['project-files'] })]),
  });

export const useRemoveCost = () =>
  useMutation({
    mutationFn: (costId: string) => call(api.removeProjectCost, { query: { costId }, quiet: true }),
    onSettled: renew,
  });
