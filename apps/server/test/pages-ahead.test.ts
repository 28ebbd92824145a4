import { afterAll, beforeAll, expect, test } from 'vitest';
import { type WholeApp, wholeApp } from './whole-app.ts';

let city: WholeApp;
beforeAll(async () => {
  city = await wholeApp({ PAGES_AHEAD_MB: '0.05', LOG_LEVEL: 'warn' });
}, 120_000);
afterAll(() => city.close());

test('a process of its own renders the first pages of the city, in both languages, before anyone asks', async () => {
  await expect
    .poll(() => city.app.platform.pages.bytes(), { timeout: 90_000, interval: 200 })
    .toBeGreaterThan(40_000);
  const read = async (cookie: string) => {
    const answer = await fetch(`${city.url}/home`, { headers: { cookie } });
    return { status: answer.status, text: await answer.text() };
  };
  const [english, hindi] = [await read('lang=en'), await read('lang=hi')];
  expect([english.status, hindi.status]).toEqual([200, 200]);
  expect(english.text).toContain('<html lang="en"');
  expect(hindi.text).toContain('<html lang="hi"');
}, 120_000);
