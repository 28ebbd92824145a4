import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { watchScripts } from '../pages/script-watch.ts';
import { storedScripts } from '../pages/stored-scripts.ts';
import { baseUrl, callAs } from '../fixtures/api.ts';
import { anAddressOf } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('promise 38: a page of another site changes nothing for a person who is signed in here', async ({
  page,
}) => {
  const kavya = await aCustomer();
  await inPlace(page);
  await enterAs(page, kavya);
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText(kavya.fullName);
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().startsWith(baseUrl()) && answer.request().method() !== 'GET')
      answers.push(answer.status());
  });
  await page.route('https://evil.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title><p>Hello' }),
  );
  await page.goto('https://evil.example/');
  const outcomes = await page.evaluate(async (origin) => {
    const paths = ['user/updateinfo', 'user/logout', 'user/logoutFromAllDevices', 'user/deactivate'];
    const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];
    const said: string[] = [];
    for (const path of paths)
      for (const type of types)
        for (const method of ['POST', 'PATCH'])
          for (const mode of ['cors', 'no-cors'] as const) {
            if (mode === 'no-cors' && method !== 'POST') continue;
            const headers = { 'content-type': type };
            const body = JSON.stringify({ fullName: 'Taken Over' });
            const sent = fetch(`${origin}/api/${path}`, {
              method,
              mode,
              credentials: 'include',
              headers,
              body,
            });
            said.push(
              await sent.then(
                (answer) => `${answer.type} ${answer.status}`,
                () => 'blocked',
              ),
            );
          }
    return said;
  }, baseUrl());
  expect(outcomes).toHaveLength(36);
  expect(outcomes.filter((outcome) => outcome !== 'blocked' && outcome !== 'opaque 0')).toEqual([]);
  expect(answers.filter((status) => status < 400)).toEqual([]);
  const profile = await callAs(kavya.session, getMyProfile);
  expect([profile.fullName, profile.status]).toEqual([kavya.fullName, 'Active']);
});

/** Four scripts each, so that a hundred rows draw them all. */
const perField = (field: number) => storedScripts.filter((_, index) => index % 4 === field);

test('promise 64: 400 stored scripts, drawn as names and addresses, run nowhere and are read as text', async ({
  page,
}) => {
  const happened = await watchScripts(page);
  const kavya = await aCustomer();
  await anAddressOf(kavya);
  await inPlace(page);
  await enterAs(page, kavya);
  const [line1, landmark, locality, contactName] = [0, 1, 2, 3].map(perField);
  await page.route('**/api/service/deliveryAddresses*', async (route) => {
    const answer = await route.fetch();
    const { items, ...rest } = await answer.json();
    const rows = (line1 ?? []).map((first, at) => ({
      ...items[0],
      addressId: `01a1fa74-4e34-72ea-bd43-${String(at).padStart(12, '0')}`,
      line1: first,
      landmark: landmark?.[at] ?? '',
      locality: locality?.[at] ?? '',
      contactName: contactName?.[at] ?? '',
    }));
    await route.fulfill({ response: answer, json: { ...rest, items: rows } });
  });
  await page.route('**/api/user/myprofile*', async (route) => {
    const answer = await route.fetch();
    const [fullName = '', companyName = ''] = storedScripts;
    const told = { message: storedScripts.join('\n'), messageType: '<b>warning</b>' };
    const json = { ...(await answer.json()), fullName, companyName, notificationMessage: told };
    await route.fulfill({ response: answer, json });
  });
  for (const path of ['/buyer/addresses', '/profile', '/account-status-information']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(path === '/profile' ? '<script>' : 'onerror');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const made = page.locator('main script, main iframe, main object, main [onerror], main [onload]');
    expect([path, await made.count(), happened]).toEqual([path, 0, []]);
  }
});
