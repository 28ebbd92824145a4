import { inPlace } from '../fixtures/enter.ts';
import { aReviewedVisit } from '../fixtures/reviews.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilStarted } from '../pages/walk.ts';

test('who reads a service’s page to its end finds the newest reviews, and the way to all of them', async ({
  page,
}) => {
  await aReviewedVisit({ inDays: 9 });
  await inPlace(page);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  // The page is kept, and drawn anew a moment after the review.
  await expect(async () => {
    await page.goto('/services/tap-repair');
    await untilStarted(page);
    await reviews.scrollIntoViewIfNeeded({ timeout: 2_000 });
    await expect(reviews.getByText('itself holds', { exact: false }).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await reviews.getByRole('link', { name: /See (all )?\d+ reviews?/ }).click();
  await expect(page.getByRole('heading', { name: /^Reviews of Tap repair/ })).toBeVisible();
});
