import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/market/partnership/hours.api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const key = ['partner', 'hours'] as const;

export type HoursBody = EndpointInput<typeof api.saveWorkingHours>['body'];

export function useHours() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(api.getWorkingHours, { quiet: true, signal }),
  });
}

export function useSaveHours() {
  return useMutation({
    mutationFn: (body: HoursBody) => call(api.saveWorkingHours, { body, quiet: true }),
    onSuccess: (hours) => queryClient.setQueryData(key, hours),
  });
}
