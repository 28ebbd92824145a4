import { logout } from '@nukkad/contract/account/account.api';
import { call } from '../api/client.ts';
import { queryClient } from '../query-client.ts';
import { currentToken, forgetSession } from './session-store.ts';

/** Ends the session on the server, then forgets the person here whatever the server said. */
export async function logOut(): Promise<void> {
  try {
    if (currentToken() !== null) await call(logout, { quiet: true });
  } catch {
    // The token is dropped below; the server's copy runs out by itself.
  } finally {
    forgetSession();
    queryClient.clear();
  }
}
