import type { Translate } from '../platform/i18n/i18n.ts';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { type UIMatch, useLocation, useMatches, useRouteError, useRouteLoaderData } from 'react-router';
import { isMissing } from './shell/error-words.ts';

export interface Site {
  readonly brand: string;
  readonly publicOrigin: string;
  readonly production: boolean;
  readonly payloadKey: string | null;
}

/** What a page tells search engines and the browser's tab. */
export interface Seo {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: string;
  readonly image?: string;
  /** A path of ours; the default is the page's own path without its query. */
  readonly canonical?: string;
  readonly noindex?: boolean;
  /** Structured data, schema.org. */
  readonly jsonLd?: Readonly<Record<string, unknown>>;
}

export interface PageHandle {
  readonly seo: (page: { data: unknown; t: Translate }) => Seo;
  /** The page hangs the awning itself, under a hero. */
  readonly ownAwning?: boolean;
  /** A page with one job, as the checkout: no footer and no tabs lead away from it. */
  readonly focused?: boolean;
}

/**
 * A route's title and the rest: `export const handle = page<typeof loader>(({ data, t }) => ({ title: … }))`.
 * `data` is undefined while a page drawn in the browser is still loading.
 */
export function page<Load extends (...args: never[]) => unknown>(
  seo: (page: { data: Awaited<ReturnType<Load>> | undefined; t: Translate }) => Seo,
  more: Pick<PageHandle, 'ownAwning' | 'focused'> = {},
): PageHandle {
  return { seo: seo as PageHandle['seo'], ...more };
}

/** What the route of a match exports as its `handle`, made by `page`. */
export const handleOf = (match: UIMatch) => match.handle as PageHandle | undefined;

/** The site's own facts, which the root's loader brings; undefined on its error page. */
export const useSite = () => useRouteLoaderData('root') as Site | undefined;

const defaultKeywords =
  'home services, office services, home cleaning, office cleaning, carpenter, electrician, plumber, appliance repair, instant home service';

/** The root leads there. */
const homePath = '/home';

/** Whose site it is, said once, on its first page. */
const organizationOf = ({ brand, publicOrigin }: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand,
  url: publicOrigin + homePath,
  logo: `${publicOrigin}/share.png`,
});

/** Inside a script element `<` must be escaped. */
const scriptSafe = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

export function PageHead({ site }: { site: Site }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const match = useMatches().findLast((candidate) => handleOf(candidate)?.seo);
  const missing = isMissing(useRouteError());
  const said = (match && handleOf(match)?.seo({ data: match.loaderData, t })) ?? {};
  const seo: Seo = missing ? { title: t('seo.missing', 'Page not found'), noindex: true } : said;
  const title = seo.title ?? t('seo.title', 'Quick home and office services from trusted professionals');
  const description =
    seo.description ??
    t(
      'seo.description',
      'Book electricians, plumbers, cleaners, carpenters and more near you. See the full price before you book.',
    );
  const canonical = `${site.publicOrigin}${seo.canonical ?? pathname}`;
  const jsonLd = seo.jsonLd ?? (pathname === homePath ? organizationOf(site) : null);
  const image = new URL(seo.image ?? '/share.png', site.publicOrigin).href;
  return (
    <>
      <title>{`${title} | ${site.brand}`}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={seo.keywords ?? defaultKeywords} />
      {site.production && !seo.noindex ? null : <meta name="robots" content="noindex" />}
      {site.payloadKey && <meta name="payload-key" content={site.payloadKey} />}
      <link rel="canonical" href={canonical} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:site_name" content={site.brand} />
      {jsonLd && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafe(jsonLd) }} />
      )}
    </>
  );
}
