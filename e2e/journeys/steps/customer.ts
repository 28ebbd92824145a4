import { readFile } from 'node:fs/promises';
import { expect, type Page } from '../../fixtures/test.ts';

/** From a service's page into the cart; a signed-out person is asked to sign in. */
export async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add and choose a time' }).click();
}

export const home = { pincode: '560038', house: '14, 2nd Floor, Gulmohar Apartments', locality: '12th Main' };

/** The form of the first address, which the checkout shows by itself; it goes on to the time. */
export async function addAddress(page: Page, contact: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Address' });
  await form.getByLabel('PIN code').fill(home.pincode);
  await form.getByLabel('House, floor, building').fill(home.house);
  await form.getByLabel('Street and locality').fill(home.locality);
  await form.getByLabel(/^(Contact at the address|Your name)$/).fill(contact);
  await form.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText(/^First (free slot|slot with no extra charge)/)).toBeVisible();
}

/** From the checkout without an address to the step where one pays. */
export async function chooseAddressAndTime(page: Page, contact: string, daysAhead: number): Promise<void> {
  await addAddress(page, contact);
  await chooseTime(page, daysAhead);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}

/** Chooses a day of the strip and its first free time, which is then kept. */
export async function chooseTime(page: Page, daysAhead: number): Promise<void> {
  await chooseDay(page, daysAhead);
  await freeTimes(page).first().click();
  await expect(page.getByText(/slot held for/)).toBeVisible();
}

/** The `place`th day of the strip. */
export async function chooseDay(page: Page, place: number): Promise<void> {
  const day = page.getByRole('group', { name: 'Which day?' }).locator('label').nth(place);
  await day.click();
  await expect(day.getByRole('radio')).toBeChecked();
}

export const freeTimes = (page: Page) =>
  page.getByRole('group', { name: 'What time?' }).locator('label:has(input:enabled)');

/** The booking's state, in the words of its board. */
export const headline = (page: Page, words: string | RegExp) =>
  page.getByRole('main').locator('p').filter({ hasText: words }).first();

/** The timeline says this step has happened or is happening: it updates without a reload. */
export const timelineStep = (page: Page, words: string | RegExp) =>
  page.getByRole('region', { name: 'Status' }).getByRole('listitem').filter({ hasText: words });

/** What a page would lose if it were loaded anew. */
export async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', 'yes'));
}

export async function expectNotReloaded(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-marked', 'yes');
}

/** The bytes of the paper that the browser is handed. */
export async function downloadInvoice(page: Page): Promise<Buffer> {
  const button = page.getByRole('button', { name: 'Download invoice' });
  await expect(button).toBeVisible();
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  return readFile(await file.path());
}

export const startCodeOn = (page: Page) => page.locator('strong[aria-labelledby="start-code"] span').first();
