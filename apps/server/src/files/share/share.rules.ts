import type { ShareState } from '@nukkad/contract/files/share/share.noun';

const dayMs = 86_400_000;

interface Limits {
  readonly revokedAt: Date | null;
  readonly expiresAt: Date;
  readonly mostOpenings: number | null;
  readonly openedCount: number;
}

export const isFull = ({ mostOpenings, openedCount }: Limits): boolean =>
  mostOpenings !== null && openedCount >= mostOpenings;

/** Turned off counts before expired: a person decided it. */
export function stateOf(share: Limits, now: Date): ShareState {
  if (share.revokedAt) return 'revoked';
  if (share.expiresAt <= now) return 'expired';
  return isFull(share) ? 'full' : 'open';
}

export const endAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);

export const openings = {
  /** The address of a file lives for minutes, also where the page that gave it stays open. */
  ticketMs: 10 * 60_000,
  mostTries: 10,
  pauseMs: 15 * 60_000,
  /** Who asks for access again is heard once a day. */
  askAgainMs: dayMs,
  /** How long a link that has ended is kept, for who made it. */
  keptMs: 180 * dayMs,
} as const;
