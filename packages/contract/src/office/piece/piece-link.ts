/** Where public content may lead: a page of our own site that exists, or another site over https. */
import { screenAt } from '../../identity/account/screens.ts';

/** Spaces, controls and backslashes are read as something else by browsers. */
const odd = /[\s\\\u0000-\u001f\u007f]/u;

function isOwnPath(link: string): boolean {
  if (!link.startsWith('/') || link.startsWith('//')) return false;
  if (!URL.canParse(link, 'https://own.invalid')) return false;
  const { origin, pathname } = new URL(link, 'https://own.invalid');
  if (origin !== 'https://own.invalid') return false;
  const path = screenAt(pathname)?.screen.path;
  return path !== undefined && path !== '/*' && path !== '*';
}

/** A name with a dot: no address of a machine, no name of a local network, no password in it. */
function isOtherSite(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname, username, password } = new URL(link);
  const isName = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,6}\.[a-z]{2,63}$/.test(hostname);
  return protocol === 'https:' && username === '' && password === '' && isName;
}

export const isOpenLink = (link: string): boolean =>
  !odd.test(link) && (link.startsWith('/') ? isOwnPath(link) : isOtherSite(link));

/** A path of this site, which the page opens in itself. */
export const isOwnLink = (link: string): boolean => link.startsWith('/');
