/** Where public content may lead: a page of our own site that exists, or another site over https. */
import { screenAt } from '../../identity/account/screens.ts';

/** Spaces, controls and backslashes are read as something else by browsers. */
const odd = /[\s\\\p{Cc}]/u;

function isOwnPath(link: string): boolean {
  if (link.startsWith('//')) return false;
  const [pathname = ''] = link.split(/[?#]/, 1);
  const path = screenAt(pathname)?.screen.path;
  return path !== undefined && path !== '/*' && path !== '*';
}

/** A name with a dot: no address of a machine, no name of a local network, no port, no password before it. */
const otherSite =
  /^https:\/\/[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,6}\.[a-z]{2,63}(?:[/?#][^\s\\]{0,290})?$/i;

export const isOpenLink = (link: string): boolean =>
  !odd.test(link) && (link.startsWith('/') ? isOwnPath(link) : otherSite.test(link));
