import { expect, type Page, test } from '../fixtures/test.ts';
import { untilStarted } from '../pages/walk.ts';

const field = (page: Page) => page.getByLabel('Search services');
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test('suggestions come while one types, are walked by keys, and lead to the service', async ({ page }) => {
  await page.goto('/home');
  await untilStarted(page);
  await field(page).fill('bathrum');
  const first = list(page).getByRole('option').first();
  await expect(first).toBeVisible();
  await expect(field(page)).toHaveRole('combobox');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const option = list(page).getByRole('option', { name: /Bathroom cleaning/ });
  const place = (await list(page).getByRole('option').allInnerTexts()).findIndex((text) =>
    text.startsWith('Bathroom cleaning'),
  );
  for (let step = 0; step <= place; step += 1) await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services\/bathroom-cleaning$/);

  await page.goto('/services');
  await untilStarted(page);
  await field(page).click();
  await expect(list(page).getByRole('option', { name: 'Bathroom cleaning' })).toBeVisible();
  await list(page).getByRole('option', { name: 'Clear recent searches' }).click();
  await expect(list(page).getByRole('option')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
});

test('Enter without a marked suggestion searches for the words, and Escape closes the list alone', async ({
  page,
}) => {
  await page.goto('/home');
  await untilStarted(page);
  await field(page).fill('tap');
  await expect(list(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue('tap');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/services' && url.searchParams.get('q') === 'tap');
});

test('a question that is older than the letters is aborted, and the same letters are asked once', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('**/api/service/suggest?*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '');
    await route.continue();
  });
  await page.goto('/home');
  await untilStarted(page);
  await field(page).pressSequentially('plumber', { delay: 20 });
  await expect(
    list(page)
      .getByRole('option', { name: /Plumber/ })
      .first(),
  ).toBeVisible();
  await expect.poll(() => asked.at(-1)).toBe('plumber');
  expect(asked.length).toBeLessThan('plumber'.length);
  const before = asked.length;
  await field(page).fill('');
  await field(page).fill('plumber');
  await expect(
    list(page)
      .getByRole('option', { name: /Plumber/ })
      .first(),
  ).toBeVisible();
  expect(asked.length).toBe(before);
});

test('words that mean no service find none, and the page offers categories and a way to ask', async ({
  page,
}) => {
  await page.goto('/services?q=zzzz');
  await expect(page.getByText('No services for “zzzz”')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Electrician' }).last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for this service' })).toBeVisible();
  await untilStarted(page);
  await field(page).fill('qqqq');
  await expect(page.getByText('No match. Try another word, or choose a category.')).toBeVisible();
});
