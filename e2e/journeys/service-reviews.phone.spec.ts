import { inPlace } from '../fixtures/enter.ts';
import { aReviewedVisit } from '../fixtures/reviews.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilStarted } from '../pages/walk.ts';

test('reviews that the server drew stay on a service’s page when its prices are asked anew for a place', async ({
  page,
}) => {
  await aReviewedVisit({ inDays: 9 });
  await inPlace(page);
  const asked = page.waitForResponse((answer) => answer.url().includes('/service/serviceDetails'));
  await page.goto('/services/tap-repair');
  await untilStarted(page);
  await asked;
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByText('itself holds', { exact: false }).first()).toBeVisible();
  await reviews.getByRole('link', { name: /See (all )?\d+ reviews?/ }).click();
  await expect(page.getByRole('heading', { name: /^Reviews of Tap repair/ })).toBeVisible();
});
