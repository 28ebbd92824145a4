import * as declarations from './domains.gen.ts';
import type { BackofficeInterface } from './office/backoffice/index.ts';
import { type LentBy, compose } from './platform/compose.ts';
import type { Declaration, Given } from './platform/declaration.ts';
import type { Domain } from './platform/domain.ts';
import type { Authenticate, Gate } from './platform/http/mount.ts';
import type { ExpectedPage } from './platform/http/pages/pages-ahead.ts';
import type { Platform } from './platform/platform.ts';
import type { VerifyToken } from './platform/socket/socket.ts';
import type { SessionWatch } from './platform/socket/watch-sessions.ts';

export interface Composition {
  readonly domains: readonly Domain[];
  readonly authenticate: Authenticate;
  readonly gate: Gate;
  readonly verifyToken: VerifyToken;
  readonly watch: SessionWatch;
  readonly makeAdmin: BackofficeInterface['makeAdmin'];
  readonly codeOfAdmin: BackofficeInterface['codeOfAdmin'];
  /** Whether there is a city of this code. */
  readonly isCity: (cityCode: string) => Promise<boolean>;
  /** Public pages that visitors are expected at, the most wanted first. */
  readonly expectedPages: () => Promise<readonly ExpectedPage[]>;
}

/** Left out: there are no sockets, and what is said goes nowhere. */
type Sessions = Given['sessions'] & Partial<Pick<Given, 'tell' | 'isThere'>>;

type Parts = Given & LentBy<typeof declarations>;

/** Does not compile where a domain needs what no other one lends, or more than it lends. */
const listed: Readonly<Record<string, Declaration<Parts>>> = declarations;

/** Every domain, each handed the interfaces of those that it needs; the arrows are those of docs/map.md. */
export function composeDomains(platform: Platform, sessions: Sessions): Composition {
  const { tell = () => undefined, isThere = () => false } = sessions;
  const { domains, parts } = compose(listed, { platform, sessions, tell, isThere });
  const { catalog, geography } = parts;
  // The back office's own contain those of the account.
  const { authenticate, gate, verifyToken, watch, makeAdmin, codeOfAdmin } = parts.backoffice;
  const isCity = async (code: string) => (await geography.knownPlaces()).cityByCode(code) !== null;
  const expectedPages = () => catalog.expectedPages(platform.db);
  return { domains, authenticate, gate, verifyToken, watch, makeAdmin, codeOfAdmin, isCity, expectedPages };
}
