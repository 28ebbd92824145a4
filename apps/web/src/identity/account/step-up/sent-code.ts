import { currentSessionId } from '../../../platform/session/session-store.ts';

/** A code that was sent to confirm something. It is not the code: without the digits of the message it is worth nothing. */
export interface SentCode {
  /** A code confirms the session that asked for it, and no other. */
  readonly sessionId: string | null;
  readonly codeId: string;
  readonly sentTo: string;
  /** Milliseconds since 1970: until when it counts, and from when another may be sent. */
  readonly expiresAt: number;
  readonly resendAt: number;
}

/** Stored in the session storage, so that a code that was sent before a reload can still be entered: a new one may not be requested yet. */
const storageKey = 'stepUpCode';

/** The unexpired code of this session; null: a code must be requested. */
export function keptCode(now = Date.now()): SentCode | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as SentCode | null;
    return kept && kept.sessionId === currentSessionId() && kept.expiresAt > now ? kept : null;
  } catch {
    return null;
  }
}

export function keepCode(code: SentCode | null): void {
  if (code) sessionStorage.setItem(storageKey, JSON.stringify(code));
  else sessionStorage.removeItem(storageKey);
}
