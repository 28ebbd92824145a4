import { inPlace } from '../fixtures/enter.ts';
import { aReviewedVisit } from '../fixtures/reviews.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

interface Described {
  readonly aggregateRating?: { readonly ratingValue: number; readonly ratingCount: number };
  readonly review?: readonly { readonly reviewBody: string }[];
}

/** What the page says of itself to search engines. */
const describedOn = (page: Page): Promise<Described> =>
  page.evaluate(() => {
    const block = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    return (JSON.parse(block) as { '@graph': [Described] })['@graph'][0];
  });

test('who reads a service’s page to its end finds the newest reviews in words, and its stars are those of the list of all of them', async ({
  page,
}) => {
  await aReviewedVisit({ inDays: 9 });
  await inPlace(page);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  // The page is kept, and drawn anew a moment after the review.
  await expect(async () => {
    await page.goto('/services/tap-repair');
    await expect(reviews.getByText('itself holds', { exact: false }).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const { aggregateRating, review = [] } = await describedOn(page);
  const stars = page
    .getByRole('main')
    .getByText(/^Rated /)
    .first();
  const value = (aggregateRating?.ratingValue ?? 0).toFixed(1);
  await expect(stars).toHaveText(`Rated ${value} of 5`);
  for (const { reviewBody } of review) await expect(reviews).toContainText(reviewBody);
  await reviews.getByRole('link', { name: /See (all )?\d+ reviews?/ }).click();
  await expect(page.getByRole('heading', { name: /^Reviews of Tap repair/ })).toBeVisible();
  const count = aggregateRating?.ratingCount ?? 0;
  await expect(page.getByRole('main')).toContainText(count === 1 ? '1 review' : `${count} reviews`);
  await expect(page.getByRole('main')).toContainText(value);
});
