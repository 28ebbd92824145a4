import { enterAs, inPlace } from '../fixtures/enter.ts';
import { cleanCornerOwner, lakshmi } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { type Page, expect, test } from '../fixtures/test.ts';
import { navigate } from '../pages/walk.ts';

interface Shown {
  readonly path: string;
  readonly says: string;
  readonly go: string;
  /** Where its button leads: never back to the same address. */
  readonly to: string;
}

async function expectEach(page: Page, shown: readonly Shown[]): Promise<void> {
  for (const [place, { path, says, go, to }] of shown.entries()) {
    await (place === 0 ? page.goto(path) : navigate(page, path));
    await expect(page.getByText(says), path).toBeVisible();
    const link = page.getByRole('main').getByRole('link', { name: go });
    await expect(link.last(), path).toHaveAttribute('href', to);
  }
}

test('a partner meets each empty screen where it belongs, and each leads on', async ({ page }) => {
  await inPlace(page);
  await enterAs(page, lakshmi);
  await expectEach(page, [
    {
      path: '/message_center?q=zzz',
      says: 'No one found with that name',
      go: 'Contact support',
      to: '/help/support',
    },
    {
      path: '/message_center?tab=support',
      says: 'All our support executive are busy',
      go: 'Other ways to reach us',
      to: '/help/support',
    },
    {
      path: '/message_center?tab=connections',
      says: 'No connections yet',
      go: 'See suggestions',
      to: '/network/suggestions',
    },
    {
      path: '/message_center?tab=feed',
      says: 'No posts yet',
      go: 'Find people',
      to: '/network/find',
    },
    { path: '/help/faqs', says: 'No videos yet', go: 'Ask us instead', to: '/contact-us' },
  ]);
});

test('a business without jobs is led to its first one, which has no questions yet', async ({ page }) => {
  await inPlace(page);
  await enterAs(page, cleanCornerOwner);
  await expectEach(page, [
    {
      path: '/hire-talent/jobs',
      says: 'No jobs posted yet',
      go: 'Post a job',
      to: '/hire-talent/post-job',
    },
  ]);
  await navigate(page, '/hire-talent/post-job?step=who');
  await expect(page.getByText('No screening questions yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await expect(page.getByLabel('Question 1')).toBeVisible();
});

test('a customer has no favourites and no messages yet, and the quote banner opens all categories at its trade', async ({
  page,
}) => {
  await inPlace(page);
  await enterAs(page, await aCustomer());
  await expectEach(page, [
    { path: '/buyer/favourites', says: 'No favourites yet', go: 'Browse services', to: '/services' },
    { path: '/message_center', says: 'No messages yet', go: 'Contact support', to: '/help/support' },
  ]);
  await page.goto('/home');
  await page.getByRole('link', { name: 'Get a quote' }).click();
  await expect(page).toHaveURL('/home?all=1&type=office&group=office-care&category=office-clean');
  await expect(page.getByRole('dialog', { name: 'All categories' })).toBeVisible();
});
