import { enterAs, inPlace } from '../fixtures/enter.ts';
import { coolCare, coolCareOwner } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** At Indiranagar only Joseph's shop offers it. Each further AC adds one more unit. */
const service = 'Window AC service';
const slug = 'window-ac-service';

test('a partner sets an own price for an answer and switches another off, and customers meet exactly that', async ({
  page,
  newPerson,
}) => {
  test.slow();
  await inPlace(page);
  await enterAs(page, coolCareOwner);
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('main').getByRole('link', { name: service });
  const ofAnswer = (label: string) => dialog.getByRole('switch', { name: new RegExp(`^${label}`) });
  const save = dialog.getByRole('button', { name: 'Save' });

  await test.step('the editor lists every answer with what it adds', async () => {
    await page.goto('/service-categories?q=window');
    await row.click();
    await expect(dialog.getByRole('heading', { name: 'Options customers choose' })).toBeVisible();
    await expect(ofAnswer('1 AC')).toBeChecked();
    await expect(dialog.getByText('Included in your price')).toBeVisible();
  });

  const price = dialog.getByLabel('Your extra charge, before tax');
  await test.step('promise 96: a slipped digit is refused at the field, an unusual price is warned of', async () => {
    await dialog.getByRole('button', { name: 'Change price: 2 ACs' }).click();
    await price.fill('50000');
    await expect(dialog.getByText(/^Enter a price from ₹116 to ₹1,947\./)).toBeVisible();
    await save.click();
    await expect(price).toBeFocused();
    await price.fill('700');
    await expect(dialog.getByText('Higher than usual (₹349 to ₹649). Check the amount.')).toBeVisible();
    await price.fill('405');
  });

  await test.step('a required question keeps one answer', async () => {
    for (const label of ['1 AC', '2 ACs', '3 ACs']) await ofAnswer(label).uncheck();
    await expect(dialog.getByText('Keep at least one option of this question on.')).toBeVisible();
    await save.click();
    await expect(dialog).toBeVisible();
    for (const label of ['1 AC', '2 ACs']) await ofAnswer(label).check();
    await expect(dialog.getByText('Keep at least one option of this question on.')).toBeHidden();
  });

  await test.step('the preview shows what customers will see', async () => {
    const preview = dialog.getByRole('region', { name: 'What customers see' });
    await expect(preview.getByText('You don’t offer this')).toBeVisible();
    await expect(preview.getByRole('radio', { name: /^3 ACs/ })).toBeDisabled();
    await preview.getByText('2 ACs').click();
    await expect(preview.getByText('To pay')).toBeVisible();
    await save.click();
    await expect(page.getByText(`${service} saved.`)).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  const customer = await newPerson('phone');
  await inPlace(customer);
  await enterAs(customer, await aCustomer('Meera Iyer'));
  const shop = customer.getByRole('radio', { name: new RegExp(coolCare) });
  await test.step('what no partner there does cannot be chosen, and the chosen partner is named for it', async () => {
    await customer.goto(`/services/${slug}`);
    await customer.getByRole('region', { name: 'Choose options' }).scrollIntoViewIfNeeded();
    await expect(customer.getByRole('radio', { name: /^3 ACs/ })).toBeDisabled();
    await expect(customer.getByText('Not offered near you')).toBeVisible();
    await customer.getByText('2 ACs').click();
    await expect(shop).toBeEnabled();
    await customer.getByText(coolCare).click();
    await expect(customer.getByText(`${coolCare} doesn’t offer this`)).toBeVisible();
  });

  await test.step('what is switched off while it lies in the cart is said there', async () => {
    await customer.getByRole('button', { name: 'Add and choose a time' }).click();
    await expect(customer).toHaveURL(/\/(cart|checkout)/);
    await row.click();
    await ofAnswer('2 ACs').uncheck();
    await save.click();
    await expect(dialog).toBeHidden();
    await customer.goto('/cart');
    await expect(customer.getByText(`${coolCare} no longer offers an option you chose.`)).toBeVisible();
    await customer.getByRole('alert').getByRole('button', { name: 'Use any available partner' }).click();
    await expect(customer.getByText('no longer offers an option you chose')).toBeHidden();
  });

  await test.step('everything goes back to the standard', async () => {
    await row.click();
    for (const label of ['2 ACs', '3 ACs']) await ofAnswer(label).check();
    await dialog.getByRole('button', { name: 'Change price: 2 ACs' }).click();
    await price.fill('');
    await save.click();
    await expect(dialog).toBeHidden();
  });
});
