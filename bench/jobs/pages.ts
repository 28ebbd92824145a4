/** Pages that the server renders or keeps, and a file of the web build. */
import { askWell } from '../ask.ts';
import type { Job } from './job.ts';
import { slugs } from './services.ts';

const servicePages = async () => slugs.map((slug) => ({ path: `/services/${slug}?from=bench` }));

/** The largest script that the home page loads at once. */
async function scriptOf(origin: string): Promise<string> {
  const { text } = await askWell(origin, { path: '/home' });
  const paths = [...text.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
  const sized = await Promise.all(
    [...new Set(paths)].map(async (path) => ({ path, size: (await askWell(origin, { path })).bytes.length })),
  );
  const [largest] = sized.toSorted((a, b) => b.size - a.size);
  if (!largest) throw new Error('The home page loads no script.');
  return largest.path;
}

export const pageJobs: readonly Job[] = [
  { id: 'page', title: 'Service page, rendered', kind: 'page', fresh: true, requests: servicePages },
  { id: 'page-kept', title: 'Service page, from the page cache', kind: 'page', requests: servicePages },
  {
    id: 'home-kept',
    title: 'Home, from the page cache',
    kind: 'page',
    requests: async () => [{ path: '/home' }],
  },
  {
    id: 'file',
    title: 'A script of the web app',
    kind: 'page',
    requests: async ({ origin }) => [{ path: await scriptOf(origin) }],
  },
];
