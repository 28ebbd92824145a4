import type { accountStatuses } from '@nukkad/contract/identity/account/account.model';

type AccountStatus = (typeof accountStatuses)[number];

const minute = 60_000;

/** Days pass between two jobs or bookings; the session row, read at each request, is what ends a token early. */
export const tokenLifeMs = 24 * 60 * minute;
/** With the second that a session is remembered for, the old token dies within a minute. */
export const previousTokenLifeMs = 50_000;
/** How long a session is remembered without asking the database. */
export const sessionMemoryMs = 1_000;

/** JWT times are whole seconds. */
export const wholeSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000);
export const tokenExpiry = (issuedAt: Date): Date => new Date(issuedAt.getTime() + tokenLifeMs);

/** Past half of its life a token is exchanged for a new one. */
export function isDueForRotation(issuedAt: Date, now: Date): boolean {
  return now.getTime() - issuedAt.getTime() > tokenLifeMs / 2;
}

export interface SessionTokens {
  readonly tokenId: string;
  readonly previousTokenId: string | null;
  readonly previousTokenUntil: Date | null;
  readonly revokedAt: Date | null;
}

/** `previous`: good for a moment longer, for calls that were under way when it was exchanged. */
export function tokenState(
  session: SessionTokens,
  tokenId: string,
  now: Date,
): 'current' | 'previous' | 'dead' {
  if (session.revokedAt) return 'dead';
  if (session.tokenId === tokenId) return 'current';
  const inGrace =
    session.previousTokenId === tokenId &&
    session.previousTokenUntil !== null &&
    now < session.previousTokenUntil;
  return inGrace ? 'previous' : 'dead';
}

const barred: ReadonlySet<AccountStatus> = new Set(['Blocked', 'Deactivated', 'Inactive', 'Suspended']);

/** These people sign in only to read why, and to sign out. */
export function isBarred(status: AccountStatus): boolean {
  return barred.has(status);
}
