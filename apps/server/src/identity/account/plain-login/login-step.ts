import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Contact } from '../contact.ts';

/** Between the two forms: which code was sent where. The code itself is bound to both by the server. */
export interface LoginStep {
  readonly challengeId: string;
  readonly contact: Contact;
  /** A path of this site; null: the home of the person's role. */
  readonly returnTo: string | null;
  /** Milliseconds since 1970: when a new code may be asked for. */
  readonly resendAt: number;
}

const stepCookie = 'login-step';
const sessionCookie = 'login-session';
const path = screenAddress.login;

const kept = z.object({
  challengeId: z.uuid(),
  contact: z.union([z.object({ mobileNumber: z.string() }), z.object({ email: z.string() })]),
  returnTo: z.nullable(z.string()),
  resendAt: z.int(),
});

const options = (secure: boolean) => ({ path, httpOnly: true, sameSite: 'strict', secure }) as const;

export function keepStep(reply: FastifyReply, step: LoginStep, secure: boolean): void {
  const value = Buffer.from(JSON.stringify(step)).toString('base64url');
  void reply.setCookie(stepCookie, value, { ...options(secure), maxAge: 900 });
}

/** Null: none was kept, or it was changed so that it cannot be read. */
export function findStep(request: FastifyRequest): LoginStep | null {
  const value = request.cookies[stepCookie];
  if (value === undefined) return null;
  try {
    const read = z.safeParse(kept, JSON.parse(Buffer.from(value, 'base64url').toString()));
    return read.success ? { ...read.data, returnTo: ownPathOf(read.data.returnTo) } : null;
  } catch {
    return null;
  }
}

export const forgetStep = (reply: FastifyReply): void => void reply.clearCookie(stepCookie, { path });

/**
 * The token of the session, for the plain pages of the login alone: no call of the API and no other page reads this
 * cookie. Where scripts run, the last page hands the token over to the web app.
 */
export const keepPlainSession = (reply: FastifyReply, accessToken: string, secure: boolean): void =>
  void reply.setCookie(sessionCookie, accessToken, options(secure));

export const plainSessionOf = (request: FastifyRequest): string | null =>
  request.cookies[sessionCookie] ?? null;

export const forgetPlainSession = (reply: FastifyReply): void =>
  void reply.clearCookie(sessionCookie, { path });

/** The path, if it leads to a page of this site; `//other.site` and control characters leave it in some browser. */
export function ownPathOf(given: string | null | undefined): string | null {
  if (!given || given.length > 300 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(given)) return null;
  const own = 'https://own.invalid';
  return URL.canParse(given, own) && new URL(given, own).origin === own ? given : null;
}
