/**
 * The first load of public pages, gzip, in kilobytes of 1,024 bytes: what the HTML itself asks for. Limits as in
 * e2e/pages/bytes.desk.spec.ts, which also weighs what follows. `node byte-budget.mjs /path …`; exits 1 where a page is over
 * its limit or cannot be drawn.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const build = path.join(path.dirname(fileURLToPath(import.meta.url)), 'build');
const budgetKb = { js: 132, css: 20 };
const origin = 'http://localhost';
const publicPages = [
  '/home',
  '/services',
  '/services/sample',
  '/services/sample/in/bengaluru',
  '/card/sample',
];

const service = {
  serviceId: 'sample',
  title: 'Sample',
  name: 'Sample',
  shortDescription: '',
  categoryId: 'electrician',
  categoryName: '',
  categoryImage: 'electrician',
  serviceImage: null,
  subCategoryId: 'sample',
  subcategoryName: '',
  unit: 'visit',
  minutes: 30,
  price: 100,
  priceToPay: 100,
  rises: [],
  partnerCount: 1,
  rating: null,
  ratingCount: 0,
  isTrending: false,
  isNewService: false,
  isRecommended: false,
  isOnline: false,
  availableToday: false,
};
const seo = {
  title: 'Sample',
  description: '',
  image: '',
  urlKey: 'sample',
  keywords: '',
  canonicalUrl: `${origin}/services/sample`,
  seoType: 'service',
};
/** Enough of a service for its page to be drawn. */
const details = {
  service,
  description: '',
  includes: [],
  excludes: [],
  cancelling: null,
  questions: [],
  seo,
  serviceable: true,
  cities: [],
};
const card = {
  slug: 'sample',
  fullName: 'Sample',
  companyName: null,
  headline: '',
  about: '',
  languages: [],
  mobileNumber: null,
  place: null,
  rating: null,
  ratingCount: 0,
  jobsDone: 0,
  picture: null,
  indexable: false,
  url: `${origin}/card/sample`,
};
/** Lists without an entry. */
const lists = { items: [], groups: [], nextCursor: null, trending: [], newServices: [], recommended: [] };
/** A service with a review, so that its page has all its parts. */
const reviewed = {
  rating: { average: 5, count: 1, stars: [0, 0, 0, 0, 1] },
  items: [
    {
      reviewId: '00000000-0000-7000-8000-000000000000',
      name: '',
      stars: 5,
      tags: [],
      words: '',
      serviceId: 'sample',
      serviceName: '',
      shownAt: '2026-11-23T00:00:00.000Z',
      reply: null,
      photoCount: 0,
    },
  ],
};
const all = { ...lists, ...details, ...card };
const api = async ({ path: called }) => ({
  status: 200,
  body: JSON.stringify(called === '/reviews/service' ? reviewed : all),
});

/** What of the samples is no longer what the contract says that a call answers; empty: nothing. */
async function staleSamples() {
  const { getServiceDetails } = await import('@nukkad/contract/market/catalog/catalog.api');
  const { getPublicCard } = await import('@nukkad/contract/identity/profile/card.api');
  const { getServiceReviews } = await import('@nukkad/contract/market/review/review.api');
  const { safeParse } = await import('zod/mini');
  return [
    [getServiceDetails, details],
    [getPublicCard, card],
    [getServiceReviews, reviewed],
  ].flatMap(([{ path: call, spec }, sample]) =>
    (safeParse(spec.response, sample).error?.issues ?? []).map(
      (issue) => `The sample of ${call} is stale at ${issue.path.join('.')}: ${issue.message}`,
    ),
  );
}

/** The files that a page's start script fetches after the first view. */
const lateFiles = (html) =>
  JSON.parse(/<script id="late-scripts"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{"files":[]}').files;

/**
 * What the page tells the browser to load, and what those scripts import at once. The route manifest in it names more.
 * Styles that are in the HTML are named there and count as well.
 */
function filesOf(html) {
  const told =
    html.match(/(?:<link[^>]*href="|from "|import\("|import ")(\/assets\/[\w.-]+\.(?:js|css))/g) ?? [];
  const found = new Set([...told.map((line) => line.slice(line.indexOf('/assets/'))), ...lateFiles(html)]);
  for (const file of found) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(path.join(build, 'client', file), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      found.add(`/assets/${name}`);
  }
  return [...found];
}

async function draw(pathname, handle) {
  const render = handle ?? (await import(pathToFileURL(path.join(build, 'server/index.js')).href)).handle;
  return render(new Request(origin + pathname), { api, publicOrigin: origin, brand: 'Nukkad' });
}

/** The scripts and styles of a page's first load, as paths of the site. */
export async function filesOfPage(pathname) {
  return filesOf(await (await draw(pathname)).text());
}

export async function measure(pathname, { handle } = {}) {
  const answer = await draw(pathname, handle);
  const html = await answer.text();
  const bytes = { js: 0, css: 0 };
  for (const file of filesOf(html))
    bytes[file.endsWith('.js') ? 'js' : 'css'] += gzipSync(readFileSync(path.join(build, 'client', file)), {
      level: 9,
    }).length;
  return {
    pathname,
    status: answer.status,
    js: bytes.js / 1024,
    css: bytes.css / 1024,
    html: gzipSync(html).length / 1024,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const stale = await staleSamples();
  for (const sentence of stale) process.stderr.write(`${sentence}\n`);
  let failed = stale.length > 0;
  for (const pathname of process.argv.length > 2 ? process.argv.slice(2) : publicPages) {
    const { js, css, html, status } = await measure(pathname);
    const limit = budgetKb.js;
    failed ||= status !== 200 || js > limit || css > budgetKb.css;
    process.stdout.write(
      `${pathname} (${status}): script ${js.toFixed(1)} of ${limit} KB, style ${css.toFixed(1)} of ${budgetKb.css} KB, page ${html.toFixed(1)} KB\n`,
    );
  }
  process.exit(failed ? 1 : 0);
}
