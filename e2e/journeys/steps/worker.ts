import { expect, type Page } from '../../fixtures/test.ts';
import { chooseDay } from './customer.ts';

/** A card of the firm's home that is about this customer. */
const cardOf = (page: Page, section: string, customer: string | RegExp) =>
  page.getByRole('region', { name: section }).getByRole('listitem').filter({ hasText: customer });

/** Accepts with the professional whom the home suggests; answers the name. */
export async function acceptRequest(page: Page, customer: string | RegExp): Promise<string> {
  const accept = cardOf(page, 'New requests', customer).getByRole('button', { name: /^Accept with / });
  const name = (await accept.innerText()).replace('Accept with ', '').trim();
  await accept.click();
  const dialog = page.getByRole('dialog', { name: 'Accept this request?' });
  await dialog.getByRole('button', { name: `Accept with ${name}` }).click();
  await expect(dialog).toBeHidden();
  await expect(cardOf(page, 'New requests', customer)).toHaveCount(0);
  return name;
}

/** Accepts and sends this professional, also where another one is suggested. */
export async function acceptWith(page: Page, customer: string | RegExp, professional: string): Promise<void> {
  await cardOf(page, 'New requests', customer).getByRole('button', { name: 'Someone else' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign a professional' });
  await dialog.getByRole('group', { name: 'Available' }).getByText(professional).click();
  await dialog.getByRole('button', { name: `Accept with ${professional}` }).click();
  await expect(dialog).toBeHidden();
}

/** Any picture will do as a photo of the work. */
export async function sendPhoto(page: Page): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ scale: 'css' }),
  });
  await page.getByRole('button', { name: 'Send 1 photo' }).click();
}

export async function openJob(page: Page, dayIndex: number, title: RegExp): Promise<void> {
  await chooseDay(page, dayIndex);
  await page.getByRole('link', { name: title }).first().click();
}

export async function start(page: Page, code: string): Promise<void> {
  await page.getByRole('link', { name: 'I’ve arrived' }).click();
  await page.getByLabel('Start OTP').fill(code);
  await expect(page.getByRole('heading', { name: 'Photos before' })).toBeVisible();
}
