import { expect, test } from 'vitest';
import { listedRoutes } from './listed-routes.ts';
import { dependenciesOfRoute, pageDependencies } from './page-dependencies.ts';
import routes from './routes.ts';

const all = listedRoutes(routes);
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
