import { generateOtp, verifyOtp } from '@nukkad/contract/account/account.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '../platform/api/client.ts';
import { queryClient } from '../platform/query-client.ts';
import { beginSession } from '../platform/session/session-store.ts';

export type AskedRole = NonNullable<EndpointInput<typeof generateOtp>['body']['role']>;

/** The answer's sessionId is kept by the client, and goes back with the code. */
export function useAskForCode() {
  return useMutation({
    mutationFn: (body: { mobileNumber: string; role?: AskedRole }) =>
      call(generateOtp, { body, quiet: true }),
  });
}

export function useSignIn() {
  return useMutation({
    mutationFn: (body: { mobileNumber: string; otp: string }) => call(verifyOtp, { body, quiet: true }),
    onSuccess: (session) => {
      // Nothing of whoever was here before.
      queryClient.clear();
      beginSession(session);
    },
  });
}
