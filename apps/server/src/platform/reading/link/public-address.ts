import ipaddr from 'ipaddr.js';

/** Ranges that are given out for all the internet. All of IPv6 that is not in the first is refused, mapped and tunnelled IPv4 with it. */
const givenOut = ipaddr.parseCIDR('2000::/3');
/** Within it, and named by the library in no range of its own. */
const documentation = ipaddr.parseCIDR('3fff::/20');

/** Whether an address that a name has led to lies in the public internet, and is no form of one that does not. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) return true;
  return parsed.match(givenOut) && !parsed.match(documentation);
}

/** Names that lead nowhere in the internet, or into a network of one's own. */
const innerEndings = new Set([
  'alt',
  'arpa',
  'corp',
  'example',
  'home',
  'i2p',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'private',
  'test',
]);
const ports = new Set(['', '80', '443']);
const longestLink = 2_000;

/** A name with a point whose last part is no number: a URL has brought every spelling of an IPv4 address into its usual one. */
const hostName = /^(?:[a-z\d_-]{1,63}\.){1,10}[a-z][a-z\d-]{0,62}$/;

/** The address of a page that may be asked for; null: none, or not in the public internet by what it says already. */
export function readLink(text: string, own: readonly string[]): URL | null {
  if (text.length > longestLink || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || !ports.has(url.port) || url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/\.$/, '');
  if (host.length > 253 || !hostName.test(host) || own.includes(host)) return null;
  if (innerEndings.has(host.slice(host.lastIndexOf('.') + 1))) return null;
  url.hash = '';
  return url;
}
