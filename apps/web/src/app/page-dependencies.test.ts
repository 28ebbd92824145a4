import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { dependenciesOfRoute, pageDependencies } from './page-dependencies.ts';
import routes from './routes.ts';

const idOf = ({ id, file }: RouteConfigEntry) => id ?? file.replace(/\.tsx?$/, '');

/** As the router's build lists them. */
const listed = (entries: readonly RouteConfigEntry[], parentId = 'root'): ServerBuild['routes'] =>
  Object.assign(
    {},
    ...entries.map((entry) => ({
      [idOf(entry)]: { id: idOf(entry), parentId, path: entry.path, index: entry.index },
      ...listed(entry.children ?? [], idOf(entry)),
    })),
  ) as ServerBuild['routes'];

const all = { root: { id: 'root', path: '' }, ...listed(routes) } as unknown as ServerBuild['routes'];
const dependsOn = pageDependencies(all);

test('every route of the table is a route of the app', () => {
  expect(Object.keys(dependenciesOfRoute).filter((id) => !all[id])).toEqual([]);
});

test.each([
  ['/home', ['dialog', 'all', 'type', 'group', 'category'], true],
  ['/services/tap-repair', ['dialog'], true],
  ['/services/tap-repair/in/bengaluru', ['dialog'], false],
  ['/about-us', ['dialog'], false],
  ['/help/faqs', ['dialog', 'q', 'category'], false],
  ['/buyer/bookings', ['dialog'], false],
  ['/no/such/page', ['dialog'], false],
])('the page %s depends on %j', (path, names, place) => {
  const { query, place: byPlace } = dependsOn(path);
  expect([Object.keys(query), byPlace]).toEqual([names, place]);
});

test.each(['/services.data', '/__manifest', '/home/partner-home'])('%s is handed its whole query', (path) => {
  expect(dependsOn(path)).toEqual({ query: 'all', place: false });
});
