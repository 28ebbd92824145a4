import { lookup } from 'node:dns/promises';
import { isPublicAddress } from './public-address.ts';

/** Where tests have their sites: handed in by code alone, so that no setting of a server opens its own network. */
export interface TestSites {
  /** What a name leads to, in place of what the network says; others lead nowhere. */
  readonly hosts: Readonly<Record<string, readonly string[]>>;
  /** An address that counts as public, and the port at which it listens, without TLS. */
  readonly at: { readonly address: string; readonly port: number };
}

/** A place to connect to, found once for a name. */
export interface Place {
  readonly address: string;
  readonly port: number;
  readonly isSecure: boolean;
}

/** How names are looked up; tests count what is asked. */
export type Resolve = (name: string) => Promise<readonly string[]>;

const resolveName: Resolve = async (name) =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * The place of a page. A name is asked for once, and each of its addresses must be public: the connection goes to the one
 * that was looked at, so that a name that changes its answer changes nothing.
 */
export async function placeOf(
  url: URL,
  sites: TestSites | null,
  resolve: Resolve = resolveName,
): Promise<Place | null> {
  const name = url.hostname.replace(/\.$/, '');
  const addresses = sites ? (sites.hosts[name] ?? []) : await resolve(name);
  const [address] = addresses;
  if (address === undefined) return null;
  if (sites && addresses.every((one) => one === sites.at.address)) return { ...sites.at, isSecure: false };
  if (!addresses.every(isPublicAddress)) return null;
  const isSecure = url.protocol === 'https:';
  return { address, port: Number(url.port) || (isSecure ? 443 : 80), isSecure };
}
