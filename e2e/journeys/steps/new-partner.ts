import { messageTo } from '../../fixtures/inbox.ts';
import { type Page, expect } from '../../fixtures/test.ts';

/** In Hindi, from the number to the code. */
export async function signUp(page: Page, mobileNumber: string): Promise<void> {
  await page.getByLabel('मोबाइल नंबर').fill(mobileNumber);
  await page.getByRole('button', { name: 'OTP भेजें' }).click();
  const code = /\d{6}/.exec(await messageTo(mobileNumber, 'sign_in_code'))?.[0] ?? '';
  await page.getByLabel('SMS में आया OTP').fill(code);
}

/** What is at stake is confirmed by a fresh code, once for some minutes. */
export async function confirmByCode(page: Page, mobileNumber: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('SMS में आया OTP');
  await field.waitFor();
  const code = /\d{6}/.exec(await messageTo(mobileNumber, 'step_up_code'))?.[0] ?? '';
  await field.fill(code);
  await expect(dialog).toHaveCount(0);
}

export const goOn = (page: Page) => page.getByRole('button', { name: 'सेव करके आगे बढ़ें' }).click();
export const step = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

/** The four digits that came with the one rupee. */
export async function pennyCode(mobileNumber: string): Promise<string> {
  return /Reference (\d{4})/.exec(await messageTo(mobileNumber, 'bank_statement'))?.[1] ?? '';
}
