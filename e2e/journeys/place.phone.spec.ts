import { listCities } from '@nukkad/contract/places/geography/geography.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { anAddressOf } from '../fixtures/bookings.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

const indiranagar = { latitude: 12.9784, longitude: 77.6408 };

const placeButton = (page: Page) => page.getByRole('link', { name: /^Location: / });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function firstCity(): Promise<string> {
  const { items } = await callAs(null, listCities, { query: { limit: 1 } });
  return items[0]?.city ?? '';
}

test('on a first visit no dialog opens by itself, the first city is the place, and who needs a place is asked for it', async ({
  page,
}) => {
  const city = await firstCity();
  for (const path of ['/home', '/services', '/services/tap-repair']) {
    await page.goto(path);
    await expect(placeButton(page)).toContainText(city);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Add and choose a time' }).click();
  const picker = dialog(page, 'Where do you need it?');
  await picker.getByRole('combobox').fill('560038');
  await picker.getByRole('option').first().click();
  await expect(picker).toBeHidden();
  await expect(placeButton(page)).toContainText(/Indiranagar|560038/);
});

test('a person who refuses access is told so word for word, and the way on leads back to the picker', async ({
  page,
}) => {
  await page.goto('/home?dialog=location');
  const picker = dialog(page, 'Where do you need it?');
  await picker.getByRole('button', { name: 'Use my location' }).click();
  const prompt = dialog(page, 'Location Access');
  await expect(prompt).toContainText('Please allow location access to get location based features.');
  await prompt.getByRole('link', { name: 'Choose location' }).click();
  await expect(picker.getByRole('alert')).toContainText(
    'Please allow location access to get location based features.',
  );
  await picker.getByRole('combobox').fill('560034');
  await picker
    .getByRole('option', { name: /560034/ })
    .first()
    .click();
  await expect(placeButton(page)).toContainText(/Koramangala|560034/);
});

test('a device that cannot tell where it is says so word for word', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(null);
  await page.goto('/home?dialog=location');
  await dialog(page, 'Where do you need it?').getByRole('button', { name: 'Use my location' }).click();
  const prompt = dialog(page, 'Location Services');
  await expect(prompt).toContainText(
    'Please enable location services on your device to get location based features.',
  );
  await prompt.getByRole('button', { name: 'Close' }).last().click();
  await expect(prompt).toBeHidden();
  await expect(placeButton(page)).toContainText(await firstCity());
});

test('at each start the device is asked again, and its place is taken where the district differs', async ({
  page,
  context,
}) => {
  await inPlace(page, 'Mysuru');
  await page.goto('/');
  await expect(placeButton(page)).toContainText(/Mys[uo]r/);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(indiranagar);
  await page.reload();
  await expect(page.getByText(/^Showing services near /)).toBeVisible();
  await expect(placeButton(page)).not.toContainText(/Mys[uo]r/);
  const stored = () => page.evaluate(() => localStorage.getItem('serviceLocation'));
  const kept = await stored();
  // A few streets on, in the same district: nothing is published.
  await context.setGeolocation({ latitude: 12.9352, longitude: 77.6245 });
  const asked = page.waitForResponse('**/api/geography/geographicaldata?*');
  await page.reload();
  await asked;
  await page.waitForTimeout(500);
  expect(await stored()).toBe(kept);
});

test('a device that knows where it is needs no question at the first visit, and the button offers three addresses', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(indiranagar);
  await page.goto('/');
  await expect(page.getByText(/^Showing services near /)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await placeButton(page).click();
  await dialog(page, 'Where do you need it?').getByRole('button', { name: 'Use my location' }).click();
  const found = dialog(page, 'Choose your address');
  const candidates = found.getByRole('listitem').getByRole('button');
  await expect(candidates).toHaveCount(3);
  const name = await candidates.first().locator('b').innerText();
  await candidates.first().click();
  await expect(found).toBeHidden();
  await expect(placeButton(page)).toContainText(name);
});

const searches = [
  { by: 'PIN code', typed: '560034', option: /560034/, shown: /Koramangala|560034/ },
  { by: 'locality with a typing mistake', typed: 'Koramangla', option: /Koramangala/, shown: /Koramangala/ },
  { by: 'city', typed: 'Mysuru', option: /Mys[uo]r/, shown: /Mys[uo]r/ },
];
test('a place is found by PIN code, by a misspelled locality and by city, in the same field', async ({
  page,
}) => {
  await inPlace(page);
  await page.goto('/');
  const picker = dialog(page, 'Where do you need it?');
  for (const { by, typed, option, shown } of searches)
    await test.step(by, async () => {
      await placeButton(page).click();
      await picker.getByRole('combobox').fill(typed);
      await picker.getByRole('option', { name: option }).first().click();
      await expect(picker).toBeHidden();
      await expect(placeButton(page)).toContainText(shown);
    });
  await test.step('a place that is not there', async () => {
    await placeButton(page).click();
    await picker.getByRole('combobox').fill('zzqqxx');
    await expect(picker).toContainText('No data found');
  });
});

test('a saved address is a place as well, without typing', async ({ page }) => {
  const customer = await aCustomer();
  await anAddressOf(customer);
  await inPlace(page, '560034');
  await enterAs(page, customer);
  await page.goto('/');
  await placeButton(page).click();
  await dialog(page, 'Where do you need it?').getByRole('option', { name: /Home/ }).click();
  await expect(placeButton(page)).toContainText('Indiranagar');
});

test('where no partner does the work the page says so instead of a price, and offers another place', async ({
  page,
}) => {
  await inPlace(page, 'Mysuru');
  await page.goto('/services/tap-repair');
  await expect(page.getByText(/Not available in .+ yet/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add and choose a time' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Change location' }).click();
  await page.getByRole('combobox').fill('560038');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('button', { name: 'Add and choose a time' })).toBeVisible();
});
