import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { SitemapRow } from './catalog.interface.ts';

const cacheMs = 10 * 60_000;
/** The only character in our addresses that must be escaped in XML. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const sitemap = (origin: string, rows: readonly SitemapRow[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...rows.map(({ path }) => `<url><loc>${escaped(origin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Specification section 2: search engines index production only. */
const robots = ({ production, publicOrigin }: Pick<Config, 'production' | 'publicOrigin'>) =>
  production
    ? `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';

interface Dependencies {
  readonly config: Pick<Config, 'production' | 'publicOrigin'>;
  readonly clock: Clock;
  readonly listRows: () => Promise<readonly SitemapRow[]>;
}

/** /sitemap.xml and /robots.txt. The sitemap is generated at most every ten minutes, on request. */
export function sitemapPages({ config, clock, listRows }: Dependencies) {
  let cached: { readonly until: number; readonly text: Promise<string> } | null = null;
  const current = () => {
    const now = clock.now().getTime();
    if (cached && cached.until > now) return cached.text;
    const text = listRows().then((rows) => sitemap(config.publicOrigin, rows));
    cached = { until: now + cacheMs, text };
    text.catch(() => {
      cached = null;
    });
    return text;
  };
  return (app: FastifyInstance): void => {
    app.get('/sitemap.xml', async (_request, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .send(await current()),
    );
    app.get('/robots.txt', async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .send(robots(config)),
    );
  };
}
