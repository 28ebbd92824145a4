import { describe, expect, test } from 'vitest';
import { listedRoutes } from '../listed-routes.ts';
import routes from '../routes.ts';
import { bareShellsOf } from './bare-shells.ts';
import { isBareShell, mayKeepPage, treatmentOf } from './treatment.rules.ts';

const origin = 'https://nukkad.example';
const kept = new Set(['/offline.html', '/icon.svg']);
const treat = (path: string, asked: Partial<{ method: string; mode: string }> = {}) =>
  treatmentOf({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...asked }, origin, kept);

describe('the service worker', () => {
  test.each([
    '/api/user/myprofile',
    '/api/service/booking/customer/list',
    '/files/photos/x?u=1',
    '/pay/sandbox/order_1',
    '/inbox.json?to=9000000001',
    '/socket.io/?EIO=4',
    '/logout',
    '/backoffice/users',
  ])('never touches %s, not even as a navigation', (path) => {
    expect(treat(path)).toBe('leave');
    expect(treat(path, { mode: 'navigate' })).toBe('leave');
  });

  test('leaves every change and every other site alone', () => {
    expect(treat('/services', { method: 'POST', mode: 'navigate' })).toBe('leave');
    expect(treat('https://elsewhere.example/assets/a.js')).toBe('leave');
    expect(treat('/services.data')).toBe('leave');
  });

  test('keeps files of the build and the few that it was told of, and pages', () => {
    expect(treat('/assets/frame-abc.js')).toBe('file');
    expect(treat('/icon.svg')).toBe('file');
    expect(treat('/buyer/bookings', { mode: 'navigate' })).toBe('page');
    expect(treat('/', { mode: 'navigate' })).toBe('root');
    expect(treat('/apiary', { mode: 'navigate' })).toBe('page');
  });

  test('keeps a page only when it is whole, of this origin, and the same for all visitors', () => {
    const page = { status: 200, redirected: false, type: 'text/html; charset=utf-8', cacheControl: null };
    expect(mayKeepPage(page)).toBe(true);
    expect(mayKeepPage({ ...page, status: 404 })).toBe(false);
    expect(mayKeepPage({ ...page, redirected: true })).toBe(false);
    expect(mayKeepPage({ ...page, type: 'application/json' })).toBe(false);
    expect(mayKeepPage({ ...page, cacheControl: 'private, max-age=0' })).toBe(false);
  });
});

describe('a bare shell, whose copy answers for every dialog and step of its page without a network', () => {
  const shells = bareShellsOf(listedRoutes(routes));
  const pathsBelow = (files: readonly string[]) =>
    routes
      .filter(({ file }) => files.includes(file))
      .flatMap(({ children }) => children ?? [])
      .map(({ path }) => `/${path?.replaceAll(/:\w+/g, 'x1')}`);

  test.each([
    '/buyer/bookings',
    '/people/attendance',
    '/projects/x1',
    '/salary/run/x1',
    '/profile',
    '/help/requests/x1',
  ])('%s is one', (path) => expect(isBareShell(path, shells)).toBe(true));

  test('is every page of a private area, and no other page', () => {
    const isOne = (path: string) => isBareShell(path, shells);
    expect(
      pathsBelow(['routes/frame/private-area.tsx', 'routes/frame/account-area.tsx']).filter(
        (path) => !isOne(path),
      ),
    ).toEqual([]);
    expect(pathsBelow(['routes/frame/public.tsx', 'routes/frame/plain-area.tsx']).filter(isOne)).toEqual([]);
    expect(isOne('/no/such/page')).toBe(false);
  });

  test('every layout is known as one whose pages are bare, or are not', () => {
    expect(routes.filter(({ children }) => children).map(({ file }) => file)).toEqual([
      'routes/frame/public.tsx',
      'routes/frame/plain-area.tsx',
      'routes/frame/private-area.tsx',
      'routes/frame/account-area.tsx',
    ]);
  });
});
