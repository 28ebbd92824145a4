import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ListAddresses, PublicAddress } from '../../platform/http/pages/public-address.ts';

const cacheMs = 10 * 60_000;
/** The only character in our addresses that must be escaped in XML. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const entry = (origin: string, { path, changedAt }: PublicAddress): string => {
  const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
  return `<url><loc>${escaped(origin + path)}</loc>${changed}</url>`;
};

const sitemap = (origin: string, rows: readonly PublicAddress[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...rows.map((row) => entry(origin, row)),
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
  readonly db: Database;
  /** Of all domains. */
  readonly addresses: readonly ListAddresses[];
}

/** What one sitemap may hold (sitemaps.org). */
const mostAddresses = 50_000;

/** Services with all their cities could fill the map alone: the shorter lists come first, and the longest is cut. */
async function listAll({ db, addresses }: Pick<Dependencies, 'db' | 'addresses'>) {
  const lists = await Promise.all(addresses.map((list) => list(db, mostAddresses)));
  const shares = lists.toSorted((a, b) => a.length - b.length);
  return shares.flat().slice(0, mostAddresses);
}

/** /sitemap.xml and /robots.txt. The sitemap is generated at most every ten minutes, on request. */
export function sitemapPages({ config, clock, db, addresses }: Dependencies) {
  let cached: { readonly until: number; readonly text: Promise<string> } | null = null;
  const current = () => {
    const now = clock.now().getTime();
    if (cached && cached.until > now) return cached.text;
    const text = listAll({ db, addresses }).then((rows) => sitemap(config.publicOrigin, rows));
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
