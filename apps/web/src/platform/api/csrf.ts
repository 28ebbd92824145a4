import { authorizationFor } from '../session/allowed-domains.ts';

const anyGet = '/api/home/aapSettings';

/** The token that the server put into a cookie for our own scripts to read; null before the first GET. */
export function csrfToken(): string | null {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
  return value === undefined ? null : decodeURIComponent(value);
}

/** Any GET renews the cookie where it is missing or another session's. */
export async function renewCsrf(): Promise<void> {
  await fetch(anyGet, { credentials: 'include', headers: authorizationFor(anyGet) });
}
