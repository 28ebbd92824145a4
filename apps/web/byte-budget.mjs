/**
 * The first load of public pages, gzip: what the HTML itself asks for. Budgets of the specification of this
 * project: 130 KB of script, 20 KB of style. `node byte-budget.mjs /path …`; exits 1 when over.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const build = path.join(path.dirname(fileURLToPath(import.meta.url)), 'build');
const budgetKb = { js: 130, css: 20 };
const origin = 'http://localhost';
const publicPages = ['/', '/services', '/services/sample', '/services/sample/in/bengaluru', '/card/sample'];
/** Enough of a service for its page to be drawn. */
const service = {
  serviceId: 'sample',
  name: 'Sample',
  shortDescription: '',
  categoryId: 'electrician',
  categoryName: '',
  categoryImage: 'electrician',
  subCategoryId: 'sample',
  subcategoryName: '',
  unit: 'visit',
  minutes: 30,
  price: 0,
  partnerCount: 1,
  rating: null,
  ratingCount: 0,
};
const empty = {
  items: [],
  groups: [],
  nextCursor: null,
  trending: [],
  newServices: [],
  recommended: [],
  service,
  includes: [],
  excludes: [],
  questions: [],
  seo: { canonicalUrl: `${origin}/services/sample` },
  serviceable: true,
  cities: [],
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
const api = async () => Response.json(empty);

/** What the page tells the browser to load, and what those scripts import at once. The route manifest in it names more. */
function filesOf(html) {
  const told =
    html.match(/(?:<link[^>]*href="|from "|import\("|import ")(\/assets\/[\w.-]+\.(?:js|css))/g) ?? [];
  const found = new Set(told.map((line) => line.slice(line.indexOf('/assets/'))));
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
  return render(new Request(origin + pathname), { api, nonce: 'n', publicOrigin: origin, brand: 'Nukkad' });
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
    js: bytes.js / 1000,
    css: bytes.css / 1000,
    html: gzipSync(html).length / 1000,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let over = false;
  for (const pathname of process.argv.length > 2 ? process.argv.slice(2) : publicPages) {
    const { js, css, html, status } = await measure(pathname);
    over ||= js > budgetKb.js || css > budgetKb.css;
    process.stdout.write(
      `${pathname} (${status}): script ${js.toFixed(1)} of ${budgetKb.js} KB, style ${css.toFixed(1)} of ${budgetKb.css} KB, page ${html.toFixed(1)} KB\n`,
    );
  }
  process.exit(over ? 1 : 0);
}
