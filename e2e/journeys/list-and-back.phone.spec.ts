import { inPlace } from '../fixtures/enter.ts';
import { takenOver } from '../fixtures/taken-over.ts';
import { expect, test } from '../fixtures/test.ts';

test('who opens a service far down in the list and comes back finds the same cards at the same place', async ({
  page,
}) => {
  await inPlace(page);
  await page.goto('/services');
  await takenOver(page);
  const main = page.getByRole('main');
  const cards = main.getByRole('region', { name: /services/ }).locator('> ul > li');
  const more = main.getByRole('button', { name: 'Show more' });
  const first = await cards.count();
  for (const pages of [2, 3]) {
    await more.click();
    await expect(cards).toHaveCount(pages * first);
  }
  const names = await cards.allTextContents();
  const far = cards.nth(2 * first + 4);
  await far.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  const before = await far.boundingBox();
  await far.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/services\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goBack();
  await expect(cards).toHaveCount(3 * first);
  expect(await cards.allTextContents()).toEqual(names);
  await expect.poll(async () => (await far.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});
