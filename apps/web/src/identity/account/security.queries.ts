import { getLastUpdatedPassword, updatePassword } from '@nukkad/contract/identity/account/password.api';
import { generateOtp, verifyOtp } from '@nukkad/contract/identity/account/sign-in.api';
import { call } from '../../platform/api/client.ts';
import { beginSession, currentSessionId, keepSessionId } from '../../platform/session/session-store.ts';
import type { CodePurpose, Contact } from './account.queries.ts';
import { keepAnswer, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

export function usePasswordFacts() {
  return useAsked(getLastUpdatedPassword);
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
  return useSend(updatePassword, {
    send: ({ newPassword, proof }: { newPassword: string; proof: Proof }) =>
      'codeId' in proof
        ? call(updatePassword, {
            body: { otp: proof.otp, newPassword },
            headers: { sessionId: proof.codeId },
            quiet: true,
          })
        : call(updatePassword, { body: { ...proof, newPassword }, quiet: true }),
    keep: (facts) => keepAnswer(getLastUpdatedPassword, {}, facts),
  });
}

/** Puts a number or an address on the account; the profile that comes back has it. */
export function useAddContact() {
  return useSend(verifyOtp, {
    given: ({ contact, otp, codeId }: { contact: Contact; otp: string; codeId: string }) => ({
      body: {
        ...contact,
        otp,
        purpose: 'email' in contact ? ('email-verification' as const) : ('mobile-verification' as const),
      },
      headers: { sessionId: codeId },
    }),
    onSuccess: beginSession,
  });
}
