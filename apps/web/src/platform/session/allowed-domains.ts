import { currentToken } from './session-store.ts';
import { isAllowedDomain } from './token.ts';

/** Where the token may go: this site, whose server is the API. */
const allowedDomains = () => [location.host];

export function mayCarryToken(address: string): boolean {
  return isAllowedDomain(new URL(address, location.href), allowedDomains());
}

/** The Authorization header for an address: none without a token, and none for another site's. */
export function authorizationFor(address: string): Readonly<Record<string, string>> {
  const token = currentToken();
  return token !== null && mayCarryToken(address) ? { Authorization: `Bearer ${token}` } : {};
}
