import { createPost } from '@nukkad/contract/network/post/post.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aLongMember, makeGroup } from '../fixtures/groups.ts';
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

test('by the keyboard alone a customer finds a post in Hindi typed in Latin letters, and a group with a letter wrong, and opens it', async ({
  page,
}) => {
  const [farah, gopal] = [await aLongMember('Farah Qadri'), await aLongMember('Gopal Iyer')];
  const mark = crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'k');
  const group = await makeGroup(farah, { name: `Beekeepers ${mark}`, joining: 'open', colour: 'teal' });
  await callAs(farah.session, createPost, {
    body: { body: `${mark} में बिजली कब आएगी?`, audience: 'everyone', pictures: [] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  await enterAs(page, gopal.person);
  await page.goto('/feed');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field(page)).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.type('bijli');
  const posts = palette(page).getByRole('group', { name: 'Posts' });
  await expect(posts.getByRole('option').filter({ hasText: mark })).toBeVisible();
  await field(page).fill(`bekeepers ${mark}`);
  const groups = palette(page).getByRole('group', { name: 'Groups' });
  const line = groups.getByRole('option', { name: `Beekeepers ${mark}` });
  await expect(line).toContainText('1 member');
  await expectAccessible(page, 'the palette with a group');
  while (!(await line.evaluate((one) => one.getAttribute('aria-selected') === 'true')))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === `/groups/${group.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: `Beekeepers ${mark}` })).toBeVisible();
});
