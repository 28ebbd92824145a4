import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { ApiError } from '@nukkad/contract/kernel/client';
import { call } from '../api/client.ts';
import { currentToken, forgetSession, keepProfile, knownProfile, onSessionEnd } from './session-store.ts';

/** What is kept on the device is of no use to visitors who are not signed in, and not in their first load. */
const askOrKept = async () =>
  (await import('../device-storage/with-stored-fallback.ts')).withStoredFallback('profile', () =>
    call(getMyProfile, { quiet: true }),
  );

if (!import.meta.env.SSR)
  onSessionEnd(
    () =>
      void import('../device-storage/indexed-db.ts').then(
        (part) => part.clearStored().catch(() => {}),
        () => {},
      ),
  );

let asking: Promise<MyProfile | null> | null = null;

/**
 * The signed-in person, fetched once; null: signed out. A 401 ends the session, but a server fault (5xx) throws and
 * keeps it: a fault must not sign all people out. Without a network it is the last stored profile, so that a reload in
 * a cellar shows the day's jobs.
 */
export function loadProfile(): Promise<MyProfile | null> {
  if (currentToken() === null) return Promise.resolve(null);
  const known = knownProfile();
  if (known) return Promise.resolve(known);
  asking ??= askOrKept()
    .then((profile) => {
      keepProfile(profile);
      return profile;
    })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
      forgetSession();
      return null;
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}
