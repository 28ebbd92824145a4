import { describe, expect, test } from 'vitest';
import { mayKeepPage, treatmentOf } from './treatment.rules.ts';

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
