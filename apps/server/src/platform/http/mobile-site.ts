/**
 * Phones have a site of their own (specification section 2, "Web-to-mobile redirect"): in production, and only where
 * MOBILE_ORIGIN names it. What the browser says it is, the server answers; how wide it is, only the browser knows.
 */
import type { Config } from '../config.ts';

export interface MobileSite {
  readonly origin: string;
  /** The brand as part of a path: `about-{product}`. */
  readonly product: string;
}

/** Paths that are called otherwise there. Any other path is the same one, with its query. */
export const mobilePaths: readonly (readonly [web: string, mobile: string])[] = [
  ['/services/my-service-details', '/buyer/booking'],
  ['/professional-register-form', '/services/{product}/register-pro'],
  ['/home/partner-home', '/buyer-profile/complete-kyb-as-partner'],
  ['/about-us', '/buyer/profile/about-{product}'],
  ['/help/support', '/faqs'],
  ['/terms-and-policy/terms', '/terms-of-service'],
  ['/terms-and-policy/policy', '/privacy-policy'],
];

/** Up to here a screen counts as a phone's (specification section 9). */
const widestPhonePx = 768;

/** `Nukkad Home` becomes `nukkad-home` in a path. */
export function productOf(brand: string): string {
  return brand
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Null: there is no site for phones, or this is not production. */
export function mobileSiteOf(
  config: Pick<Config, 'production' | 'MOBILE_ORIGIN' | 'BRAND_NAME'>,
): MobileSite | null {
  const { production, MOBILE_ORIGIN, BRAND_NAME } = config;
  if (!production || !MOBILE_ORIGIN) return null;
  return { origin: new URL(MOBILE_ORIGIN).origin, product: productOf(BRAND_NAME) };
}

const phones = /\b(Mobi|Mobile|Android|iPhone|iPod|iPad|BlackBerry|Opera Mini|IEMobile)\b/i;

/** Does a browser of this name run on a phone or a tablet? */
export function isMobileAgent(userAgent: string | undefined): boolean {
  return userAgent !== undefined && phones.test(userAgent.slice(0, 400));
}

function withoutSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}

/** The same page on the site for phones. `url` is a path with its query; it never leads to another site. */
export function mobileAddress({ origin, product }: MobileSite, url: string): string {
  const { pathname, search } = new URL(`${origin}${url}`);
  const other = mobilePaths.find(([web]) => web === withoutSlash(pathname))?.[1];
  const path = other ? other.replaceAll('{product}', encodeURIComponent(product)) : pathname;
  return `${origin}${path}${search}`;
}

/** Files and data of the pages are not pages. */
const file = /\.[a-z\d]+$/i;

interface Visit {
  /** A path with its query. */
  readonly url: string;
  readonly userAgent: string | undefined;
  /** The host that was asked; the site for phones may be served from here, and must not send to itself. */
  readonly host: string;
}

/** Where a phone's visit belongs; null: here. */
export function mobileVisit(site: MobileSite, { url, userAgent, host }: Visit): string | null {
  const elsewhere = host !== new URL(site.origin).host;
  const isPage = !file.test(url.split('?')[0] ?? '');
  return elsewhere && isPage && isMobileAgent(userAgent) ? mobileAddress(site, url) : null;
}

/** What a narrow browser runs before anything else is drawn; it carries the same table. */
export function narrowScreenScript({ origin, product }: MobileSite): string {
  const table = mobilePaths.map(([web, mobile]) => [
    web,
    mobile.replaceAll('{product}', encodeURIComponent(product)),
  ]);
  const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return (
    `(function(){var n=matchMedia('(max-width: ${widestPhonePx}px)'),t=new Map(${json(table)});` +
    `function go(){var l=location;if(!n.matches||l.origin===${json(origin)})return;var p=l.pathname,k=p.length>1?p.replace(/\\/$/,''):p;` +
    `l.replace(${json(origin)}+(t.get(k)||p)+l.search)}` +
    `go();n.addEventListener('change',go)})()`
  );
}
