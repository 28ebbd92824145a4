import { enterAs, inPlace } from '../fixtures/enter.ts';
import { speak } from '../pages/visit.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('in the Hindi app Latin letters become Devanagari by keyboard, and the help can be turned off', async ({
  page,
}) => {
  await inPlace(page);
  await speak(page, 'hi');
  await enterAs(page, await aCustomer());
  await page.goto('/buyer/addresses?dialog=address');
  const landmark = page.getByLabel('लैंडमार्क (वैकल्पिक)');
  await landmark.pressSequentially('sharma');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveText('शर्मा');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(landmark).toHaveValue('शर्मा');
  await expect(landmark).toBeFocused();
  await expect(options).toHaveCount(0);

  await landmark.pressSequentially(' gali');
  await page.getByRole('option', { name: 'गली', exact: true }).click();
  await expect(landmark).toHaveValue('शर्मा गली');

  await landmark.pressSequentially(' park');
  await expect(options.first()).toBeVisible();
  await page.getByRole('button', { name: 'सुझाव बंद करें' }).click();
  await expect(options).toHaveCount(0);
  await page.reload();
  await landmark.pressSequentially('ram');
  await expect(page.getByRole('button', { name: 'हिन्दी सुझाव दिखाएँ' })).toBeVisible();
  await expect(options).toHaveCount(0);
});
