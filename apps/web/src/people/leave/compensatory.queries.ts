import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/leave/compensatory.api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { approvalRoot, renewApprovals } from '../../nouns/approval/approval.queries.ts';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

export const useCompensatory = () =>
  useQuery({
    queryKey: [approvalRoot, 'leave', 'compensatory'],
    queryFn: ({ signal }) => call(api.listCompensatory, { quiet: true, signal }),
  });

export const useAskCompensatory = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.askCompensatory>['body']) =>
      call(api.askCompensatory, { body, quiet: true, idempotencyKey }),
    onSettled: renewApprovals,
  });

export const useWithdrawCompensatory = () =>
  useMutation({
    mutationFn: ({ requestId, version }: { requestId: string; version: number }) =>
      call(api.withdrawCompensatory, { query: { requestId, version: String(version) }, quiet: true }),
    onSettled: renewApprovals,
  });

export const useReviewCompensatory = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.reviewCompensatory>['body']) =>
      call(api.reviewCompensatory, { body, quiet: true }),
    // Attendance shows the day without its overtime then.
    onSettled: () => queryClient.invalidateQueries(),
  });
