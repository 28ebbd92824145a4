import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

/** Specification section 3, client storage, and section 9, allowed domains. The network answers the dictionary here. */
const dictionary = '**/api/home/languageTranslation*';
const send = 'signIn.send';

const langJson = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('langJson') ?? 'null') as unknown);

/** The operators' words for a button of the login page, as long as the server answers. */
async function operatorsSay(page: Page, words: Readonly<Record<string, string>>): Promise<void> {
  await page.route(dictionary, (route) => {
    const lang = new URL(route.request().url()).searchParams.get('lang') ?? 'en';
    const word = words[lang];
    return route.fulfill({ json: word === undefined ? {} : { [send]: word } });
  });
}

test('langJson keeps the dictionary of the present language, shows its words when the server does not answer, and forgets a word that was taken back', async ({
  page,
}) => {
  const operators = page.getByRole('button', { name: 'Text me a code' });
  await inPlace(page);
  await operatorsSay(page, { en: 'Text me a code' });
  await page.goto('/login');
  await expect(operators).toBeVisible();
  expect(await langJson(page)).toEqual({ en: { [send]: 'Text me a code' } });

  await page.unroute(dictionary);
  await page.route(dictionary, (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(operators).toBeVisible();
  expect(await langJson(page)).toEqual({ en: { [send]: 'Text me a code' } });

  await page.unroute(dictionary);
  await operatorsSay(page, {});
  await page.reload();
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
  await expect.poll(() => langJson(page)).toEqual({ en: {} });
});

test('langJson holds the language that was turned to, and never the words of another', async ({ page }) => {
  await inPlace(page);
  await operatorsSay(page, { en: 'Text me a code', hi: 'ओटीपी मँगाएँ' });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Text me a code' })).toBeVisible();
  await page.goto('/theme');
  await page.getByRole('radio', { name: 'हिन्दी' }).click();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'ओटीपी मँगाएँ' })).toBeVisible();
  await expect.poll(() => langJson(page)).toEqual({ hi: { [send]: 'ओटीपी मँगाएँ' } });
});

test('a langJson that cannot be read is passed over', async ({ page }) => {
  await inPlace(page);
  await page.route(dictionary, (route) => route.fulfill({ status: 503 }));
  // One that is no JSON and one of the wrong shape; stored-dictionary.test.ts has the others.
  for (const broken of ['{', '{"en":{"signIn.send":1}}'])
    await test.step(broken, async () => {
      await page.goto('/robots.txt');
      await page.evaluate((value) => localStorage.setItem('langJson', value), broken);
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
    });
});

test('the session storage holds systemIp, {ip} until another value is there, and a reload does not change it', async ({
  page,
}) => {
  await inPlace(page);
  await page.goto('/login');
  const systemIp = () => page.evaluate(() => sessionStorage.getItem('systemIp'));
  await expect.poll(systemIp).toBe('{ip}');
  await page.evaluate(() => sessionStorage.setItem('systemIp', '203.0.113.7'));
  const started = page.waitForResponse(dictionary);
  await page.reload();
  await started;
  expect(await systemIp()).toBe('203.0.113.7');
  expect(await page.evaluate(() => localStorage.getItem('systemIp'))).toBeNull();
});

test('the token goes to this site and to no other, and not to another port of this host', async ({
  page,
  baseURL,
}) => {
  await inPlace(page);
  const customer = await aCustomer();
  await enterAs(page, customer);
  const carried: { readonly host: string; readonly path: string }[] = [];
  const without: string[] = [];
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    const text = `${request.url()} ${request.headers()['authorization'] ?? ''} ${request.postData() ?? ''}`;
    if (text.includes(customer.session.accessToken)) carried.push({ host, path: pathname });
    else without.push(host);
  });
  const lines = new Set<string>();
  page.on('websocket', (line) => lines.add(new URL(line.url()).host));
  for (const address of ['/home', '/buyer/bookings', '/profile/about', '/services'])
    await page.goto(address, { waitUntil: 'networkidle' });
  const own = new URL(baseURL ?? '').host;
  expect(carried.length).toBeGreaterThan(3);
  expect([...lines]).toEqual([own]);
  expect(carried.filter(({ host, path }) => host !== own || !/^\/(api|socket\.io)\//.test(path))).toEqual([]);
});
