const minute = 60_000;

/**
 * Wrong passwords and codes together; never scaled: a code of six digits is safe only because so few attempts are
 * allowed.
 */
export const attemptsBeforeLockout = 5;
export const lockoutMs = 15 * minute;
/** From the right password to the right code. */
export const ticketLifeMs = 10 * minute;
/** The link that the command prints. */
export const linkLifeMs = 24 * 60 * minute;
export const idleMs = 30 * minute;
export const sessionLifeMs = 12 * 60 * minute;
/** `last_seen_at` is to the minute: not every call writes. */
export const seenEveryMs = minute;
export const recoveryCodeCount = 10;

export interface SessionTimes {
  readonly lastSeenAt: Date;
  readonly endsAt: Date;
  readonly revokedAt: Date | null;
}

export function isOver(session: SessionTimes, now: Date): boolean {
  return (
    session.revokedAt !== null ||
    now >= session.endsAt ||
    now.getTime() - session.lastSeenAt.getTime() >= idleMs
  );
}

export interface Tries {
  readonly wrongTries: number;
  readonly pausedUntil: Date | null;
}

export const isLockedOut = ({ pausedUntil }: Tries, now: Date): boolean =>
  pausedUntil !== null && now < pausedUntil;

/** After one more wrong try: the fifth begins a pause, and with it a new count. */
export function afterWrongAttempt({ wrongTries }: Tries, now: Date): Tries {
  return wrongTries + 1 < attemptsBeforeLockout
    ? { wrongTries: wrongTries + 1, pausedUntil: null }
    : { wrongTries: 0, pausedUntil: new Date(now.getTime() + lockoutMs) };
}
