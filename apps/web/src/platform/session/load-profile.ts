import { getMyProfile } from '@nukkad/contract/account/account.api';
import type { MyProfile } from '@nukkad/contract/account/account.model';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { currentToken, forgetSession, keepProfile, knownProfile } from './session-store.ts';

let asking: Promise<MyProfile | null> | null = null;

/**
 * The signed-in person, asked for once; null: nobody. A refusal ends the session, but a server that is
 * only tired (5xx, no answer) throws and leaves it: a fault must not sign everybody out.
 */
export function loadProfile(): Promise<MyProfile | null> {
  if (currentToken() === null) return Promise.resolve(null);
  const known = knownProfile();
  if (known) return Promise.resolve(known);
  asking ??= call(getMyProfile, { quiet: true })
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
