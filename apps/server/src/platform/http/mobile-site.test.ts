import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import {
  isMobileAgent,
  mobileAddress,
  type MobileSite,
  mobileSiteOf,
  narrowScreenScript,
  productOf,
} from './mobile-site.ts';

const site: MobileSite = { origin: 'https://m.nukkad.example', product: 'nukkad' };

/** Read by both sides: the path asked for, and where it is on the site for phones. */
const rows: readonly (readonly [string, string])[] = [
  ['/services/my-service-details', '/buyer/booking'],
  ['/services/my-service-details?bookingId=7', '/buyer/booking?bookingId=7'],
  ['/professional-register-form', '/services/nukkad/register-pro'],
  ['/home/partner-home', '/buyer-profile/complete-kyb-as-partner'],
  ['/about-us', '/buyer/profile/about-nukkad'],
  ['/about-us/', '/buyer/profile/about-nukkad'],
  ['/help/support', '/faqs'],
  ['/terms-and-policy/terms', '/terms-of-service'],
  ['/terms-and-policy/policy?lang=hi', '/privacy-policy?lang=hi'],
  ['/', '/'],
  ['/services?q=tap', '/services?q=tap'],
  ['/services/tap-repair/in/bengaluru', '/services/tap-repair/in/bengaluru'],
  ['/help/faqs', '/help/faqs'],
  ['/services/my-service-details/more', '/services/my-service-details/more'],
];

/** Runs what the page carries in a browser of this width; answers where it went. */
function openIn(width: number, url: string, at = 'https://nukkad.example'): string[] {
  const { origin, pathname, search } = new URL(url, at);
  const went: string[] = [];
  const resized: (() => void)[] = [];
  const window = {
    matchMedia: (query: string) => ({
      matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
      addEventListener: (_event: string, heard: () => void) => resized.push(heard),
    }),
    location: { origin, pathname, search, replace: (to: string) => went.push(to) },
    Map,
  };
  runInContext(narrowScreenScript(site), createContext(window));
  expect(resized).toHaveLength(1);
  return went;
}

describe('the table of paths, on both sides', () => {
  test.each(rows)('%s is %s', (web, mobile) => {
    expect(mobileAddress(site, web)).toBe(site.origin + mobile);
    expect(openIn(390, web)).toEqual([site.origin + mobile]);
  });
});

test('up to 768 pixels a screen is a phone’s', () => {
  expect([320, 768, 769, 1280].map((width) => openIn(width, '/').length)).toEqual([1, 1, 0, 0]);
});

test.each([
  '//evil.example/x',
  '/\\evil.example',
  '/@evil.example',
  '/%2F%2Fevil.example',
  '/..//evil.example',
])('%s stays on the site for phones', (url) => {
  expect(new URL(mobileAddress(site, url)).origin).toBe(site.origin);
});

test('phones and tablets are known by their name, and desks are not', () => {
  const phones = [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Safari/604.1',
    'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1/191.308; U; en) Presto/2.12.423 Version/12.16',
  ];
  const desks = [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'curl/8.5.0',
    '',
    undefined,
  ];
  expect(phones.filter((agent) => !isMobileAgent(agent))).toEqual([]);
  expect(desks.filter(isMobileAgent)).toEqual([]);
});

test('the site for phones never sends to itself', () => {
  expect(openIn(390, '/cart', site.origin)).toEqual([]);
});

test('there is such a site in production alone, and only where it is named', () => {
  const asked = { BRAND_NAME: 'Nukkad Home', MOBILE_ORIGIN: 'https://m.nukkad.example/' };
  expect(mobileSiteOf({ ...asked, production: true })).toEqual({ ...site, product: 'nukkad-home' });
  expect(mobileSiteOf({ ...asked, production: false })).toBeNull();
  expect(mobileSiteOf({ BRAND_NAME: 'Nukkad', MOBILE_ORIGIN: undefined, production: true })).toBeNull();
  expect(productOf('  Nukkad & Co. ')).toBe('nukkad-co');
});
