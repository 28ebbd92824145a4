import {
  endOtherSessions,
  endSession,
  getActiveSessions,
} from '@nukkad/contract/identity/account/session.api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/query-client.ts';

const key = ['account', 'devices'] as const;

/** A single page of 100 is enough; a person with more devices ends the newest ones first. */
export function useDevices() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await call(getActiveSessions, { query: { limit: 100 }, quiet: true, signal })).items,
  });
}

const renew = () => queryClient.invalidateQueries({ queryKey: key });

export function useEndDevice() {
  return useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSettled: renew,
  });
}

export function useEndOtherDevices() {
  return useMutation({
    mutationFn: () => call(endOtherSessions, { quiet: true }),
    onSettled: renew,
  });
}
