import { recoverPassword } from '@nukkad/contract/identity/account/password.api';
import {
  chooseRole,
  generateOtp,
  loginWithEmail,
  loginWithMobile,
  signupEmail,
  verifyOtp,
} from '@nukkad/contract/identity/account/sign-in.api';
import type { EndpointInput, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { beginSession } from '../../platform/session/session-store.ts';

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
  return useMutation({
    mutationFn: ({ contact, ...more }: { contact: Contact; role?: AskedRole; purpose?: CodePurpose }) =>
      call(generateOtp, { body: { ...contact, ...more }, quiet: true }),
  });
}

export function useSignIn() {
  return useMutation({
    mutationFn: ({ contact, otp }: { contact: Contact; otp: string }) =>
      call(verifyOtp, { body: { ...contact, otp }, quiet: true }),
    onSuccess: enterAs,
  });
}

export function useSignUp() {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof signupEmail>['body']) => call(signupEmail, { body, quiet: true }),
  });
}

interface PasswordAttempt {
  readonly contact: Contact;
  readonly password: string;
  readonly role?: AskedRole;
}

export function usePasswordSignIn() {
  return useMutation({
    mutationFn: ({ contact, ...more }: PasswordAttempt) =>
      'email' in contact
        ? call(loginWithEmail, { body: { ...contact, ...more }, quiet: true })
        : call(loginWithMobile, { body: { ...contact, ...more }, quiet: true }),
    onSuccess: enterAs,
  });
}

/** With the password-recovery code; signs in with it. */
export function useRecoverPassword() {
  return useMutation({
    mutationFn: ({ contact, ...more }: { contact: Contact; otp: string; newPassword: string }) =>
      call(recoverPassword, { body: { ...contact, ...more }, quiet: true }),
    onSuccess: enterAs,
  });
}

/** The role, and the name where there is none; the session acts in it from then on. */
export function useChooseRole() {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof chooseRole>['body']) => call(chooseRole, { body, quiet: true }),
    onSuccess: beginSession,
  });
}
