import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { useSyncExternalStore } from 'react';
import { currentToken, knownProfile, onSession } from './session-store.ts';

export interface SessionView {
  /** `unknown` on the server and until the browser has looked. */
  readonly status: 'unknown' | 'signed-out' | 'signed-in';
  /** Null until user/myprofile has answered. */
  readonly profile: MyProfile | null;
}

const unknown: SessionView = { status: 'unknown', profile: null };
const signedOut: SessionView = { status: 'signed-out', profile: null };
let last: SessionView = unknown;

/** A snapshot must be the same object while nothing has changed. */
function snapshot(): SessionView {
  if (currentToken() === null) {
    last = signedOut;
    return last;
  }
  const profile = knownProfile() ?? null;
  if (last.status !== 'signed-in' || last.profile !== profile) last = { status: 'signed-in', profile };
  return last;
}

/** Who is at this device. Screens draw by it; the server decides. */
export function useSession(): SessionView {
  return useSyncExternalStore(onSession, snapshot, () => unknown);
}
