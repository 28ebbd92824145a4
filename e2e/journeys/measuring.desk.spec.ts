import { collected } from '../fixtures/collector.ts';
import { inPlace, logIn } from '../fixtures/enter.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

test.describe.configure({ mode: 'serial' });

/** Analytics are for production; everything else of the server stays as it is. */
async function asInProduction(page: Page): Promise<void> {
  await page.route('**/api/home/aapSettings', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), production: true } });
  });
}

const pages = async () =>
  (await collected())
    .filter(({ event_type }) => event_type === 'Page View')
    .map(({ event_properties }) => event_properties?.path);

test('outside of production nothing is asked and nothing is sent', async ({ page }) => {
  await inPlace(page);
  await page.goto('/about/data');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('complementary', { name: 'Your consent' })).toHaveCount(0);
  expect(await collected()).toEqual([]);
});

test('a person who declines is not measured, and not asked again', async ({ page }) => {
  await asInProduction(page);
  await inPlace(page);
  await page.goto('/about/data');
  await page.getByRole('button', { name: 'No thanks' }).click();
  await page.goto('/help/support');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('complementary', { name: 'Your consent' })).toHaveCount(0);
  expect(await collected()).toEqual([]);
});

test('after a yes: a page view for each page, a session at login, and the person by id alone', async ({
  page,
}) => {
  await asInProduction(page);
  await inPlace(page);
  const customer = await aCustomer();
  await page.goto('/about/data');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(pages).toEqual(['/about/data']);

  const before = Date.now();
  await page.goto('/login?return=%2Fabout%2Fdata');
  await expect.poll(pages).toContain('/login');
  await logIn(page, customer);
  await expect(page).toHaveURL(/about\/data/);
  const identified = async () =>
    (await collected()).find(({ event_type, user_id }) => event_type === '$identify' && user_id);
  await expect.poll(identified, { timeout: 15_000 }).toMatchObject({
    user_properties: { $set: { plan: 'premium', location: 'India' } },
  });
  const { session_id, user_properties } = (await identified()) ?? { session_id: 0 };
  expect(session_id).toBeGreaterThanOrEqual(before);
  expect(Date.parse(user_properties?.$set?.['lastLogin'] ?? '')).toBeGreaterThanOrEqual(before);

  const everything = JSON.stringify(await collected());
  for (const word of [customer.mobileNumber, customer.fullName]) expect(everything).not.toContain(word);
});
