import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi, lakshmisShop } from '../fixtures/people.ts';
import { aClerkOf } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

/** Not among the services of Lakshmi's shop; usual price ₹99 to ₹249. */
const service = 'Bike wash';

test('staff with services.create adds a service on a phone, and a customer finds it at that price', async ({
  page,
  newPerson,
}) => {
  test.slow();
  const clerk = await aClerkOf(lakshmi, 'Sunita Naik', [
    'services.view',
    'services.create',
    'services.update',
    'services.delete',
  ]);
  await inPlace(page);
  await enterAs(page, clerk);
  const dialog = page.getByRole('dialog');
  const price = dialog.getByLabel('Your price, before tax');

  await test.step('Add Service leads to the catalogue, which is searched', async () => {
    await page.goto('/sub-user');
    await page.getByRole('link', { name: 'Add Service' }).click();
    await expect(page).toHaveURL(/\/service-categories\/add-service-category$/);
    await page.getByRole('searchbox', { name: /^Search services/ }).fill('bike wsh');
    await page.getByRole('main').getByRole('link', { name: service }).click();
    await expect(page).toHaveURL(/dialog=service&service=bike-wash/);
  });

  await test.step('promise 96: no point and no minus is dropped from a typed price', async () => {
    await price.fill('-5');
    await expect(dialog.getByText('Enter an amount without a minus sign.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add service' }).click();
    await expect(price).toBeFocused();
    await price.fill('44950');
    await expect(dialog.getByText('Enter a price from ₹33 to ₹747. Usual: ₹99 to ₹249.')).toBeVisible();
    await price.fill('300');
    await expect(dialog.getByText('Higher than usual (₹99 to ₹249). Check the amount.')).toBeVisible();
    await price.fill('₹ 129.509');
    await price.blur();
    await expect(price).toHaveValue('129.50');
  });

  await test.step('the preview shows what a customer pays, and the service is added', async () => {
    await expect(dialog.getByText('To pay')).toBeVisible();
    await expect(dialog.getByText('₹129.50').first()).toBeVisible();
    await expect(dialog.getByText('₹187').first()).toBeVisible();
    // The card, too, has the price with tax.
    const preview = dialog.getByRole('region', { name: 'What customers see' });
    await expect(preview.getByText(/^₹/).first()).toHaveText('₹187');
    await dialog.getByRole('button', { name: 'Add service' }).click();
    await expect(page.getByText(`${service} added.`)).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  const customer = await newPerson('phone');
  await inPlace(customer);
  await test.step('a customer finds it with the shop, at what the preview said', async () => {
    await expect(async () => {
      await customer.goto('/services/bike-wash');
      await expect(customer.getByText('₹187').first()).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await customer.getByRole('region', { name: 'Choose options' }).scrollIntoViewIfNeeded();
    await expect(customer.getByRole('main').getByText(lakshmisShop)).toBeVisible();
  });

  const row = page.getByRole('main').getByRole('link', { name: service });
  const card = page
    .locator('[data-list-row]')
    .filter({ has: page.getByRole('link', { name: service, exact: true }) });
  await test.step('what is typed is not lost when the dialog is left', async () => {
    await page.goto('/service-categories?q=bike');
    await expect(card).toContainText('₹129.50');
    await expect(page.getByRole('link', { name: /^All 33/ })).toBeVisible();
    await row.click();
    await price.fill('149.25');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog.getByText('Your changes aren’t saved.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toContainText('₹149.25');
  });

  await test.step('promise 91: prices of chosen services are shown before and after, then changed at once', async () => {
    await card.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Change prices' }).click();
    await dialog.getByLabel('Percent, 1 to 200').fill('10');
    await expect(dialog.getByRole('list', { name: 'New prices' })).toContainText('₹149.25 → ₹164');
    await dialog.getByRole('button', { name: 'Change 1 price' }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toContainText('₹164');
  });

  await test.step('it is paused, removed, and gone for customers', async () => {
    await row.click();
    await dialog.getByRole('switch', { name: /Customers can book it/ }).uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(card).toContainText('Paused');
    await expect(async () => {
      await customer.goto('/services/bike-wash');
      await expect(customer.getByRole('heading', { level: 1, name: service })).toBeVisible();
      await expect(customer.getByText('₹164')).toHaveCount(0, { timeout: 3_000 });
    }).toPass();
    await row.click();
    await dialog.getByRole('link', { name: 'Remove' }).click();
    await expect(page).toHaveURL(/dialog=remove-service/);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(0);
  });
});
