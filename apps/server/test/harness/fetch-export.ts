import { csrfCookie, csrfToken } from '../../src/platform/http/csrf.ts';
import type { Mounted } from './mounted.ts';
import { required } from './required.ts';

/** Opens the link of an export as the browser of a session does; left out: of the session that was given it. */
export function fetchExport(
  app: Pick<Mounted, 'url' | 'platform'>,
  link: string | null | URL,
  sessionId?: string,
): Promise<Response> {
  const address = new URL(required<string | URL>(link), app.url);
  const session = sessionId ?? address.searchParams.get('s');
  const token = csrfToken(app.platform.config.secret, session);
  return fetch(address, { headers: { cookie: `${csrfCookie}=${token}` } });
}
