/** Signing in: the code that was sent by message, given back. */
import { verifyOtp } from '@nukkad/contract/identity/account/sign-in.api';
import { csrfToken } from '../../apps/server/src/platform/http/csrf.ts';
import { loadOptionsOf } from '../load.ts';
import type { Job } from './job.ts';

/** A browser that these people are known by. */
const device = 'device=abcdefghijklmnopqrstuv';

export const signInJobs: readonly Job[] = [
  {
    id: 'sign-in',
    title: 'Sign in with a code',
    kind: 'write',
    takes: 'shopper',
    requests: async ({ codes, secret }, count) =>
      codes.slice(0, count).map(({ challengeId, mobileNumber, code }) => {
        const token = csrfToken(secret, null);
        const headers = {
          'content-type': 'application/json',
          cookie: `XSRF-TOKEN=${token}; ${device}`,
          'x-xsrf-token': token,
          sessionid: challengeId,
        };
        return loadOptionsOf(verifyOtp, { body: { mobileNumber, otp: code, purpose: 'sign-in' } }, headers);
      }),
  },
];
