import { getMyProfile } from '@nukkad/contract/account/account.api';
import type { MyProfile } from '@nukkad/contract/account/account.model';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { orKept } from '../kept/or-kept.ts';
import { currentToken, forgetSession, keepProfile, knownProfile } from './session-store.ts';

let asking: Promise<MyProfile | null> | null = null;

/**
 * The signed-in person, asked for once; null: nobody. A refusal ends the session, but a server that is
 * only tired (5xx) throws and leaves it: a fault must not sign everybody out. Without a network it is the one who was
 * here last, so that a reload in a cellar shows the day's jobs.
 */
export function loadProfile(): Promise<MyProfile | null> {
  if (currentToken() === null) return Promise.resolve(null);
  const known = knownProfile();
  if (known) return Promise.resolve(known);
  asking ??= orKept('profile', () => call(getMyProfile, { quiet: true }))
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
