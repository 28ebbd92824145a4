import { aFullCart } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { expect, test } from '../fixtures/test.ts';

const gstNumber = '27AAPFU0939F1ZV';

test('a GST number is added at checkout, refused at its field where it is wrong, and changed on the booking', async ({
  page,
}) => {
  const { customer } = await aFullCart({ shop: null, inDays: 9 });
  await inPlace(page);
  await enterAs(page, customer);
  await page.goto('/checkout?step=pay');
  await page.getByText('Cash after the work').click();
  await page.getByLabel('Add GST number for a tax invoice (optional)').check();
  const number = page.getByLabel('GST number', { exact: true });
  await number.fill('27aapfu 0939f1za');
  await page.getByRole('button', { name: /^Book/ }).click();
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/last character of this GST number/);
  await expect(page.getByLabel('Business name')).toHaveAccessibleDescription(
    'Enter the name of the business.',
  );
  await number.fill(gstNumber.toLowerCase());
  await expect(number).toHaveValue(gstNumber);
  await page.getByLabel('Business name').fill('Verma and Sons');
  await page.getByRole('button', { name: /^Book/ }).click();

  await expect(page).toHaveURL(/\/buyer\/bookings\//);
  await expect(page.getByText(gstNumber)).toBeVisible();
  await page.getByRole('link', { name: 'Edit GST number' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('GST number', { exact: true })).toHaveValue(gstNumber);
  await dialog.getByLabel('Business name').fill('Verma Traders');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Verma Traders')).toBeVisible();

  await page.getByRole('link', { name: 'Edit GST number' }).click();
  await dialog.getByRole('button', { name: 'Remove GST number' }).click();
  await expect(page.getByRole('link', { name: 'Add GST number for a tax invoice' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Add GST number for a tax invoice' })).toBeVisible();
  await expect(page.getByText(gstNumber)).toBeHidden();
});
