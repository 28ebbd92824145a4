import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCustomer, codeSentBy } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('promise 88: consent is given and taken back, a copy is made and holds the own words', async ({
  page,
}) => {
  await inPlace(page);
  await enterAs(page, await aCustomer('Chandrika Rao'));
  await page.goto('/profile/settings');
  // What is above has its place: a link that moves under a press is not followed.
  await expect(page.getByRole('checkbox', { name: 'Offers: Push' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Privacy' }).click();

  const offers = page.getByRole('switch', { name: /News and offers/ });
  await expect(offers).not.toBeChecked();
  await offers.click();
  await expect(page.getByText(/^Allowed on /)).toBeVisible();
  await page.reload();
  await expect(offers).toBeChecked();
  await offers.click();
  await expect(page.getByText(/^Not allowed since /)).toBeVisible();

  await page.getByRole('button', { name: 'Request a copy' }).click();
  const toRead = page.getByRole('link', { name: 'To read (HTML)' });
  await expect(toRead).toBeVisible({ timeout: 20_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), toRead.click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  expect(Buffer.concat(chunks).toString()).toContain('Chandrika Rao');
});

test('promise 88: an account is erased for good after a second thought and a code; its number is free again', async ({
  page,
}) => {
  const customer = await aCustomer('Dinesh Kamath');
  await inPlace(page);
  await enterAs(page, customer);
  await page.goto('/profile/privacy');
  await page.getByText('What the law requires us to keep', { exact: true }).click();
  // Nothing was booked, so nothing of it is kept.
  await expect(page.getByText('Record of the deletion')).toBeVisible();
  await expect(page.getByText('Invoices', { exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'Delete my account' }).click();
  const last = page.getByRole('dialog', { name: 'Delete your account for good?' });
  const confirm = last.getByRole('button', { name: 'Delete my account' });
  await expect(confirm).toBeDisabled();
  await last.getByLabel('I understand this can’t be undone.').check();
  const code = await codeSentBy(customer.mobileNumber, () => confirm.click(), 'step_up_code');
  // Left and opened again within the minute: no other code is sent, and the one that came still counts.
  await page.getByLabel('OTP from the SMS').waitFor();
  await page.reload();
  await last.getByLabel('I understand this can’t be undone.').check();
  await confirm.click();
  await page.getByLabel('OTP from the SMS').fill(code);
  await expect(page.getByText(/Your account has been deleted/)).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
