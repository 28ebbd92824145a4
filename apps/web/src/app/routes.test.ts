import { screenAt, screens } from '@nukkad/contract/identity/account/screens';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join('/');
    if (entry.children?.length) return pathsOf(entry.children, path);
    return [`/${path}`];
  });
}
const all = pathsOf(routes);
/** Pages for people: not the last resort, and no files. */
const pages = all.filter((path) => path !== '/*' && !path.includes('.'));

test('every route is in the table of screens', () => {
  expect(pages.filter((path) => !screenAt(path))).toEqual([]);
});

test('every screen of the table has its route', () => {
  const missing = screens
    .map(({ path }) => path)
    .filter(
      (path) =>
        !pages.some((page) => page === path || (path.endsWith('/*') && page.startsWith(path.slice(0, -2)))),
    );
  expect(missing).toEqual([]);
});

test('every route of the specification is there', () => {
  const named =
    '/ /home /login /login/basicinfo /forgot-password /account-status-information /services /profile /buyer-profile ' +
    '/buyer-profile/complete-kyb-as-partner /update-partner /update-partner/profile-update /consultant-service /all-jobs ' +
    '/candidate /buyer /sub-user /help/faqs /help/support /hire-talent/post-job /post-job /view-all-candidates /products ' +
    '/service-categories /service-categories/add-service-category /add-user /users/sub-users-list /projects/new-business ' +
    '/theme /message_center';
  expect(named.split(' ').filter((path) => !pages.includes(path))).toEqual([]);
});
