import {
  deactivate,
  getDeactivateRequest,
  withdrawDeactivation,
} from '@nukkad/contract/identity/account/deactivation.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/query-client.ts';

const key = ['account', 'leaving'] as const;

export function useDeactivation() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getDeactivateRequest, { quiet: true, signal }),
  });
}

/** The code that it needs is asked for by the client itself. */
export function useRequestDeactivation() {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof deactivate>['body']) => call(deactivate, { body, quiet: true }),
    onSuccess: (leaving) => queryClient.setQueryData(key, leaving),
  });
}

export function useWithdrawDeactivation() {
  return useMutation({
    mutationFn: () => call(withdrawDeactivation),
    onSuccess: (leaving) => queryClient.setQueryData(key, leaving),
  });
}
