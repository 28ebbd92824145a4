import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { type Page, expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../pages/accessibility.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' });

test('a visitor opens the search by the keyboard, with a mistake in a word, and lands on the service', async ({
  page,
}) => {
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field(page)).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await field(page).fill('sofa clening');
  await expect(
    palette(page).getByRole('group', { name: 'Services' }).getByRole('option').first(),
  ).toBeVisible();
  await expect(palette(page).locator('[aria-selected="true"]')).toContainText(/sofa/i);
  await expectAccessible(page, 'the palette of a visitor');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/services/'));
});

test('the page of results shows kinds with their counts, says what was not found, and keeps recent searches on the device', async ({
  page,
}) => {
  await inPlace(page);
  await enterAs(page, await aCustomer());
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  const search = async (words: string) => {
    await page.getByLabel('What are you looking for?').fill(words);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  };
  await search('cleaning');
  await expect(page.getByRole('heading', { level: 2, name: 'Services' })).toBeVisible();
  await expectAccessible(page, 'results of the search');
  await page
    .getByRole('navigation', { name: 'Kinds of results' })
    .getByRole('link', { name: /Services/ })
    .click();
  await expect(page).toHaveURL((url) => url.searchParams.get('kind') === 'service');
  await search('xqzzvwk');
  await expect(page.getByText('Nothing found for “xqzzvwk”')).toBeVisible();
  await page.goto('/search');
  await expect(page.getByRole('link', { name: 'cleaning', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('link', { name: 'cleaning', exact: true })).toBeHidden();
});
