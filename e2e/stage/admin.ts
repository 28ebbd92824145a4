import { makeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import { previewCityPrice, setCityPrice } from '@nukkad/contract/market/catalog/city-price.api';
import { signInWithCode, signInWithPassword } from '@nukkad/contract/office/backoffice/sign-in.api';
import type { AnyEndpoint, EndpointInput, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import type { BrowserContext, Page } from '@playwright/test';
import { demoAdmin, secondDemoAdmin } from '../../apps/server/seed/city/people.ts';
import { codeAt } from '../../apps/server/src/office/backoffice/totp.ts';
import { baseUrl } from './api.ts';

export { demoAdmin, secondDemoAdmin };

/** What the authenticator shows next: the present code may have been used, and each counts once. */
export const nextCode = ({ secret }: { readonly secret: string } = demoAdmin) =>
  codeAt(secret, new Date(Date.now() + 30_000));

type Jar = Record<string, string>;

async function send(jar: Jar, endpoint: AnyEndpoint, path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(new URL(`/api${path}`, baseUrl()), {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      cookie: Object.entries(jar)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
      'x-xsrf-token': decodeURIComponent(jar['XSRF-BACKOFFICE'] ?? ''),
    },
    ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    jar[name] = value;
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const doorOf = { method: 'GET' } as AnyEndpoint;

/** One sign-in for the whole run, handed to every worker: a code of the authenticator counts once. */
export async function signInForAll(): Promise<void> {
  const jar: Jar = {};
  await send(jar, doorOf, '/backoffice/door', null);
  const { email, password, secret } = demoAdmin;
  const { ticket } = (await send(jar, signInWithPassword, signInWithPassword.path, { email, password })) as {
    ticket: string;
  };
  await send(jar, signInWithCode, signInWithCode.path, { ticket, code: codeAt(secret, new Date()) });
  process.env['ADMIN_COOKIES'] = JSON.stringify(jar);
}

async function adminJar(): Promise<Jar> {
  if (!process.env['ADMIN_COOKIES']) await signInForAll();
  return JSON.parse(process.env['ADMIN_COOKIES'] ?? '{}') as Jar;
}

/** Calls the back office as the demo city's Admin, by the contract. */
export async function callAsAdmin<E extends AnyEndpoint>(
  endpoint: E,
  body: EndpointInput<E> extends { readonly body: infer Body } ? Body : undefined,
): Promise<EndpointOutput<E>> {
  return (await send(await adminJar(), endpoint, endpoint.path, body)) as EndpointOutput<E>;
}

/** Signed in without the sign-in screen, for tests that are not about it. */
export async function enterBackoffice(to: Page | BrowserContext): Promise<void> {
  const context = 'context' in to ? to.context() : to;
  const cookies = Object.entries(await adminJar()).map(([name, value]) => ({ name, value, url: baseUrl() }));
  await context.addCookies(cookies);
}

/** An offer of a tenth, which no other test's cart is for: it wants a great sum. */
export function anOffer() {
  return callAsAdmin(makeCoupon, {
    code: aCode(),
    title: 'A tenth off big work',
    titleHi: 'बड़े काम पर दसवाँ हिस्सा कम',
    percent: 10,
    amountPaise: null,
    mostPaise: 30_000,
    leastServicesPaise: 1_000_000,
    fromDay: istDay(new Date()),
    toDay: null,
    audience: 'everyone',
    categoryIds: null,
    cityCodes: null,
    totalLimit: 100,
    personLimit: 1,
    isListed: true,
    why: 'For a look at the screen',
    seen: { verdict: 'free' },
  });
}

/** Letters and digits of the test's own. */
export const aCode = () => `T${crypto.randomUUID().replaceAll('-', '').slice(0, 9).toUpperCase()}`;

const bengaluru = '1277333';

/** What a price would do in Bengaluru. */
async function effectOf(price: { serviceId: string; cityCode: string; pricePaise: number }) {
  const query = new URLSearchParams({ ...price, pricePaise: String(price.pricePaise) }).toString();
  const path = `${previewCityPrice.path}?${query}`;
  const effect = await send(await adminJar(), previewCityPrice, path, undefined);
  return effect as EndpointOutput<typeof previewCityPrice>;
}

/**
 * Far beyond the days on which tests book; each call takes days of its own. `percentOfLow`: of the usual range's lower
 * end; below 85 it waits for the second Admin.
 */
export async function aPriceToCome(percentOfLow = 100) {
  const fromDay = addDays('2031-01-01', Math.floor(Math.random() * 20_000));
  const service = { serviceId: 'geyser-service', cityCode: bengaluru };
  const { usualLowPaise } = await effectOf({ ...service, pricePaise: 100 });
  const price = { ...service, pricePaise: Math.round((usualLowPaise * percentOfLow) / 100) };
  const { verdict, partners } = await effectOf(price);
  const why = 'For a look at the screen';
  return callAsAdmin(setCityPrice, { ...price, fromDay, toDay: fromDay, why, seen: { verdict, partners } });
}
