import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/work/scope-change/scope-change.api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/query-client.ts';
import type { Side } from '../project.queries.ts';

const keys = {
  all: ['scope-changes'] as const,
  of: (projectId: string, side: Side) => ['scope-changes', side, projectId] as const,
};
/** An accepted change is other milestones. */
const renew = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.all }),
    queryClient.invalidateQueries({ queryKey: ['projects'] }),
  ]);
const shown = 20;
const lookAgainMs = 30_000;

/** The last ones. */
export const useScopeChanges = (projectId: string, side: Side) =>
  useQuery({
    queryKey: keys.of(projectId, side),
    queryFn: ({ signal }) => {
      const asked = { query: { projectId, limit: shown }, quiet: true, signal };
      return side === 'client' ? call(api.listOwnScopeChanges, asked) : call(api.listScopeChanges, asked);
    },
    refetchInterval: lookAgainMs,
  });

export type NewScopeChange = EndpointInput<typeof api.proposeScopeChange>['body'];

export const useProposeScopeChange = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: NewScopeChange) => call(api.proposeScopeChange, { body, quiet: true, idempotencyKey }),
    onSettled: renew,
  });

export const useWithdrawScopeChange = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: EndpointInput<typeof api.withdrawScopeChange>['body']) =>
      call(api.withdrawScopeChange, { body, quiet: true }),
    onSettled: renew,
  });

export const useAcceptScopeChange = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: EndpointInput<typeof api.acceptScopeChange>['body']) =>
      call(api.acceptScopeChange, { body, quiet: true }),
    onSettled: renew,
  });

export const useRejectScopeChange = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: EndpointInput<typeof api.rejectScopeChange>['body']) =>
      call(api.rejectScopeChange, { body, quiet: true }),
    onSettled: renew,
  });
