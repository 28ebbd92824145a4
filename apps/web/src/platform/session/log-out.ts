import { logout } from '@nukkad/contract/identity/account/account.api';
import { call } from '../api/client.ts';
import { currentToken, forgetSession } from './session-store.ts';

/**
 * Specification section 4, in its order: the server is told; then, whatever it answers, the token is removed, cart and
 * logged-in user are cleared and the listeners of the login are told (analytics begin a new session by that).
 */
export async function logOut(): Promise<void> {
  try {
    if (currentToken() !== null) await call(logout, { quiet: true });
  } catch {
    // The token is dropped below; the server's copy runs out by itself.
  } finally {
    forgetSession();
  }
}
