import { inPlace } from '../fixtures/enter.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilStarted } from '../pages/walk.ts';

test('after a navigation the focus is on the new heading, and the page is announced', async ({ page }) => {
  await inPlace(page);
  await page.goto('/');
  await untilStarted(page);
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await page.getByRole('contentinfo').getByRole('link', { name: /data/i }).first().click();
  await expect(page).toHaveURL(/about\/data/);
  await expect(page).toHaveTitle(/^Where our data comes from/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[data-part="arrival"]')).toHaveText(await page.title());

  await page.goBack();
  await expect(page).toHaveTitle(/^Quick home and office services/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[data-part="arrival"]')).toHaveText(await page.title());
});

test('a dialog is announced by its title, keeps the focus, and gives it back', async ({ page }) => {
  await inPlace(page);
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('link', { name: /^Location/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const inPage = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
    expect(inPage).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a toast is said in a live region', async ({ page }) => {
  await inPlace(page);
  await page.goto('/login');
  await page.route('**/api/home/generateotp', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":"server_error"}' }),
  );
  await page.getByLabel('Mobile number').fill('9812345678');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Something went wrong in the server. Please try again' }),
  ).toBeVisible();
});

test('at twice the letters nothing is cut off and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await inPlace(page);
  for (const path of ['/', '/services', '/services/tap-repair', '/login', '/about/data']) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, path).toBeLessThanOrEqual(0);
  }
});
