import { isOwnPath } from '../../apps/web/src/platform/session/session-store.ts';
import { returnAddresses } from '../pages/return-addresses.ts';
import { baseUrl } from '../fixtures/api.ts';
import { enterAs, inPlace, logIn } from '../fixtures/enter.ts';
import { someNumber } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('promise 40: of 250 return addresses this browser resolves none that is let through to another site', async ({
  page,
}) => {
  await page.goto('/about/data');
  const allowed = returnAddresses.filter(isOwnPath);
  const leaving = await page.evaluate((addresses) => {
    const link = document.createElement('a');
    return addresses.filter((address) => {
      link.href = address;
      return link.origin !== location.origin || link.protocol !== location.protocol;
    });
  }, allowed);
  expect(leaving).toEqual([]);
  expect(returnAddresses.length - allowed.length).toBeGreaterThan(150);
  expect(['/cart', '/services?q=a#b', '/buyer/bookings/1?tab=a'].every(isOwnPath)).toBe(true);
});

test('promise 40: a person who is signed in already, or signs in, stays on this site', async ({ page }) => {
  await inPlace(page);
  const { origin } = new URL(baseUrl());
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).origin !== origin)
      foreign.push(request.url());
  });
  await page.goto(`/login?return=${encodeURIComponent('//evil.example/cart')}`);
  await logIn(page, { fullName: '', mobileNumber: someNumber() });
  await expect(page).not.toHaveURL((url) => url.pathname === '/login');
  expect(new URL(page.url()).origin).toBe(origin);

  await enterAs(page, await aCustomer());
  for (let at = 0; at < returnAddresses.length; at += 41) {
    await page.goto(`/login?return=${encodeURIComponent(returnAddresses[at] ?? '')}`);
    await expect(page).not.toHaveURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).origin).toBe(origin);
  }
  expect(foreign).toEqual([]);
});
