import { recoverPassword } from '@nukkad/contract/identity/account/password.api';
import {
  chooseRole,
  generateOtp,
  loginWithEmail,
  loginWithMobile,
  verifyOtp,
} from '@nukkad/contract/identity/account/sign-in.api';
import type { EndpointInput, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { beginSession } from '../../platform/session/session-store.ts';
import { useSend } from '../../platform/api/send.ts';

export type AskedRole = NonNullable<EndpointInput<typeof generateOtp>['body']['role']>;
export type CodePurpose = NonNullable<EndpointInput<typeof generateOtp>['body']['purpose']>;

/** One of the two; the server wants no more. */
export type Contact = { readonly mobileNumber: string } | { readonly email: string };

export const wordOf = (contact: Contact) => ('email' in contact ? contact.email : contact.mobileNumber);

/** Clears everything of the person who was signed in before. */
export function enterAs(session: EndpointOutput<typeof verifyOtp>): void {
  queryClient.clear();
  beginSession(session);
}

/** The answer's sessionId is kept by the client, and goes back with the code. */
export function useRequestCode() {
  return useSend(generateOtp, {
    given: ({ contact, ...more }: { contact: Contact; role?: AskedRole; purpose?: CodePurpose }) => ({
      body: { ...contact, ...more },
    }),
  });
}

export function useSignIn() {
  return useSend(verifyOtp, {
    given: ({ contact, otp }: { contact: Contact; otp: string }) => ({ body: { ...contact, otp } }),
    onSuccess: enterAs,
  });
}

interface PasswordAttempt {
  readonly contact: Contact;
  readonly password: string;
  readonly role?: AskedRole;
}

export function usePasswordSignIn() {
  return useSend(loginWithMobile, {
    send: ({ contact, ...more }: PasswordAttempt) =>
      'email' in contact
        ? call(loginWithEmail, { body: { ...contact, ...more }, quiet: true })
        : call(loginWithMobile, { body: { ...contact, ...more }, quiet: true }),
    onSuccess: enterAs,
  });
}

/** With the password-recovery code; signs in with it. */
export function useRecoverPassword() {
  return useSend(recoverPassword, {
    given: ({ contact, ...more }: { contact: Contact; otp: string; newPassword: string }) => ({
      body: { ...contact, ...more },
    }),
    onSuccess: enterAs,
  });
}

/** The role, and the name where there is none; the session acts in it from then on. */
export function useChooseRole() {
  return useSend(chooseRole, { onSuccess: beginSession });
}
