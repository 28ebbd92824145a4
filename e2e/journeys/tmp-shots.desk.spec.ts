import { enterBackoffice } from '../fixtures/admin.ts';
import { anAcceptedBooking } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { test } from '../fixtures/test.ts';
test('shots', async ({ newPerson }) => {
  test.setTimeout(240_000);
  const customer = await aCustomer('Priya Sharma');
  await anAcceptedBooking({ customer, inDays: 12, nthTime: 5 });
  const shots: [string, 'phone' | 'desk', 'light' | 'dark', 'en' | 'hi'][] = [
    ['d-en-l', 'desk', 'light', 'en'],
    ['d-en-d', 'desk', 'dark', 'en'],
    ['d-hi-l', 'desk', 'light', 'hi'],
    ['p-en-l', 'phone', 'light', 'en'],
    ['p-en-d', 'phone', 'dark', 'en'],
    ['p-hi-l', 'phone', 'light', 'hi'],
  ];
  for (const [name, device, colorScheme, lang] of shots) {
    const page = await newPerson(device, { colorScheme });
    await inPlace(page);
    await enterAs(page, lakshmi);
    await page.context().addCookies([{ name: 'lang', value: lang, url: process.env.BASE_URL ?? '' }]);
    await page.addInitScript((l) => {
      localStorage.setItem('backoffice-language', l);
      localStorage.setItem('lang', l);
      localStorage.setItem('language', l);
      localStorage.setItem('i18nextLng', l);
    }, lang);
    await page.goto(`/consultant-service/bookings${lang === 'hi' ? '?lang=hi' : ''}`);
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/keys-shots/${name}-0page.png` });
    await page.goto(`/consultant-service/bookings?dialog=search`);
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/keys-shots/${name}-1open.png` });
    await page.locator('dialog input').fill('priya');
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/keys-shots/${name}-2found.png` });
    await page.locator('dialog input').fill('xqzzvw');
    await page.waitForTimeout(900);
    await page.screenshot({ path: `/tmp/keys-shots/${name}-3nothing.png` });
    await page.goto(`/consultant-service/bookings`);
    await page.waitForTimeout(900);
    if (device === 'desk') {
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await page.screenshot({ path: `/tmp/keys-shots/${name}-4row.png` });
    }
    await page.keyboard.press('?');
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/keys-shots/${name}-5keys.png` });
    await enterBackoffice(page);
    await page.goto('/backoffice/people?dialog=search');
    await page.waitForTimeout(900);
    await page.screenshot({ path: `/tmp/keys-shots/${name}-6bo.png` });
    await page.locator('dialog input').fill('lakshmi');
    await page.waitForTimeout(900);
    await page.screenshot({ path: `/tmp/keys-shots/${name}-7bo.png` });
    await page.goto('/backoffice/people');
    await page.waitForTimeout(900);
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/keys-shots/${name}-8bokeys.png` });
  }
});
