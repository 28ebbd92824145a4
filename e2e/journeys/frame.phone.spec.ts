import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi, ramesh } from '../fixtures/people.ts';
import { enterBackoffice } from '../fixtures/admin.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { expectFitsThumb } from '../pages/targets.ts';

test('a partner’s bar has four places and More; More is an address, lists the rest by group, and Back closes it', async ({
  page,
}) => {
  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto('/consultant-service');
  const bar = page.getByRole('navigation', { name: 'Tabs' });
  await expect(bar.getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(bar.locator('[aria-current="page"]')).toHaveAttribute('href', '/consultant-service');

  await bar.getByRole('link', { name: 'More' }).click();
  await expect(page).toHaveURL('/consultant-service?dialog=more');
  const sheet = page.getByRole('dialog', { name: 'More' });
  const settings = sheet.getByRole('region', { name: 'Settings' });
  await expect(sheet.getByRole('region', { name: 'Leads' }).getByRole('link')).not.toHaveCount(0);
  await expect(settings.getByRole('link')).toHaveCount(0);
  await settings.getByRole('button', { name: 'Settings' }).click();
  await expect(settings.getByRole('link')).not.toHaveCount(0);
  await expectAccessible(page, 'More');
  await expectFitsThumb(page, 'More');
  await page.goBack();
  await expect(sheet).toBeHidden();

  await bar.getByRole('link', { name: 'More' }).click();
  await sheet.getByRole('link', { name: 'Working hours' }).click();
  await expect(page).toHaveURL('/consultant-service/hours');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Working hours' })).toBeVisible();
});

test('on a public page a partner keeps the same bar', async ({ page }) => {
  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto('/services');
  const bar = page.getByRole('navigation', { name: 'Tabs' });
  await expect(bar.getByRole('link', { name: 'More' })).toBeVisible();
  await bar.getByRole('link', { name: 'My business' }).click();
  await expect(page).toHaveURL('/consultant-service');
});

test('a professional’s bar begins with the day and leads nowhere that is refused', async ({ page }) => {
  await inPlace(page);
  await enterAs(page, ramesh);
  await page.goto('/sub-user');
  const bar = page.getByRole('navigation', { name: 'Tabs' });
  await expect(bar.getByRole('link').first()).toHaveText('My day');
  await page.goto('/sub-user?dialog=more');
  const sheet = page.getByRole('dialog', { name: 'More' });
  await expect(sheet).toBeVisible();
  const links = page.locator('nav[aria-label="Tabs"] a, dialog nav a');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const path of paths.filter((one) => !one.startsWith('/sub-user'))) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === path);
  }
});

test('the back office has its places in a drawer', async ({ page }) => {
  await enterBackoffice(page);
  await page.goto('/backoffice/review');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog').getByRole('navigation', { name: 'Sections' });
  await expect(menu.getByRole('link', { name: /^Review/ })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'Offers' })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Catalogue and prices' }).click();
  await menu.getByRole('link', { name: 'Offers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  await expect(menu).toBeHidden();
});
