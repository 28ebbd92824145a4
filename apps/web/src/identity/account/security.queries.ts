import { getLastUpdatedPassword, updatePassword } from '@nukkad/contract/identity/account/password.api';
import { generateOtp, verifyOtp } from '@nukkad/contract/identity/account/sign-in.api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { beginSession, currentSessionId, keepSessionId } from '../../platform/session/session-store.ts';
import type { CodePurpose, Contact } from './account.queries.ts';

const key = ['password'] as const;

export function usePasswordFacts() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getLastUpdatedPassword, { quiet: true, signal }),
  });
}

/** Asks for a code while signed in: the session's own id stays where it is, the code's goes back with the code. */
export async function askWhileSignedIn(contact: Contact, purpose: CodePurpose) {
  const own = currentSessionId();
  const answer = await call(generateOtp, { body: { ...contact, purpose }, quiet: true });
  if (own) keepSessionId(own);
  return answer;
}

export type Proof = { readonly oldPassword: string } | { readonly otp: string; readonly codeId: string };

export function useChangePassword() {
  return useMutation({
    mutationFn: ({ newPassword, proof }: { newPassword: string; proof: Proof }) =>
      'codeId' in proof
        ? call(updatePassword, {
            body: { otp: proof.otp, newPassword },
            headers: { sessionId: proof.codeId },
            quiet: true,
          })
        : call(updatePassword, { body: { ...proof, newPassword }, quiet: true }),
    onSuccess: (facts) => queryClient.setQueryData(key, facts),
  });
}

/** Puts a number or an address on the account; the profile that comes back has it. */
export function useAddContact() {
  return useMutation({
    mutationFn: ({ contact, otp, codeId }: { contact: Contact; otp: string; codeId: string }) =>
      call(verifyOtp, {
        body: {
          ...contact,
          otp,
          purpose: 'email' in contact ? 'email-verification' : 'mobile-verification',
        },
        headers: { sessionId: codeId },
        quiet: true,
      }),
    onSuccess: beginSession,
  });
}
